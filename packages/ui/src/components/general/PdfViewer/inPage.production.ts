/**
 * The worker's file on the page's own thread. Stands for `inPage.ts` under the condition `production` (Vite, webpack,
 * Rspack): these bring the file for the worker, and an import by name would put the same 1.2 MB into a build twice.
 * @param address of the worker's file
 */
export const loadInPage = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address);
