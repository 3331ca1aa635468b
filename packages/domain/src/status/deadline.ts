import { daysBetween, minutesOfDay, type Now, type CivilDate, type TimeOfDay } from '../time/index.ts';
import { STATUS, isStatusIn, type IdStatus } from './codes.ts';

/** Actions that the time limit before the exam can refuse (doc1 §4 'Timing blocks'). */
export type ActionWithDeadline = 'ALTERAR' | 'DESISTENCIA' | 'CANCELAR';

/** The limit is asked about only for scheduled and appointment-day statuses (doc1 §4). */
export const STATUSES_WITH_DEADLINE: readonly IdStatus[] = [STATUS.AGENDADO, STATUS.DIA_DA_CONSULTA];

const TEXT: Readonly<Record<ActionWithDeadline, { verb: string; title: string }>> = {
  ALTERAR: { verb: 'alterar', title: 'Você não pode alterar esse agendamento!' },
  DESISTENCIA: { verb: 'desistir', title: 'Você não pode desistir do agendamento!' },
  CANCELAR: { verb: 'cancelar', title: 'Você não pode cancelar esse agendamento!' },
};

export interface DeadlineBlock {
  readonly title: string;
  readonly text: string;
}

/**
 * The info toast for an action refused by the time limit (doc1 §8), or null when there is no block.
 * @param hours what the call answers: the number of hours when blocked, else false.
 */
export function deadlineBlock(
  action: ActionWithDeadline,
  hours: number | false | null | undefined,
): DeadlineBlock | null {
  if (typeof hours !== 'number' || !(hours > 0)) return null;
  const { verb, title } = TEXT[action];
  return { title, text: `O prazo para ${verb} é de até ${hours}h antes da consulta!` };
}

/**
 * What `validar-dia-proximo-da-consulta` answers: the client's limit in hours when less than that is left
 * until the exam, else false. Exactly at the limit is still in time ('até'). Without an hour the exam counts
 * from the start of its day; without a date there is nothing to be late for.
 */
export function blockHours(input: {
  readonly idStatus: number;
  readonly dataAgendamento: CivilDate | null | undefined;
  readonly horario?: TimeOfDay | null;
  /** The client's limit in hours; 0 or absent means no limit. */
  readonly hourLimit: number | null | undefined;
  readonly now: Now;
}): number | false {
  const { idStatus, dataAgendamento, horario, hourLimit, now } = input;
  if (!isStatusIn(idStatus, STATUSES_WITH_DEADLINE)) return false;
  if (!dataAgendamento || !hourLimit || hourLimit <= 0) return false;
  const days = daysBetween(now.data, dataAgendamento);
  const remaining = days * 1440 + minutesOfDay(horario ?? '00:00') - minutesOfDay(now.time);
  return remaining < hourLimit * 60 ? hourLimit : false;
}
