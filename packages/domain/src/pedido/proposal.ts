import { NOT_SERVED_AT_HORARIO_MESSAGE, type OpeningHour } from '../atendimento/index.ts';
import type { Feriado, Ferias } from '../feriados/index.ts';
import { firstFailure, type IntervaloContext } from '../intervalo/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { addDays, type CivilDate, type Now, type TimeOfDay } from '../time/index.ts';
import { horarioFailure } from './horario.ts';

/** How far ahead a clinic may propose, in days. */
export const PROPOSAL_DAYS = 180;

/** A clinic that offers what it was asked for means to confirm. */
export const SAME_TIME_MESSAGE = 'Este já é o dia e o horário pedidos. Confirme o agendamento.';

/** A day on which the clinic serves, at a time at which it does not. */
const NOT_OPEN_MESSAGE = 'A clínica não atende neste horário.';

/** What a clinic knows of its own days. */
export interface ClinicCalendar {
  /** null: not registered, and then any day and the usual hours will do (decision 60). */
  readonly openingHours: readonly OpeningHour[] | null;
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
}

/** The days among which a clinic may propose one, for the picker and for the server. */
export const proposalDays = (calendar: ClinicCalendar, now: Now): IntervaloContext => ({
  ...calendar,
  now,
  variant: 'prestador',
  max: addDays(now.data, PROPOSAL_DAYS),
});

export interface ProposalFailure {
  readonly campo: 'data' | 'hora';
  readonly mensagem: string;
}

/**
 * What is wrong with a day at a clinic, and with its time where one is named, or null: the date rules of doc2 §5 and the
 * clinic's own hours, so that what is proposed can be booked.
 */
export function clinicDayFailure(
  { data: day, hora: time }: { readonly data: CivilDate; readonly hora: TimeOfDay | null },
  calendar: ClinicCalendar,
  now: Now,
): ProposalFailure | null {
  const intervalo = { inicio: day, fim: day };
  const dayFailure = firstFailure(intervalo, { ...proposalDays(calendar, now), isDay: true });
  if (dayFailure) return { campo: 'data', mensagem: dayFailure.message };
  if (time === null) return null;
  const { openingHours } = calendar;
  const timeFailure = horarioFailure({ time, periodo: PERIODO.AMBOS, intervalo, openingHours, now });
  // Nothing was suggested to the clinic, and it is the provider that reads this.
  if (timeFailure === NOT_SERVED_AT_HORARIO_MESSAGE) return { campo: 'hora', mensagem: NOT_OPEN_MESSAGE };
  return timeFailure ? { campo: 'hora', mensagem: timeFailure } : null;
}

/**
 * What is wrong with the other day and time that a clinic offers, or null.
 * @param asked the day and time that it was asked for
 */
export function proposalFailure(
  offer: { readonly data: CivilDate; readonly hora: TimeOfDay },
  asked: { readonly data: CivilDate | null; readonly hora: TimeOfDay | null },
  calendar: ClinicCalendar,
  now: Now,
): ProposalFailure | null {
  const failure = clinicDayFailure(offer, calendar, now);
  if (failure) return failure;
  const isSame = offer.data === asked.data && offer.hora === asked.hora;
  return isSame ? { campo: 'hora', mensagem: SAME_TIME_MESSAGE } : null;
}
