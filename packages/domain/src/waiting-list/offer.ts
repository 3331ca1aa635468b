import type { Faixa } from '../agendas/index.ts';
import { servesAtHorario, type OpeningHour } from '../atendimento/index.ts';
import { validateConfirmation } from '../autoagendamento/index.ts';
import type { Preparo } from '../exames/index.ts';
import type { Feriado, Ferias } from '../feriados/index.ts';
import { periodoOfHorario } from '../periodos/index.ts';
import {
  compareDates,
  compareTimes,
  instantInSaoPaulo,
  type CivilDate,
  type Now,
  type TimeOfDay,
} from '../time/index.ts';

/** How long an offer is one person's alone, in minutes. */
export const OFFER_MINUTES = 30;
/** An offer that would leave less than this to answer is not made, in minutes. */
export const MIN_OFFER_MINUTES = 10;
/** Offers that one person gets on one day at most: more would be a nuisance, and keep places from others. */
export const OFFERS_A_DAY = 3;
/** Hours in which who kept what they have is asked nothing more: the next free place at once would be no answer to their no. */
export const REST_HOURS = 2;
/** Offers in a row that nobody answered, after which somebody waits no more. */
export const MAX_UNANSWERED = 2;
/** Hours between the last moment to answer and the place: somebody has to get there. */
export const LEAST_NOTICE_HOURS = 3;
/** When offers may leave (São Paulo wall clock): nobody is woken, and nobody loses an offer to the night. */
export const OFFER_HOURS: { readonly from: TimeOfDay; readonly until: TimeOfDay } = {
  from: '08:00',
  until: '21:00',
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether an offer may leave now. */
export const isOfferHour = ({ time }: Pick<Now, 'time'>): boolean =>
  compareTimes(time, OFFER_HOURS.from) >= 0 && compareTimes(time, OFFER_HOURS.until) < 0;

/** Hours before a place by which it must be accepted: what the preparation takes, and at least the way there. */
export const noticeHours = ({ jejumHoras, repousoAuditivoHoras }: Preparo): number =>
  Math.max(LEAST_NOTICE_HOURS, jejumHoras ?? 0, repousoAuditivoHoras ?? 0);

/** What somebody who waits was offered so far. */
export interface OffersSoFar {
  readonly today: number;
  /** When they last kept what they have (ISO); null: never. */
  readonly lastRefusal: string | null;
}

/** Whether somebody has had enough offers for now: those of one day, or one that they just refused. */
export const hasEnough = ({ today, lastRefusal }: OffersSoFar, now: Pick<Now, 'instant'>): boolean =>
  today >= OFFERS_A_DAY ||
  (lastRefusal !== null && Date.parse(now.instant) < Date.parse(lastRefusal) + REST_HOURS * HOUR_MS);

/** A day and an arrival. */
export interface Place {
  readonly data: CivilDate;
  readonly time: TimeOfDay;
}

/** Below zero: `a` comes before `b`. */
export const comparePlaces = (a: Place, b: Place): number =>
  compareDates(a.data, b.data) || compareTimes(a.time, b.time);

export const placeOf = ({ data, horarioChegada: time }: Pick<Faixa, 'data' | 'horarioChegada'>): Place => ({
  data,
  time,
});

/** The last instant (ms since 1970) at which a place can still be prepared for. */
export const lastAnswer = ({ data, time }: Place, preparo: Preparo): number =>
  Date.parse(instantInSaoPaulo(data, time)) - noticeHours(preparo) * HOUR_MS;

/** Until when a place is offered (ISO): half an hour, never beyond its notice; null where too little is left to answer. */
export function offerEnd(place: Place, preparo: Preparo, now: Pick<Now, 'instant'>): string | null {
  const at = Date.parse(now.instant);
  const until = Math.min(at + OFFER_MINUTES * MINUTE_MS, lastAnswer(place, preparo));
  return until - at < MIN_OFFER_MINUTES * MINUTE_MS ? null : new Date(until).toISOString();
}

/** What decides whether a free place is a fair offer to somebody who waits. */
export interface WaitRules {
  /** What they have. */
  readonly own: Place;
  /** The days that the request allows. */
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  /** Of the clinic. */
  readonly openingHours: readonly OpeningHour[];
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  /** The longest preparation of their exams. */
  readonly preparo: Preparo;
  /** Those that they were offered before: nobody is asked the same twice. */
  readonly offered: readonly Place[];
  readonly now: Now;
}

/** Earlier than what they have, in time to prepare and to answer, new to them, and a day that their link would book. */
export function isFairOffer(place: Place, rules: WaitRules): boolean {
  const { own, preparo, offered, openingHours, now } = rules;
  if (comparePlaces(place, own) >= 0 || offerEnd(place, preparo, now) === null) return false;
  if (offered.some((each) => comparePlaces(each, place) === 0)) return false;
  const choice = { data: place.data, horario: place.time, periodo: periodoOfHorario(place.time) };
  if (validateConfirmation({ ...rules, ...choice }).length > 0) return false;
  return servesAtHorario(openingHours, { inicio: place.data, fim: place.data }, place.time);
}

/** The earliest free place that is a fair offer, or null. */
export function chooseOffer(free: readonly Faixa[], rules: WaitRules): Faixa | null {
  return free.reduce<Faixa | null>((best, faixa) => {
    if (best !== null && comparePlaces(placeOf(faixa), placeOf(best)) >= 0) return best;
    return isFairOffer(placeOf(faixa), rules) ? faixa : best;
  }, null);
}
