/** Chromium and Firefox name the module that did not come; Safari does not, and asks again by itself. */
const ADDRESS = /module:?\s+(https?:\/\/\S+\.js)(?:\?\S*)?$/;

let asked = 0;

const importModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Asks for a module that did not come by another address: where the browser keeps the failure with the first one, it
 * would answer with it until the page is loaded anew, and what was typed would be lost.
 * @param error of the import that failed
 * @returns the module, or the same error where it does not come now either
 */
export async function askAgain(error: unknown, load = importModule): Promise<unknown> {
  const address = error instanceof Error ? ADDRESS.exec(error.message)?.[1] : undefined;
  if (address === undefined) throw error;
  asked += 1;
  try {
    return await load(`${address}?again=${asked}`);
  } catch {
    throw error;
  }
}
