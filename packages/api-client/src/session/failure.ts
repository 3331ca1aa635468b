import type { ErrorCode } from '../codes.ts';
import { ApiError } from '../error.ts';

/** What the login page says about an attempt that failed. */
export interface LoginFailure {
  kind: 'credentials' | 'wait' | 'unavailable' | 'other';
  title: string;
  message: string;
  /** Trying again later may work, as it is: nothing that was typed is wrong. */
  isTransient: boolean;
  /** Epoch ms until which trying again is useless; only for `wait`. */
  until: number | null;
  requestId: string | null;
  /** The path of the door that the account is for, where this is not it. */
  door: string | null;
}

/** A door as the refusal's sentence writes it. */
const DOOR = /\/[a-z/-]*login/;

/** Wait when a 429 names none, in seconds. */
const DEFAULT_WAIT_S = 60;

const TITLE: Readonly<Record<LoginFailure['kind'], string>> = {
  credentials: 'Não foi possível entrar',
  wait: 'Muitas tentativas',
  unavailable: 'Sistema indisponível',
  other: 'Não foi possível entrar',
};

function kindOf(error: unknown): LoginFailure['kind'] {
  if (!(error instanceof ApiError)) return 'other';
  if (error.status === 429) return 'wait';
  if (error.status === 0 || error.status >= 500) return 'unavailable';
  return error.status === 401 ? 'credentials' : 'other';
}

/**
 * Sorts what signing in may answer: wrong credentials, too many attempts, server away, anything else.
 * @param nowMs the moment, epoch milliseconds
 */
export function loginFailure(error: unknown, nowMs: number): LoginFailure {
  const kind = kindOf(error);
  const answer = error instanceof ApiError ? error : null;
  return {
    kind,
    title: TITLE[kind],
    message: answer?.message ?? 'Não foi possível entrar. Tente novamente.',
    isTransient: kind === 'wait' || kind === 'unavailable',
    until: kind === 'wait' ? nowMs + (answer?.retryAfter ?? DEFAULT_WAIT_S) * 1000 : null,
    requestId: answer?.requestId ?? null,
    door: (answer?.codigo === ('OUTRA_PORTA' satisfies ErrorCode) && DOOR.exec(answer.message)?.[0]) || null,
  };
}

/** '45 s', '12 min 05 s': what is left of a wait. */
export function remainingTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
}
