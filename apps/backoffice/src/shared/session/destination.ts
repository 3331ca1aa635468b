import { passesRouteGuard, PERMISSION } from '@apto/domain/permissions';
import { HOME_ROUTE, PANEL_ROUTE, SECOND_FACTOR_ROUTE } from '../routing/addresses.ts';

export const LOGIN_ROUTE = '/login';

/** Where a person begins: the list, or the panel where it is not theirs, or what else is theirs among the registries. */
export const homeOf = (permissions: readonly string[]): string =>
  passesRouteGuard(permissions, PERMISSION.GESTAO_MEDICA_V3_VIEW)
    ? HOME_ROUTE
    : permissions.includes(PERMISSION.PAINEL_AGENDAMENTO)
      ? PANEL_ROUTE
      : '/cadastros';

/**
 * The path to go to after login, from the `redirect` query. Only paths of this very app pass: anything that a
 * browser could read as another host, and the login page itself, becomes the person's first screen.
 */
export function safeDestination(redirect: string | null | undefined, permissions: readonly string[]): string {
  const home = homeOf(permissions);
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return home;
  const base = 'http://apto.invalid';
  if (!URL.canParse(redirect, base)) return home;
  const url = new URL(redirect, base);
  // What is left of '/.//host' begins with two bars as well, which the router takes for another host.
  if (url.pathname.startsWith('//')) return home;
  if (url.origin !== base || url.pathname === LOGIN_ROUTE || url.pathname === '/') return home;
  return url.pathname + url.search + url.hash;
}

/** Address of the login page for someone without a valid session (doc3 §2.2). */
export function loginTo(fullPath: string): string {
  const query = new URLSearchParams({ redirect: fullPath, tokenExpirado: 'true' });
  return `${LOGIN_ROUTE}?${query.toString()}`;
}

/** Address of the page that enrols a second factor where the company asks for one (docs/decisions/0158). */
export const enrolmentTo = (fullPath: string): string =>
  `${SECOND_FACTOR_ROUTE}?${new URLSearchParams({ redirect: fullPath }).toString()}`;

/** Address of the login page for someone signed in who lacks the route's permission (doc3 §2.2). */
export function loginWithoutPermission(fullPath: string): string {
  const query = new URLSearchParams({ redirect: fullPath, semPermissao: 'true' });
  return `${LOGIN_ROUTE}?${query.toString()}`;
}
