import { passesRouteGuard } from '@apto/domain/permissions';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { enrolmentTo, homeOf, loginTo, loginWithoutPermission } from './destination.ts';
import { liveSession } from './session.ts';

/** The router's own way to lead elsewhere: a response that is thrown. */
function leadTo(address: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- by the router's convention
  throw redirect(address);
}

/**
 * Loader of a route that needs an internal session and, where given, a permission (doc3 §2.2). It only decides what
 * is shown: the server refuses on its own.
 */
export function requireSession(permission?: string) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    const { pathname, search, hash } = new URL(request.url);
    const here = pathname + search + hash;
    const session = await liveSession.restore();
    if (!session) leadTo(loginTo(here));
    if (session.lacksSecondFactor) leadTo(enrolmentTo(here));
    if (!passesRouteGuard(session.permissions, permission)) leadTo(loginWithoutPermission(here));
    return null;
  };
}

/** Loader of an address that leads to whichever screen the person begins at. */
export async function leadHome(args: LoaderFunctionArgs): Promise<Response> {
  await requireSession()(args);
  const session = await liveSession.restore();
  return redirect(homeOf(session?.permissions ?? []));
}

/**
 * Loader of an address that only leads on. Whoever has no session signs in first, so that the login keeps the address
 * that was typed and not the one behind it (doc3 §2.2).
 */
export function leadOn(destination: string | ((args: LoaderFunctionArgs) => string)) {
  const guard = requireSession();
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    await guard(args);
    return redirect(typeof destination === 'string' ? destination : destination(args));
  };
}
