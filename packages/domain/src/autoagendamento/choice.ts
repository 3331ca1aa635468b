import type { Faixa } from '../agendas/index.ts';
import { periodoOfHorario, type Periodo } from '../periodos/index.ts';
import type { CivilDate, TimeOfDay } from '../time/index.ts';
import { canConfirm } from './confirmation.ts';
import type { ConfirmationDay } from './days.ts';

/** What was picked: a day, and on it a slot or a period. */
export interface MadeChoice {
  readonly data: CivilDate | null;
  readonly faixa: { readonly horarioChegada: TimeOfDay } | null;
  readonly periodo: Periodo | null;
}

/** What of it still stands on the days as they are now. */
export interface StandingChoice<F extends Faixa = Faixa> {
  readonly day: ConfirmationDay<F> | null;
  /** Set only where the clinic books slots. */
  readonly faixa: F | null;
  /** Set only where it books none. */
  readonly periodo: Periodo | null;
}

/**
 * Reads a choice against the days: what is no longer offered is no longer chosen, and the only free period needs no
 * choosing. A slot is known by its arrival, which a day offers once, whatever the room.
 */
export function standingChoice<F extends Faixa>(
  made: MadeChoice,
  days: readonly ConfirmationDay<F>[],
  reservaFaixas: boolean,
): StandingChoice<F> {
  const day = days.find((d) => d.data === made.data && d.reasons.length === 0) ?? null;
  if (reservaFaixas) {
    const arrival = made.faixa?.horarioChegada;
    return { day, faixa: day?.faixas.find((f) => f.horarioChegada === arrival) ?? null, periodo: null };
  }
  const available = day?.periodos.filter(({ available }) => available).map(({ periodo }) => periodo) ?? [];
  const single = available.length === 1 ? (available[0] ?? null) : null;
  return { day, faixa: null, periodo: available.find((p) => p === made.periodo) ?? single };
}

export type ChoiceStep = 'CIDADE' | 'PRESTADOR' | 'DAY' | 'HORARIO' | 'PERIODO';

/** The first thing without which 'Agendar' does not work yet, or null (doc2 §2.11: city, provider and date or slot). */
export function missingStep(
  where: { readonly cidade: unknown; readonly prestador: unknown },
  { day, faixa, periodo }: StandingChoice,
  reservaFaixas: boolean,
): ChoiceStep | null {
  if (!canConfirm({ ...where, data: day?.data, faixa })) {
    if (!where.cidade) return 'CIDADE';
    return where.prestador ? 'DAY' : 'PRESTADOR';
  }
  if (reservaFaixas) return faixa ? null : 'HORARIO';
  return periodo === null ? 'PERIODO' : null;
}

/** A booking as the call takes it. */
export interface ChoiceConfirmation {
  agendamentoId: number;
  dataAgendamento: CivilDate;
  periodo: Periodo;
  horarioAgendamento?: TimeOfDay;
}

/**
 * The booking of a choice; null while something is missing. The hour of a slot decides the period (doc2 §4). It names no
 * room: whichever is free at that time will do, so that one that was taken meanwhile loses nobody the slot.
 */
export function choiceConfirmation(
  agendamentoId: number,
  { day, faixa, periodo }: StandingChoice,
): ChoiceConfirmation | null {
  if (!day) return null;
  const base = { agendamentoId, dataAgendamento: day.data };
  if (!faixa) return periodo === null ? null : { ...base, periodo };
  const horarioAgendamento = faixa.horarioChegada;
  return { ...base, periodo: periodoOfHorario(horarioAgendamento), horarioAgendamento };
}
