import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { destinationOf, loginAddress } from './paths.ts';
import { clinicSession } from './session.ts';

type Args = Pick<LoaderFunctionArgs, 'request'>;

/**
 * Loader of every address that needs the clinic's session: without one, or with an expired one (which is cleared), to
 * the login, which leads back (doc3 §2.2). It only decides what is shown: the server refuses on its own.
 */
export async function requireClinic({ request }: Args): Promise<Response | null> {
  if (await clinicSession.restore()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress(pathname + search));
}

/** Loader of the login: with a session there is nothing to do there (doc3 §2.2). */
export async function leaveLogin({ request }: Args): Promise<Response | null> {
  if (!(await clinicSession.restore())) return null;
  const { pathname, searchParams } = new URL(request.url);
  return redirect(destinationOf(searchParams.get('redirect'), pathname));
}
