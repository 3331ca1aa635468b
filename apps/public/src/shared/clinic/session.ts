import { signInPrestador, type ApiClient } from '@apto/api-client';
import { createStoredSession } from '@apto/api-client/react';
import { readToken, type ExpiringSession } from '@apto/api-client/session';

/** The clinic's session, kept apart from the employee's and from staff's (doc3 §6). */
export const clinicSession = createStoredSession<ExpiringSession>({
  name: 'apto.prestador.sessao',
  keyName: 'prestador',
  exitName: 'apto.prestador.saida',
  version: 1,
});

/** The two calls that open it are alike; each address has its own. */
export type ClinicDoor = typeof signInPrestador;

/** Begins the session of a token that the server gave. */
export const startAsClinic = (token: string): Promise<void> =>
  clinicSession.start({ token, expiresAt: readToken(token).expiresAt });

/** Signs in with user and password (doc3 §7.1 POST /auth/loginPrestador, /auth/loginCadastroPrestador). Throws `ApiError`. */
export async function signInAsClinic(
  api: ApiClient,
  credentials: { username: string; password: string },
  door: ClinicDoor = signInPrestador,
): Promise<void> {
  const { access_token: token } = await api.invoke(door, { body: credentials });
  await startAsClinic(token);
}
