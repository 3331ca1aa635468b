import {
  hasClosed,
  servesOnDay,
  servesInPeriodo,
  MANHA_ENDED_MESSAGE,
  TARDE_ENDED_MESSAGE,
  NOT_SERVED_ON_DAY_MESSAGE,
  NOT_SERVED_IN_PERIODO_MESSAGE,
  type OpeningHour,
  type PeriodoOption,
} from '../atendimento/index.ts';
import { isManhaOverForChoice, PERIODO, PERIODOS } from '../periodos/index.ts';
import type { Now, CivilDate } from '../time/index.ts';

/**
 * Manhã, Tarde and Ambos of one day at a clinic that books no slots, each with the reason against it (doc2 §5
 * 'Employee's confirmation'). Both periods are 'Ambos' only where both can still be had, and today's half is over once
 * the clinic has closed. The screen offers by this and the confirmation refuses by it. Unknown hours (`null`) hide nothing.
 */
export function confirmationPeriodos(
  { openingHours, now }: { readonly openingHours: readonly OpeningHour[] | null; readonly now: Now },
  date: CivilDate,
): PeriodoOption[] {
  const reasonFor = (periodo: PeriodoOption['periodo']): string | null => {
    if (openingHours && !servesOnDay(openingHours, date)) return NOT_SERVED_ON_DAY_MESSAGE;
    if (periodo === PERIODO.AMBOS) return reasonFor(PERIODO.MANHA) ?? reasonFor(PERIODO.TARDE);
    if (openingHours && !servesInPeriodo(openingHours, date, periodo)) return NOT_SERVED_IN_PERIODO_MESSAGE;
    if (date !== now.data) return null;
    const isManha = periodo === PERIODO.MANHA;
    const isOver =
      (isManha && isManhaOverForChoice(now)) ||
      (openingHours !== null && hasClosed(openingHours, date, periodo, now.time));
    return isOver ? (isManha ? MANHA_ENDED_MESSAGE : TARDE_ENDED_MESSAGE) : null;
  };
  return PERIODOS.map(({ id, nome: name }) => {
    const reason = reasonFor(id);
    return reason
      ? { periodo: id, nome: name, available: false, motivo: reason }
      : { periodo: id, nome: name, available: true };
  });
}
