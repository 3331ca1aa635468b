import {
  hardPreparo,
  hardPreparoInPeriodo,
  hasPreparoBegun,
  longestPreparo,
  minutesUntil,
  minutesUntilEnd,
  type Preparo,
} from '../exames/index.ts';
import type { Faixa } from '../agendas/index.ts';
import { PERIODO, periodoOfHorario, type Periodo } from '../periodos/index.ts';
import type { CivilDate, Now, TimeOfDay } from '../time/index.ts';
import type { ConfirmationDay } from './days.ts';

/** A booking on offer at one clinic: one press takes it. */
export interface OfferedTime {
  readonly data: CivilDate;
  /** Arrival, HH:mm; null where the clinic books no slots and the period is enough. */
  readonly horario: TimeOfDay | null;
  readonly periodo: Periodo;
  /** What it makes hard of the exams' preparation, one sentence each. */
  readonly preparo?: readonly string[] | undefined;
}

/** A clinic with what it still has free for one request. */
export interface ClinicOffer {
  readonly id: number;
  /** Metres from the centre of the city; null while unknown. */
  readonly distanciaMetros: number | null;
  /** In order; empty when nothing is free. */
  readonly opcoes: readonly OfferedTime[];
}

/** How many times of one clinic are told beside its name. */
export const OFFERED_TIMES = 4;

/** What one way further is worth: a clinic at most this much further away competes by how early it is, in metres. */
const SAME_WAY_METRES = 5000;

const offered = (
  data: CivilDate,
  horario: TimeOfDay | null,
  periodo: Periodo,
  preparo: readonly string[],
): OfferedTime => ({ data, horario, periodo, ...(preparo.length > 0 && { preparo }) });

/**
 * The first of the morning and the first of the afternoon, or the period that leaves most choice to the clinic.
 * @param mayBeLate also those whose preparation would have had to begin by now
 */
function timesOfDay(
  day: ConfirmationDay,
  reservaFaixas: boolean,
  now: Now,
  preparo: Preparo,
  mayBeLate: boolean,
): OfferedTime[] {
  const fits = (left: number): boolean => mayBeLate || !hasPreparoBegun(left, preparo);
  if (!reservaFaixas) {
    const available = day.periodos.filter(
      ({ available: isAvailable, periodo }) => isAvailable && fits(minutesUntilEnd(day.data, periodo, now)),
    );
    const widest = available.find(({ periodo }) => periodo === PERIODO.AMBOS) ?? available[0];
    if (!widest) return [];
    const { periodo } = widest;
    const left = minutesUntilEnd(day.data, periodo, now);
    return [offered(day.data, null, periodo, hardPreparoInPeriodo(periodo, preparo, left))];
  }
  const first = (periodo: Periodo): Faixa | undefined =>
    day.faixas.find(
      ({ horarioChegada }) =>
        periodoOfHorario(horarioChegada) === periodo &&
        (day.data > now.data || horarioChegada >= now.time) &&
        fits(minutesUntil(day.data, horarioChegada, now)),
    );
  return [first(PERIODO.MANHA), first(PERIODO.TARDE)].flatMap((faixa) =>
    faixa
      ? [
          offered(
            day.data,
            faixa.horarioChegada,
            periodoOfHorario(faixa.horarioChegada),
            hardPreparo(faixa.horarioChegada, preparo, minutesUntil(day.data, faixa.horarioChegada, now)),
          ),
        ]
      : [],
  );
}

/**
 * The next times of a clinic, few and unlike: of each day the first of the morning and of the afternoon. Today is offered
 * only when no later day is free: who opens a link at ten is not sent to a clinic at a quarter past. Nor is a time offered
 * whose preparation would have had to begin by now, unless there is no other.
 * @param days as `confirmationDays` gives them
 * @param preparo what the exams ask for beforehand
 */
export function offeredTimes(
  days: readonly ConfirmationDay[],
  reservaFaixas: boolean,
  now: Now,
  preparo: Preparo = longestPreparo([]),
  max = OFFERED_TIMES,
): OfferedTime[] {
  const free = days.filter(({ reasons }) => reasons.length === 0);
  const later = free.filter(({ data: date }) => date > now.data);
  const offer = (mayBeLate: boolean): OfferedTime[] =>
    (later.length > 0 ? later : free)
      .flatMap((day) => timesOfDay(day, reservaFaixas, now, preparo, mayBeLate))
      .slice(0, max);
  const inTime = offer(false);
  return inTime.length > 0 ? inTime : offer(true);
}

const moment = ({ opcoes: [first] }: ClinicOffer): string =>
  first ? `${first.data} ${first.horario ?? '23:59'}` : '9999-12-31';
const distance = ({ distanciaMetros: metres }: ClinicOffer): number => metres ?? Number.POSITIVE_INFINITY;

/**
 * Clinics in the order in which they are proposed: those that have something free before those that have not; the nearest
 * first, but among those that are hardly further away than it (5 km) the earliest.
 */
export function sortOffers<T extends ClinicOffer>(offers: readonly T[]): T[] {
  const free = offers.filter((offer) => offer.opcoes.length > 0);
  const nearest = Math.min(...free.map(distance));
  // Where no distance is known all of them are equally near.
  const isNear = (offer: T): boolean =>
    distance(offer) <= nearest + SAME_WAY_METRES || nearest === Number.POSITIVE_INFINITY;
  const rank = (offer: T): number => (offer.opcoes.length === 0 ? 2 : isNear(offer) ? 0 : 1);
  return offers.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    const byMoment = moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0;
    const byDistance = distance(a) === distance(b) ? 0 : distance(a) - distance(b);
    return (rank(a) === 0 ? byMoment || byDistance : byDistance || byMoment) || a.id - b.id;
  });
}
