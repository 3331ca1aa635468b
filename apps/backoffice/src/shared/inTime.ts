/** doc1 §8: code that has not arrived by then does not come any more. */
const GIVE_UP_MS = 120_000;

/** Code, or a failure once it is given up: a connection that hangs would be waited for without end. */
export const inTime = <T>(code: Promise<T>): Promise<T> =>
  Promise.race([
    code,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('O código da tela não chegou.')), GIVE_UP_MS);
    }),
  ]);
