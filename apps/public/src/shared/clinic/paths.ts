/** The addresses of the clinic's portal (doc3 §2.1), below the hash. */
export const CLINIC_PATHS = {
  root: '/confirmacao-prestador',
  login: '/confirmacao-prestador/login',
  /** Where a session that has nowhere else to be begins (doc3 §2.2). */
  agendamentos: '/confirmacao-prestador/agendamentos',
  pending: '/confirmacao-prestador/agendamentos/pendentes',
  upcoming: '/confirmacao-prestador/agendamentos/futuros',
} as const;

/** The addresses at which a clinic says what it is (doc3 §2.1): the same session by another door. */
export const REGISTRATION_PATHS = {
  root: '/cadastro-prestador',
  login: '/cadastro-prestador/login',
  form: '/cadastro-prestador/cadastro',
  /** Where a link leads that is worth a password. */
  accept: '/atualizar-cadastro-prestador',
} as const;

const AREA = /^\/(confirmacao-prestador|cadastro-prestador|atualizar-cadastro-prestador)(?:[/?]|$)/;

/** Whether an address below the hash is the clinic's: it has a session, a router and a code of its own. */
export const isClinicAddress = (address: string): boolean => AREA.test(address);

const isRegistration = (address: string): boolean => {
  const area = AREA.exec(address)?.[1];
  return area !== undefined && area !== 'confirmacao-prestador';
};

/** The door of an address's own area. */
export const rootOf = (address: string): string =>
  isRegistration(address) ? REGISTRATION_PATHS.root : CLINIC_PATHS.root;

/** The login, with where to go on afterwards. */
export function loginAddress(from: string): string {
  if (isRegistration(from)) return REGISTRATION_PATHS.login;
  return from === CLINIC_PATHS.root || from === CLINIC_PATHS.agendamentos
    ? CLINIC_PATHS.login
    : `${CLINIC_PATHS.login}?redirect=${encodeURIComponent(from)}`;
}

/**
 * Where the login leads: what `redirect` names, when it is the clinic's own; else where its area begins (doc3 §2.2).
 * @param at the login that was signed in at
 */
export function destinationOf(redirect: string | null, at: string = CLINIC_PATHS.login): string {
  const isOwn = redirect !== null && isClinicAddress(redirect) && !redirect.startsWith(CLINIC_PATHS.login);
  if (isOwn && !isRegistration(redirect)) return redirect;
  return isRegistration(at) ? REGISTRATION_PATHS.form : CLINIC_PATHS.agendamentos;
}
