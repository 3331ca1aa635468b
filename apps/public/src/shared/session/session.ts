import { signInAutoagendamento, signOut as signOutCall, type ApiClient } from '@apto/api-client';
import {
  storage,
  createIndexedDbKeyStorage,
  createVault,
  createLiveSession,
  readToken,
  type Exit,
  type ExpiringSession,
  type LiveSession,
} from '@apto/api-client/session';
import { atom } from 'jotai';
import { store } from '../store.ts';
import { storeInvite, inviteMark } from './invitation.ts';

/** The employee's session; nothing of the internal user's, which another app keeps under other names. */
export interface EmployeeSession extends ExpiringSession {
  /** One-way mark of the token that opened it: a link with another token is another request. */
  invite: string | null;
}

const NAME = 'apto.autoagendamento.sessao';
/** Bumped when the shape above changes: a session of an older shape is then no session. */
const VERSION = 2;

const writableSessionAtom = atom<EmployeeSession | null>(null);
/** The employee's session, or null. Read-only outside this module. */
export const sessionAtom = atom((get) => get(writableSessionAtom));

/** The vault's contents are authenticated by its key, so the version says all about the shape. */
function read(value: unknown): EmployeeSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as { version?: unknown; session?: EmployeeSession };
  return stored.version === VERSION ? (stored.session ?? null) : null;
}

/** The session of this browser, encrypted at rest: coming back by the link while it lasts needs no new token. */
export const session: LiveSession<EmployeeSession> = createLiveSession<EmployeeSession>({
  vault: createVault(NAME, createIndexedDbKeyStorage('autoagendamento'), storage),
  name: NAME,
  exitName: 'apto.autoagendamento.saida',
  read,
  write: (value) => ({ version: VERSION, session: value }),
  onChange: (current, exit) => {
    store.set(writableSessionAtom, current);
    store.set(writableExitAtom, exit);
  },
});

const writableExitAtom = atom<Exit | null>(session.lastExit());
/** Why there is no session any more; null before the first one of this browser ended. */
export const exitAtom = atom((get) => get(writableExitAtom));

export interface Credentials {
  /** CPF, digits only. */
  username: string;
  /** Token of the link. */
  password: string;
  termoAceito: boolean;
}

/**
 * Signs in with CPF and token (doc3 §7.1). Throws `ApiError`.
 * @param antes awaited before the session begins, so that what it shows is there
 */
export async function signIn(
  api: ApiClient,
  credentials: Credentials,
  before: Promise<unknown>,
): Promise<void> {
  const { access_token: token } = await api.invoke(signInAutoagendamento, { body: credentials });
  const [invite] = await Promise.all([inviteMark(credentials.password), before]);
  storeInvite('');
  await session.start({ token, expiresAt: readToken(token).expiresAt, invite });
}

/** Signs out: tells the server (whose answer changes nothing here) and forgets everything. */
export async function signOut(api: ApiClient): Promise<void> {
  const notice = api.invoke(signOutCall, {}).catch(() => undefined);
  session.terminate('left');
  await notice;
}
