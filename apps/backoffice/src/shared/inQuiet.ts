/** Where the browser does not know its quiet moments (Safari), in milliseconds. */
const QUIET = 200;

/**
 * Does it when the browser has nothing better to do.
 * @returns gives it up
 */
export function inQuiet(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, QUIET);
  return () => clearTimeout(handle);
}

/** What waits for a quiet moment, and what is to follow it. */
export type QuietWork = () => Promise<readonly QuietWork[] | void>;

/**
 * Does one after the other, each in a quiet moment of its own: a person who begins to type waits for one of them at
 * most. What fails is left out.
 * @returns gives up what has not begun
 */
export function inQuietTurns(works: readonly QuietWork[]): () => void {
  const waiting = [...works];
  let giveUp = (): void => undefined;
  let isGivenUp = false;
  const takeTurn = async (work: QuietWork): Promise<void> => {
    const following = await work().catch(() => undefined);
    waiting.unshift(...(following ?? []));
    waitForTurn();
  };
  const waitForTurn = (): void => {
    const work = waiting.shift();
    if (work && !isGivenUp) giveUp = inQuiet(() => void takeTurn(work));
  };
  waitForTurn();
  return () => {
    isGivenUp = true;
    giveUp();
  };
}
