import { ApiError } from '@apto/api-client';
import { DEFAULT_ERROR_TITLE } from '@apto/domain/messages';

/** The sentence of anything that was thrown. */
export function messageFrom(error: unknown, fallback: string = DEFAULT_ERROR_TITLE): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

/** A session that ended says so on the login page, and a call that was given up has nothing to say. */
export const isSilent = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof DOMException && error.name === 'AbortError');
