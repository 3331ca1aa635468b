import type { ApiError } from './error.ts';

/** Tries of one read, the first included. */
const TRIES = 3;
/** The longest wait that a person is made to sit through, in seconds: what asks for more is told at once. */
const PATIENCE_S = 2;

/** @throws the signal's reason once it is aborted */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      // What a call rejects with when it is aborted, whatever it is.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Waits until a read that was refused for the moment may be asked again: as long as Retry-After says and up to half as
 * long again, so that those who were refused together do not come back together.
 * @param tries how many there were
 * @throws ApiError the refusal, when it is to be told: no short wait is named, or it was asked often enough
 */
export async function waitToAskAgain(
  error: ApiError,
  tries: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { retryAfter } = error;
  if (retryAfter === null || retryAfter > PATIENCE_S || tries >= TRIES) throw error;
  await pause(retryAfter * 1000 * (1 + Math.random() / 2), signal);
}
