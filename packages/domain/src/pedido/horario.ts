import { servesAtHorario, NOT_SERVED_AT_HORARIO_MESSAGE, type OpeningHour } from '../atendimento/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import { MESSAGE, PEDIDO_MESSAGE } from '../messages/index.ts';
import { timeFitsPeriodo, TIME_OUTSIDE_PERIODO_MESSAGE, type Periodo } from '../periodos/index.ts';
import { isTime, isTimeInAllowedWindow, INVALID_TIME_MESSAGE, type Now } from '../time/index.ts';

/** doc2 §5: the window of generic time inputs, whose ends are not in it. */
export const TIME_OUTSIDE_WINDOW_MESSAGE = 'Informe um horário entre 06:01 e 19:00.';

/**
 * What is wrong with the time agreed with the clinic, or null: the checks of doc2 §5 'Clinic step' in their
 * order, stopping at the first.
 */
export function horarioFailure(horario: {
  readonly time: string;
  readonly periodo: Periodo;
  readonly intervalo: Intervalo;
  readonly openingHours: readonly OpeningHour[] | null;
  readonly now: Now;
}): string | null {
  const { time, periodo, intervalo, openingHours, now } = horario;
  if (time.trim() === '') return MESSAGE.REQUIRED_FIELD;
  if (!isTime(time)) return INVALID_TIME_MESSAGE;
  // Hours that nobody knows are those of any clinic (decision 60).
  if (!openingHours && !isTimeInAllowedWindow(time)) return TIME_OUTSIDE_WINDOW_MESSAGE;
  if (!timeFitsPeriodo(time, periodo)) return TIME_OUTSIDE_PERIODO_MESSAGE;
  const onlyToday = intervalo.inicio === now.data && intervalo.fim === now.data;
  if (onlyToday && time < now.time) return PEDIDO_MESSAGE.HORARIO_BEFORE_NOW;
  if (openingHours && !servesAtHorario(openingHours, intervalo, time)) return NOT_SERVED_AT_HORARIO_MESSAGE;
  return null;
}
