import { PERIODO, type Periodo } from '../periodos/index.ts';
import {
  daysBetween,
  minutesOfDay,
  timeFromMinutes,
  type CivilDate,
  type Now,
  type TimeOfDay,
} from '../time/index.ts';

/** Hours that an exam, or the longest of several, asks for beforehand; null where it asks for none. */
export interface Preparo {
  readonly jejumHoras: number | null;
  readonly repousoAuditivoHoras: number | null;
}

/** The most hours that a preparation may ask for. */
export const MAX_PREPARO_HOURS = 48;

/** From here on a person is awake, and each hour without food or in silence is one of the day, not of the night. */
const WAKES_AT = 6 * 60;
/** More waking hours than this before the exam make its preparation hard: a fast of 8 h is easy until 10:00. */
const EASY_MINUTES = 4 * 60;
const DAY_MINUTES = 24 * 60;

/** The hours to keep for all of several exams on one day: the longest of each kind. */
export function longestPreparo(exames: readonly Preparo[]): Preparo {
  const longest = (kind: keyof Preparo): number | null =>
    exames.reduce<number | null>((most, { [kind]: hours }) => {
      if (hours === null) return most;
      return most === null ? hours : Math.max(most, hours);
    }, null);
  return { jejumHoras: longest('jejumHoras'), repousoAuditivoHoras: longest('repousoAuditivoHoras') };
}

/** When so many hours before an arrival begin: '01:30', '22:00 da véspera'. */
export function sinceText(arrival: number, hours: number): string {
  const start = arrival - hours * 60;
  const daysBefore = Math.max(0, Math.ceil(-start / DAY_MINUTES));
  const time = timeFromMinutes(start + daysBefore * DAY_MINUTES);
  if (daysBefore === 0) return time;
  return `${time} ${daysBefore === 1 ? 'da véspera' : 'da antevéspera'}`;
}

/** Whether so many hours before an arrival take more of the day itself than a person can spare. */
const isHard = (arrival: number, hours: number): boolean =>
  arrival - Math.max(WAKES_AT, arrival - hours * 60) > EASY_MINUTES;

/** Minutes from now until an arrival. */
export const minutesUntil = (date: CivilDate, time: TimeOfDay, now: Now): number =>
  daysBetween(now.data, date) * DAY_MINUTES + minutesOfDay(time) - minutesOfDay(now.time);

/** The same until the last arrival of a period: the morning ends at noon, the afternoon at 19:00 (doc2 §9). */
export const minutesUntilEnd = (date: CivilDate, periodo: Periodo, now: Now): number =>
  minutesUntil(date, periodo === PERIODO.MANHA ? '12:00' : '19:00', now);

/** Whether a preparation would already have had to begin for an arrival in so many minutes. */
export const hasPreparoBegun = (left: number, { jejumHoras, repousoAuditivoHoras }: Preparo): boolean =>
  Math.max(jejumHoras ?? 0, repousoAuditivoHoras ?? 0) * 60 > left;

/** Rest and fasting, in the order in which they are told, with what each is called. */
const KINDS = [
  { field: 'repousoAuditivoHoras', asked: 'sem ruído', name: 'o repouso' },
  { field: 'jejumHoras', asked: 'de jejum', name: 'o jejum' },
] as const;

/** One sentence for each kind that an arrival makes hard; one that would have begun by now says that instead. */
function hardTexts(
  preparo: Preparo,
  arrival: number,
  left: number,
  why: (kind: (typeof KINDS)[number], hours: number) => string,
): string[] {
  return KINDS.flatMap((kind) => {
    const hours = preparo[kind.field];
    if (hours === null) return [];
    const start = `${hours} h ${kind.asked} antes:`;
    if (hours * 60 > left) return [`${start} ${kind.name} já teria começado`];
    return isHard(arrival, hours) ? [`${start} ${why(kind, hours)}`] : [];
  });
}

/**
 * What an arrival makes hard of the preparation, one sentence each: '14 h sem ruído antes: exige repouso desde 01:30'.
 * Empty while a night does most of it. It blocks nothing: who works at night may well come at three.
 * @param left minutes from now until then, where it may be soon
 */
export const hardPreparo = (
  time: TimeOfDay,
  preparo: Preparo,
  left: number = Number.POSITIVE_INFINITY,
): string[] => {
  const arrival = minutesOfDay(time);
  return hardTexts(preparo, arrival, left, ({ field }, hours) =>
    field === 'jejumHoras'
      ? `sem comer desde ${sinceText(arrival, hours)}`
      : `exige repouso desde ${sinceText(arrival, hours)}`,
  );
};

/**
 * The same of a period without a time: what even its earliest arrival makes hard. Of both periods nothing is, since
 * the morning is among them.
 * @param left minutes from now until its last arrival, where it may be soon
 */
export const hardPreparoInPeriodo = (
  periodo: Periodo,
  preparo: Preparo,
  left: number = Number.POSITIVE_INFINITY,
): string[] =>
  // No night is too short for what begins at midnight.
  hardTexts(
    preparo,
    periodo === PERIODO.TARDE ? 12 * 60 : 0,
    left,
    ({ name }) => `${name} entra pelo dia do exame`,
  );
