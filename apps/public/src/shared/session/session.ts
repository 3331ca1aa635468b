import { signInAutoagendamento, signOut as chamadaSair, type Cliente } from '@apto/api-client';
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
const VERSION = 1;

const writing = atom<EmployeeSession | null>(null);
/** The employee's session, or null. Read-only outside this module. */
export const sessionAtom = atom((get) => get(writing));

/** The vault's contents are authenticated by its key, so the version says all about the shape. */
function read(value: unknown): EmployeeSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as { version?: unknown; session?: EmployeeSession };
  return stored.version === VERSION ? (stored.session ?? null) : null;
}

/** The session of this browser, encrypted at rest: coming back by the link while it lasts needs no new token. */
export const session: LiveSession<EmployeeSession> = createLiveSession<EmployeeSession>({
  vault: createVault(NAME, createIndexedDbKeyStorage('autoagendamento'), storage),
  nome: NAME,
  exitName: 'apto.autoagendamento.saida',
  read,
  write: (value) => ({ version: VERSION, session: value }),
  onChange: (newOne, exit) => {
    store.set(writing, newOne);
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
  cliente: Cliente,
  credentials: Credentials,
  before: Promise<unknown>,
): Promise<void> {
  const { access_token: token } = await cliente.invoke(signInAutoagendamento, { body: credentials });
  const [invite] = await Promise.all([inviteMark(credentials.password), before]);
  storeInvite('');
  await session.start({ token, expiraEm: readToken(token).expiraEm, invite });
}

/** Signs out: tells the server (whose answer changes nothing here) and forgets everything. */
export async function signOut(cliente: Cliente): Promise<void> {
  const notice = cliente.invoke(chamadaSair, {}).catch(() => undefined);
  session.terminate('saiu');
  await notice;
}
