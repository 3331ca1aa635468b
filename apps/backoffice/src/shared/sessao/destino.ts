/** Where a session begins: the appointments list. */
export const ROTA_INICIAL = '/gestao-medica-v3/agendamentos';
export const ROTA_LOGIN = '/login';

/**
 * The path to go to after login, from the `redirect` query. Only paths of this very app pass: anything that a
 * browser could read as another host, and the login page itself, becomes the list.
 */
export function destinoSeguro(redirect: string | null | undefined): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return ROTA_INICIAL;
  const base = 'http://apto.invalid';
  if (!URL.canParse(redirect, base)) return ROTA_INICIAL;
  const url = new URL(redirect, base);
  if (url.origin !== base || url.pathname === ROTA_LOGIN || url.pathname === '/') return ROTA_INICIAL;
  return url.pathname + url.search + url.hash;
}

/** Address of the login page for someone without a valid session (doc3 §2.2). */
export function loginPara(caminhoCompleto: string): string {
  const consulta = new URLSearchParams({ redirect: caminhoCompleto, tokenExpirado: 'true' });
  return `${ROTA_LOGIN}?${consulta.toString()}`;
}

/** Address of the login page for someone signed in who lacks the route's permission (doc3 §2.2). */
export function loginSemPermissao(caminhoCompleto: string): string {
  const consulta = new URLSearchParams({ redirect: caminhoCompleto, semPermissao: 'true' });
  return `${ROTA_LOGIN}?${consulta.toString()}`;
}
