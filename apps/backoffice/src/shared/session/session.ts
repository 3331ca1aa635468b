import {
  newKey,
  signIn as signInCall,
  me,
  signOut as signOutCall,
  type ApiClient,
  type Answer,
} from '@apto/api-client';
import {
  storage,
  createIndexedDbKeyStorage,
  createVault,
  createLiveSession,
  readToken,
  type Vault,
  type Exit,
} from '@apto/api-client/session';
import { atom } from 'jotai';
import { store } from '../store.ts';
import { draftVault } from './draft.ts';
import { toStored, sessionFrom, type Session } from './types.ts';

export type { Exit };

const NAME = 'apto.sessao';

const writableSessionAtom = atom<Session | null>(null);
/** The internal user's session, or null. Read-only outside this module. */
export const sessionAtom = atom((get) => get(writableSessionAtom));

const live = createLiveSession<Session>({
  vault: createVault(NAME, createIndexedDbKeyStorage('sessao'), storage),
  name: NAME,
  exitName: 'apto.saida',
  read: sessionFrom,
  write: toStored,
  onChange: (session, exit) => {
    store.set(writableExitAtom, exit);
    store.set(writableSessionAtom, session);
  },
});

const writableExitAtom = atom<Exit | null>(live.lastExit());
/** Why there is no session any more; null before the first one of this browser ended. */
export const exitAtom = atom((get) => get(writableExitAtom));

/** The present session without a subscription, for loaders and the API client. */
export const currentSession = (): Session | null => live.current();

/** Ends the session here and, through the store, in every other tab. Does nothing when there is none. */
export const terminate = (exit: Exit): void => live.terminate(exit);

/** Brings back the session of an earlier visit. Reads the vault once; later calls answer the present session. */
export const restoreSession = (): Promise<Session | null> => live.restore();

/** Follows what other tabs do: their logout is ours, their login replaces ours. Answers the way to stop. */
export const followOtherTabs = (): (() => void) => live.followOtherTabs();

/** For stories and tests: a session that was never stored. */
export const setTestSession = (session: Session | null): void => live.simulate(session);

function buildSession(token: string, profile: Answer<typeof me>): Session {
  const { permissions, expiresAt } = readToken(token);
  return {
    id: newKey(),
    token,
    expiresAt,
    // doc3 §6: permissions come from the login token; an opaque token leaves them to the profile.
    permissions: [...(permissions ?? profile.permissions)],
    profile: {
      id: profile.id,
      name: profile.name,
      email: profile.email,
      phone: profile.phone,
      empresa: { id: profile.defaultCompany.id, name: profile.defaultCompany.name },
      apiKey: profile.defaultCompany.apiKey?.key ?? null,
      clientes: profile.userCustomers.map((c) => c.customerId),
      unidades: profile.userCustomerBranches.map((b) => b.customerBranchId),
      quemAgenda: profile.quemAgenda,
      quemAvisa: profile.quemAvisa,
    },
  };
}

/**
 * Signs in (doc3 §7.1): POST /auth/login, then GET /auth/me with the new token. Throws `ApiError`.
 * @param apiWith makes a client that carries the given token, because there is no session yet
 */
export async function startSession(
  apiWith: (token: string | null) => ApiClient,
  credentials: { username: string; password: string },
): Promise<Session> {
  const { access_token: token } = await apiWith(null).invoke(signInCall, { body: credentials });
  const profile = await apiWith(token).invoke(me, {});
  const session = buildSession(token, profile);
  await live.start(session);
  return session;
}

/**
 * Signs out: tells the server (whose answer changes nothing here) and forgets everything, the request that was begun
 * included. A session that expires leaves it for the person's return.
 */
export async function leaveSession(
  api: ApiClient,
  openDraft: (userId: number) => Pick<Vault, 'erase'> = draftVault,
): Promise<void> {
  const userId = currentSession()?.profile.id;
  const notice = api.invoke(signOutCall, {}).catch(() => undefined);
  terminate('left');
  // A browser that keeps nothing has nothing to wipe.
  if (userId !== undefined)
    await openDraft(userId)
      .erase()
      .catch(() => undefined);
  await notice;
}
