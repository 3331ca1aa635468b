import { formatDayAndTime, type CivilDate, type Now, type TimeOfDay } from '../time/index.ts';
import { STATUS, isStatusIn } from './codes.ts';

/** Statuses that say themselves that the exam's day has come. */
const THE_DAY_HAS_COME = [STATUS.DIA_DA_CONSULTA, STATUS.AGUARDANDO_CONF_COMPARECIMENTO];

/** What is known of the exam's moment; local wall time. */
export interface MarkedExam {
  readonly status: { readonly id: number };
  readonly dataAgendamento: CivilDate | null;
  readonly horaAgendamento: TimeOfDay | null;
}

/**
 * Why marking a missed exam would surprise, in pt-BR: nobody could have come yet. null where they could. doc1 §4 lists
 * the statuses in which 'Falta Consulta' is disabled, and no day: so it is said and not refused (docs/decisions/0176).
 */
export function missedTooEarly(
  { status, dataAgendamento: day, horaAgendamento: time }: MarkedExam,
  now: Now,
): string | null {
  if (isStatusIn(status.id, THE_DAY_HAS_COME)) return null;
  if (day === null) return 'Este agendamento ainda não tem dia marcado.';
  const isAhead = day > now.data || (day === now.data && time !== null && time > now.time);
  if (!isAhead) return null;
  return `A consulta ainda não aconteceu: ela é em ${formatDayAndTime(day, time)}.`;
}
