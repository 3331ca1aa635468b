import { ApiError } from '@apto/api-client';

/** Ends a session; where somebody, or time, was faster, what was wanted is so. */
export async function orEnded(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
