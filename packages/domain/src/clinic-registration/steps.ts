/**
 * How far a clinic's registration got: being filled in, waiting for staff, back at the clinic with something refused,
 * decided, or called off.
 */
export const REGISTRATION_SITUATIONS = ['ABERTO', 'ENVIADO', 'DEVOLVIDO', 'CONCLUIDO', 'CANCELADO'] as const;
export type RegistrationSituation = (typeof REGISTRATION_SITUATIONS)[number];

/** What is done to it: the clinic keeps a draft and sends it, staff decides or calls it off. */
export type RegistrationAction = 'SAVE' | 'SEND' | 'DECIDE' | 'CANCEL';

const FROM: Readonly<Record<RegistrationAction, readonly RegistrationSituation[]>> = {
  SAVE: ['ABERTO', 'DEVOLVIDO'],
  SEND: ['ABERTO', 'DEVOLVIDO'],
  DECIDE: ['ENVIADO'],
  CANCEL: ['ABERTO', 'ENVIADO', 'DEVOLVIDO'],
};

/** Whether this may be done now. */
export const mayRegister = (state: RegistrationSituation, action: RegistrationAction): boolean =>
  FROM[action].includes(state);

/** Nobody waits for anything any more: the next one is another. */
export const isOver = (state: RegistrationSituation): boolean =>
  state === 'CONCLUIDO' || state === 'CANCELADO';

/** Where a decision leads: one refusal, and the clinic is asked again. */
export const afterReview = (decisions: readonly { readonly aceita: boolean }[]): RegistrationSituation =>
  decisions.every(({ aceita: isAccepted }) => isAccepted) ? 'CONCLUIDO' : 'DEVOLVIDO';

/** What a file is of a clinic: its sanitary licence, its articles of association, its CNES sheet, or something else. */
export const REGISTRATION_FILE_KINDS = ['ALVARA', 'CONTRATO_SOCIAL', 'FICHA_CNES', 'OUTRO'] as const;
export type RegistrationFileKind = (typeof REGISTRATION_FILE_KINDS)[number];

/** Files that a clinic sends at most with one registration. */
export const MAX_REGISTRATION_FILES = 10;
