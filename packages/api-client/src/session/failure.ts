import { ApiError } from '../error.ts';

/** What the login page says about an attempt that failed. */
export interface LoginFailure {
  kind: 'credentials' | 'wait' | 'unavailable' | 'other';
  message: string;
  /** Epoch ms until which trying again is useless; only for `wait`. */
  until: number | null;
  requestId: string | null;
}

/** Wait when a 429 names none, in seconds. */
const DEFAULT_WAIT_S = 60;

/**
 * Sorts what signing in may answer: wrong credentials, too many attempts, server away, anything else.
 * @param nowMs the moment, epoch milliseconds
 */
export function loginFailure(error: unknown, nowMs: number): LoginFailure {
  if (!(error instanceof ApiError)) {
    return {
      kind: 'other',
      message: 'Não foi possível entrar. Tente novamente.',
      until: null,
      requestId: null,
    };
  }
  const { message, requestId } = error;
  if (error.status === 429) {
    const until = nowMs + (error.retryAfter ?? DEFAULT_WAIT_S) * 1000;
    return { kind: 'wait', message, until, requestId };
  }
  if (error.status === 0 || error.status >= 500)
    return { kind: 'unavailable', message, until: null, requestId };
  if (error.status === 401) return { kind: 'credentials', message, until: null, requestId };
  return { kind: 'other', message, until: null, requestId };
}

/** '45 s', '12 min 05 s': what is left of a wait. */
export function remainingTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
}
