/** doc1 §8: code that has not arrived by then does not come any more. */
const GIVE_UP_MS = 120_000;

const NOT_COME = 'O código da tela não chegou.';

/** Code, or a failure once it is given up: a connection that hangs would be waited for without end. */
export const inTime = <T>(code: Promise<T>): Promise<T> =>
  Promise.race([
    code,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(NOT_COME)), GIVE_UP_MS);
    }),
  ]);

/** Code that could not be fetched: given up, no network, or a version that was replaced while the page was open. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === NOT_COME ||
    /dynamically imported module|module script|Failed to fetch/i.test(error.message));
