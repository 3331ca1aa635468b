import { ApiError } from './error.ts';

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
 * Asks a read again that was refused for the moment: after what Retry-After says and up to half as long again, so that
 * those who were refused together do not come back together.
 * @throws ApiError the refusal, when it is to be told: no short wait is named, or it was asked often enough
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  refusal: ApiError,
  signal: AbortSignal | undefined,
  tries = 1,
): Promise<T> {
  const { retryAfter } = refusal;
  if (retryAfter === null || retryAfter > PATIENCE_S || tries >= TRIES) throw refusal;
  await pause(retryAfter * 1000 * (1 + Math.random() / 2), signal);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 503) throw error;
    return askAgain(ask, error, signal, tries + 1);
  }
}
