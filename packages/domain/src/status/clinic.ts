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

/** Every status in which the clinic sees an appointment; in any other it sees one only while its day is in review. */
export const CLINIC_STATUSES: readonly IdStatus[] = /* @__PURE__ */ Object.values(CLINIC_LISTS).flat();

/**
 * Where a day that the clinic expects stands while somebody looks for another one (docs/decisions/0272): its place is
 * still held, so the clinic still reads it.
 */
export const REVIEW_STATUSES: readonly IdStatus[] = [
  STATUS.EM_ABERTO,
  STATUS.EM_ANDAMENTO,
  STATUS.PENDENCIA_CLIENTE,
  STATUS.PENDENCIA_PRESTADOR,
  STATUS.PENDENCIA_RESOLVIDA,
];

/** The step that puts a day in review, and those after it that leave the day as it was. */
export const REVIEW_STEP: StatusAction = 'SOLICITAR_ALTERACAO';
export const STEPS_WITHIN_REVIEW: readonly StatusAction[] = [
  'INICIAR_ATENDIMENTO',
  'ASSUMIR_ATENDIMENTO',
  'DEVOLVER_ATENDIMENTO',
  'PENDENCIAR_CLIENTE',
  'RESOLVER_PENDENCIA',
  'ATENDER_PENDENCIA',
];

/** What the clinic reads in place of the status of a day in review: who looks for another, and that this one still holds. */
export const IN_REVIEW_FOR_CLINIC = {
  label: 'Dia em revisão',
  explanation:
    'Pediram para mudar este dia. Até a equipe marcar outro ou cancelar, o horário continua reservado na clínica.',
} as const;

/** Whether one that the clinic sees is there because its day is in review. */
export const isDayInReview = (idStatus: number): boolean =>
  (REVIEW_STATUSES as readonly number[]).includes(idStatus);

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
