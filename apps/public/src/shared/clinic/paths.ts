/** The addresses of the clinic's portal (doc3 §2.1), below the hash. */
export const CLINIC_PATHS = {
  root: '/confirmacao-prestador',
  login: '/confirmacao-prestador/login',
  /** Where a session that has nowhere else to be begins (doc3 §2.2). */
  agendamentos: '/confirmacao-prestador/agendamentos',
  pending: '/confirmacao-prestador/agendamentos/pendentes',
  upcoming: '/confirmacao-prestador/agendamentos/futuros',
} as const;

/** Whether an address below the hash is the portal's: it has a session, a router and a code of its own. */
export const isClinicAddress = (address: string): boolean =>
  /^\/confirmacao-prestador(?:[/?]|$)/.test(address);

/** The login, with where to go on afterwards. */
export const loginAddress = (from: string): string =>
  from === CLINIC_PATHS.root || from === CLINIC_PATHS.agendamentos
    ? CLINIC_PATHS.login
    : `${CLINIC_PATHS.login}?redirect=${encodeURIComponent(from)}`;

/** Where the login leads: what `redirect` names, when it is the portal's own; else the appointments. */
export function destinationOf(redirect: string | null): string {
  const isOwn = redirect !== null && isClinicAddress(redirect) && !redirect.startsWith(CLINIC_PATHS.login);
  return isOwn ? redirect : CLINIC_PATHS.agendamentos;
}
