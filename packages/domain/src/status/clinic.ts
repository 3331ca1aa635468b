import { formatDateWithWeekday, type CivilDate, type Now, type TimeOfDay } from '../time/index.ts';
import type { StatusAction } from './actions.ts';
import { canTransition } from './can-transition.ts';
import { STATUS, type IdStatus } from './codes.ts';

/** The clinic's own steps, in the order in which its portal (doc3 §2.1 /confirmacao-prestador) offers them. */
export const CLINIC_ACTIONS = [
  'CONFIRMAR_PELO_PRESTADOR',
  'PROPOR_OUTRO_HORARIO',
  'RECUSAR_PELO_PRESTADOR',
  'REGISTRAR_CHEGADA',
  'CONFIRMAR_COMPARECIMENTO',
  'INFORMAR_FALTA',
] as const satisfies readonly StatusAction[];

export type ClinicAction = (typeof CLINIC_ACTIONS)[number];

/** The two lists of the portal, by their addresses. */
export type ClinicList = 'PENDENTES' | 'FUTUROS';

/** Which appointments each list shows: what waits for the clinic's answer, and whom it expects. */
export const CLINIC_LISTS: Readonly<Record<ClinicList, readonly IdStatus[]>> = {
  PENDENTES: [STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR],
  FUTUROS: [
    STATUS.AGENDADO,
    STATUS.KIT_PENDENTE,
    STATUS.DIA_DA_CONSULTA,
    STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
  ],
};

/** Every status in which the clinic sees an appointment; in any other it does not exist for it. */
export const CLINIC_STATUSES: readonly IdStatus[] = /* @__PURE__ */ Object.values(CLINIC_LISTS).flat();

/** What the clinic may do with an appointment now, by the transition table. */
export function clinicActions(
  appointment: { readonly idStatus: number; readonly dataAgendamento: CivilDate | null },
  now: Now,
): ClinicAction[] {
  const { idStatus, dataAgendamento } = appointment;
  return CLINIC_ACTIONS.filter(
    (action) => canTransition(idStatus, action, [], { now, actor: 'PRESTADOR', dataAgendamento }).ok,
  );
}

/** Another time that the clinic offers instead; local wall time. */
export interface ClinicProposal {
  readonly data: CivilDate;
  readonly hora: TimeOfDay;
}

/** 'terça-feira, 24 de novembro de 2026, às 09:30': what the clinic offers, as staff reads it. */
export const proposalText = ({ data: day, hora: time }: ClinicProposal): string =>
  `${formatDateWithWeekday(day)}, às ${time}`;

const SAYS: Readonly<Record<ClinicAction, string>> = {
  CONFIRMAR_PELO_PRESTADOR: 'Confirmado pelo prestador',
  PROPOR_OUTRO_HORARIO: 'Alteração proposta pelo prestador',
  RECUSAR_PELO_PRESTADOR: 'Recusado pelo prestador',
  REGISTRAR_CHEGADA: 'Chegada registrada pelo prestador',
  CONFIRMAR_COMPARECIMENTO: 'Comparecimento confirmado pelo prestador',
  INFORMAR_FALTA: 'Falta informada pelo prestador',
};

/** `descricao` of the status record of a clinic's step: what it did, what it offers instead, and why. */
export function clinicRecordText(
  action: ClinicAction,
  { proposal, reason = '' }: { proposal?: ClinicProposal; reason?: string } = {},
): string {
  const what = proposal ? `${SAYS[action]}: ${proposalText(proposal)}` : SAYS[action];
  return reason.trim() ? `${what}. Motivo: ${reason.trim()}` : what;
}

/** Longest note of a clinic: a few sentences, for whoever schedules. */
export const MAX_CLINIC_NOTE_LENGTH = 1000;
