import { PERIODO, type Periodo } from '../periodos/index.ts';
import { minutesOfDay, timeFromMinutes, type TimeOfDay } from '../time/index.ts';

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

/**
 * What an arrival makes hard of the preparation, one sentence each: '14 h sem ruído antes: exige repouso desde 01:30'.
 * Empty while a night does most of it. It blocks nothing: who works at night may well come at three.
 */
export function hardPreparo(time: TimeOfDay, { jejumHoras, repousoAuditivoHoras }: Preparo): string[] {
  const arrival = minutesOfDay(time);
  const texts: string[] = [];
  if (repousoAuditivoHoras !== null && isHard(arrival, repousoAuditivoHoras)) {
    texts.push(
      `${repousoAuditivoHoras} h sem ruído antes: exige repouso desde ${sinceText(arrival, repousoAuditivoHoras)}`,
    );
  }
  if (jejumHoras !== null && isHard(arrival, jejumHoras)) {
    texts.push(`${jejumHoras} h de jejum antes: sem comer desde ${sinceText(arrival, jejumHoras)}`);
  }
  return texts;
}

/**
 * The same of a period without a time: what even its earliest arrival makes hard. Of both periods nothing is, since
 * the morning is among them.
 */
export function hardPreparoInPeriodo(
  periodo: Periodo,
  { jejumHoras, repousoAuditivoHoras }: Preparo,
): string[] {
  if (periodo !== PERIODO.TARDE) return [];
  const noon = 12 * 60;
  return [
    ...(repousoAuditivoHoras !== null && isHard(noon, repousoAuditivoHoras)
      ? [`${repousoAuditivoHoras} h sem ruído antes: o repouso entra pelo dia do exame`]
      : []),
    ...(jejumHoras !== null && isHard(noon, jejumHoras)
      ? [`${jejumHoras} h de jejum antes: o jejum entra pelo dia do exame`]
      : []),
  ];
}
