import { nationalFeriadoOn } from '@apto/domain/feriados';
import { addDays, isWeekend, type CivilDate } from '@apto/domain/time';

/** Whether a day is neither of a weekend nor a national holiday. */
export const isWorkday = (date: CivilDate): boolean => !isWeekend(date) && nationalFeriadoOn(date) === null;

/** The first such day from one on. */
export const workdayFrom = (date: CivilDate): CivilDate =>
  isWorkday(date) ? date : workdayFrom(addDays(date, 1));
