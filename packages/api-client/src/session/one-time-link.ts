import { ApiError } from '../error.ts';

/** What a link led to; `dead` where it is worth nothing (any more), an `ApiError` where that may be gone at the next try. */
export type OpenedLink<Found> = Found | 'dead' | ApiError;

/** One refusal for every token that opens nothing. */
export const isDeadLink = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Asks what the token of a link is worth; without one it is worth nothing.
 * @param read rejects with `ApiError`
 */
export async function openLink<Found>(
  token: string,
  read: (token: string) => Promise<Found>,
): Promise<OpenedLink<Found>> {
  if (token === '') return 'dead';
  try {
    return await read(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // 400: no token of ours has that form.
    return isDeadLink(error) || error.status === 400 ? 'dead' : error;
  }
}
