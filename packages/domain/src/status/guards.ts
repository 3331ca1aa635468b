import type { Now, CivilDate } from '../time/index.ts';
import { STATUS, isStatusIn, type IdStatus } from './codes.ts';
import { deadlineBlock, STATUSES_WITH_DEADLINE, type ActionWithDeadline } from './deadline.ts';
import type { StatusAction, Actor } from './actions.ts';
import { ADVANCE_DEPOSITO_REASON } from './reasons.ts';

/** Facts about the appointment and the moment that a transition may depend on. */
export interface TransitionContext {
  readonly now: Now;
  /** Default 'INTERNO': the back-office. Permissions are asked of internal users only. */
  readonly actor?: Actor;
  /** Day of the exam, once it is known (the first one, when there are several). */
  readonly dataAgendamento?: CivilDate | null;
  /** Last suggested day of a self-scheduling request: its link ends with it. */
  readonly dataSugestaoFinal?: CivilDate | null;
  /** Some link of the request can still be used. */
  readonly hasLiveLink?: boolean;
  /** What the time-limit check answered (hours, or false). */
  readonly deadlineHours?: number | false | null;
  /** The clinic is paid in advance and has not been paid for this appointment. */
  readonly isDepositoPending?: boolean;
  /** The clinic has been paid in advance for this appointment. */
  readonly isDepositoPaid?: boolean;
  /** Some employee of the request has no risk. */
  readonly withoutRisco?: boolean;
  /** A clinic was chosen. */
  readonly hasPrestador?: boolean;
  /** The request was made for self-scheduling. */
  readonly autoagendamento?: boolean;
}

interface Case extends TransitionContext {
  readonly de: IdStatus | null;
  readonly acao: StatusAction;
}

const DEADLINE: Partial<Record<StatusAction, ActionWithDeadline>> = {
  CANCELAR: 'CANCELAR',
  DESISTIR: 'DESISTENCIA',
  SOLICITAR_ALTERACAO: 'ALTERAR',
  ANTECIPAR: 'ALTERAR',
};

/** The time limit that an action is subject to, or null. */
export const deadlineOfAction = (action: StatusAction): ActionWithDeadline | null => DEADLINE[action] ?? null;

const isUpToToday = (date: CivilDate | null | undefined, now: Now): boolean =>
  typeof date === 'string' && date <= now.data;

/** Whether the exam day has come: the status says so, or it is scheduled for today or earlier (doc1 §4). */
export function hasConsultaDayCome(
  idStatus: number | null,
  dataAgendamento: CivilDate | null | undefined,
  now: Now,
): boolean {
  if (idStatus === STATUS.DIA_DA_CONSULTA) return true;
  // An undelivered kit changes nothing about the day (decision 59).
  const isScheduled = idStatus === STATUS.AGENDADO || idStatus === STATUS.KIT_PENDENTE;
  return isScheduled && isUpToToday(dataAgendamento, now);
}

const when = (applicable: boolean, reason: string): string | null => (applicable ? null : reason);

/** Each guard answers null when it lets the transition pass, else the reason in pt-BR. */
export const GUARDS = {
  BEFORE_THE_DAY: (c: Case) =>
    when(!hasConsultaDayCome(c.de, c.dataAgendamento, c.now), 'Indisponível: o dia da consulta já chegou.'),
  WITHIN_DEADLINE: (c: Case) => {
    const action = deadlineOfAction(c.acao);
    if (!action || !isStatusIn(c.de, STATUSES_WITH_DEADLINE)) return null;
    return deadlineBlock(action, c.deadlineHours)?.text ?? null;
  },
  DEPOSITO_PENDING: (c: Case) =>
    when(c.isDepositoPending === true, 'O prestador não exige depósito antecipado.'),
  NO_DEPOSITO_PENDING: (c: Case) => when(c.isDepositoPending !== true, ADVANCE_DEPOSITO_REASON),
  NO_DEPOSITO_PAID: (c: Case) =>
    when(c.isDepositoPaid !== true, 'O depósito deste agendamento já foi pago: peça a um colega que assuma.'),
  HAS_RISCO: (c: Case) => when(c.withoutRisco !== true, 'O funcionário do agendamento está sem riscos.'),
  NO_RISCO: (c: Case) => when(c.withoutRisco === true, 'O funcionário do agendamento já tem riscos.'),
  IS_AUTOAGENDAMENTO: (c: Case) =>
    when(c.autoagendamento === true, 'O agendamento não é de autoagendamento.'),
  NOT_AUTOAGENDAMENTO: (c: Case) => when(c.autoagendamento !== true, 'O agendamento é de autoagendamento.'),
  DAY_HAS_COME: (c: Case) =>
    when(isUpToToday(c.dataAgendamento, c.now), 'O dia da consulta ainda não chegou.'),
  DAY_HAS_PASSED: (c: Case) =>
    when(
      typeof c.dataAgendamento === 'string' && c.dataAgendamento < c.now.data,
      'O dia da consulta ainda não passou.',
    ),
  DAY_NOT_PAST: (c: Case) =>
    when(
      typeof c.dataAgendamento !== 'string' || c.dataAgendamento >= c.now.data,
      'O dia marcado já passou. Proponha outro horário.',
    ),
  HAS_PRESTADOR_AND_DAY: (c: Case) =>
    when(
      c.hasPrestador === true && typeof c.dataAgendamento === 'string',
      'Escolha o prestador e o dia antes de pedir a confirmação.',
    ),
  LINK_HAS_ENDED: (c: Case) =>
    when(
      typeof c.dataSugestaoFinal === 'string' && c.dataSugestaoFinal < c.now.data && c.hasLiveLink !== true,
      'O prazo do autoagendamento ainda não terminou.',
    ),
} as const satisfies Record<string, (testCase: Case) => string | null>;

export type GuardName = keyof typeof GUARDS;
