import { passesRouteGuard } from '@apto/domain/permissions';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loginTo, loginWithoutPermission } from './destination.ts';
import { liveSession } from './session.ts';

/**
 * Loader of a route that needs an internal session and, where given, a permission (doc3 §2.2). It only decides what
 * is shown: the server refuses on its own.
 */
export function requireSession(permission?: string) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    const { pathname, search, hash } = new URL(request.url);
    const here = pathname + search + hash;
    const session = await liveSession.restore();
    // The router's `redirect` is a response to throw, by its own convention.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!session) throw redirect(loginTo(here));
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to lead elsewhere
    if (!passesRouteGuard(session.permissions, permission)) throw redirect(loginWithoutPermission(here));
    return null;
  };
}
