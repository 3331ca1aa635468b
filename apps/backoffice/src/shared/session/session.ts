import { newKey, signIn as signInCall, me, type ApiClient, type Answer } from '@apto/api-client';
import { createStoredSession } from '@apto/api-client/react';
import { readToken } from '@apto/api-client/session';
import type { Session } from './types.ts';

/** The internal user's session. */
export const liveSession = createStoredSession<Session>({
  name: 'apto.sessao',
  keyName: 'sessao',
  exitName: 'apto.saida',
  // Bumped when the shape of `Session` changes.
  version: 4,
});

export const { sessionAtom, exitAtom } = liveSession;

function buildSession(token: string, profile: Answer<typeof me>): Session {
  const { permissions, expiresAt } = readToken(token);
  return {
    id: newKey(),
    token,
    expiresAt,
    // doc3 §6: permissions come from the login token; an opaque token leaves them to the profile.
    permissions: [...(permissions ?? profile.permissions)],
    lacksSecondFactor: profile.faltaSegundoFator,
    profile: {
      id: profile.id,
      name: profile.name,
      email: profile.email,
      phone: profile.phone,
      empresa: { id: profile.defaultCompany.id, name: profile.defaultCompany.name },
      companies: profile.companies,
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
  credentials: { username: string; password: string; codigo?: string },
): Promise<Session> {
  const { access_token: token } = await apiWith(null).invoke(signInCall, { body: credentials });
  return startSessionOf(apiWith, token);
}

/** Begins the session of a token that a call answered. */
export async function startSessionOf(
  apiWith: (token: string | null) => ApiClient,
  token: string,
): Promise<Session> {
  const profile = await apiWith(token).invoke(me, {});
  const session = buildSession(token, profile);
  await liveSession.start(session);
  return session;
}

const farewells = new Set<() => Promise<unknown>>();
/** For how long signing out waits for what is still to be done with its session, in ms. */
const FAREWELL = 1500;

/** Is done with the session, before it ends; answers how to forget it. */
export function beforeLeaving(farewell: () => Promise<unknown>): () => void {
  farewells.add(farewell);
  return () => void farewells.delete(farewell);
}

/** Signs out. The requests that were begun rest encrypted until the same person is back (issue 10). */
export async function leaveSession(api: ApiClient): Promise<void> {
  if (farewells.size > 0)
    await Promise.race([
      Promise.allSettled([...farewells].map((each) => each())),
      new Promise((end) => setTimeout(end, FAREWELL)),
    ]);
  await liveSession.leave(api);
}
