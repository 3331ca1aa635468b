import { signInAutoagendamento, type ApiClient } from '@apto/api-client';
import { createStoredSession } from '@apto/api-client/react';
import { readToken, type ExpiringSession } from '@apto/api-client/session';
import { storeInvite, inviteMark } from './invitation.ts';

/** The employee's session; nothing of the internal user's, which another app keeps under other names. */
export interface EmployeeSession extends ExpiringSession {
  /** One-way mark of the token that opened it: a link with another token is another request. */
  invite: string | null;
}

/** Coming back by the link while it lasts needs no new token. */
export const session = createStoredSession<EmployeeSession>({
  name: 'apto.autoagendamento.sessao',
  keyName: 'autoagendamento',
  exitName: 'apto.autoagendamento.saida',
  // Bumped when the shape above changes.
  version: 2,
});

export const { sessionAtom, exitAtom } = session;

export interface Credentials {
  /** CPF, digits only. */
  username: string;
  /** Token of the link. */
  password: string;
  termoAceito: boolean;
}

/**
 * Signs in with CPF and token (doc3 §7.1). Throws `ApiError`.
 * @param before awaited before the session begins, so that what it shows is there
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
