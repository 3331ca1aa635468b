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

/** The login of an address's own area. */
export const loginOf = (address: string): string =>
  isRegistration(address) ? REGISTRATION_PATHS.login : CLINIC_PATHS.login;

/** The login, with where to go on afterwards (doc3 §2.2). */
export const loginAddress = (from: string): string => `${loginOf(from)}?redirect=${encodeURIComponent(from)}`;

/** Whether an address is behind the clinic's session: neither a login nor a link that is worth a password. */
const isBehindLogin = (address: string): boolean =>
  isClinicAddress(address) &&
  ![CLINIC_PATHS.login, REGISTRATION_PATHS.login, REGISTRATION_PATHS.accept].some((door) =>
    address.startsWith(door),
  );

/**
 * Where the login leads: what `redirect` names, when it is the clinic's own; else where its area begins (doc3 §2.2).
 * @param at the login that was signed in at
 */
export function destinationOf(redirect: string | null, at: string = CLINIC_PATHS.login): string {
  if (redirect !== null && isBehindLogin(redirect)) return redirect;
  return isRegistration(at) ? REGISTRATION_PATHS.form : CLINIC_PATHS.agendamentos;
}
