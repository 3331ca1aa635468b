import { ApiError } from '@apto/api-client';

/** What a link led to; `dead` where it is worth nothing (any more), an `ApiError` where that may be gone at the next try. */
export type Opened<Found> = Found | 'dead' | ApiError;

/** One refusal for every token that opens nothing. */
export const isDead = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Asks what the token of a link is worth.
 * @param read rejects with `ApiError`
 */
export async function openLink<Found>(
  token: string,
  read: (token: string) => Promise<Found>,
): Promise<Opened<Found>> {
  if (token === '') return 'dead';
  try {
    return await read(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // 400: no token of ours has that form.
    return isDead(error) || error.status === 400 ? 'dead' : error;
  }
}
