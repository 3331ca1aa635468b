import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { PATHS } from '../routing/paths.ts';
import { readInvite } from './invitation.ts';
import { receiveInvite } from './link.ts';
import { session } from './session.ts';

/**
 * Loader of every address that needs the employee's session: without one, or with an expired one (which is cleared),
 * to the login (doc3 §2.2). It only decides what is shown: the server refuses on its own.
 */
export async function requireEmployee(): Promise<Response | null> {
  return (await session.restore()) ? null : redirect(PATHS.login);
}

/**
 * Loader of the login's address, while the app runs: with a session there is nothing to do there (doc3 §2.2), unless the
 * address brings the token of another request.
 */
export async function redirectToPedido({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const invite = readInvite(pathname + search);
  if (invite) await receiveInvite(invite.token);
  if (await session.restore()) return redirect(PATHS.details);
  return invite || pathname !== PATHS.login ? redirect(PATHS.login) : null;
}
