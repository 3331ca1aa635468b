import { addDays, type CivilDate, type Now } from '@apto/domain/time';
import { invalid } from './errors.ts';

const ONE_YEAR = 366;
/** Longest window answered, in days. */
const MAX = 3 * ONE_YEAR;

/** Days from `start` to `end`, both included. */
export interface DateWindow {
  start: CivilDate;
  end: CivilDate;
}

/** The window asked for; from today for a year when it was not. @throws HttpError 400 */
export function requestedWindow(
  query: { dataInicial?: string | undefined; dataFinal?: string | undefined },
  now: Now,
): DateWindow {
  const start = query.dataInicial ?? now.data;
  const end = query.dataFinal ?? addDays(start, ONE_YEAR);
  if (end < start) {
    throw invalid([{ campo: 'dataFinal', mensagem: 'A data final não pode ser menor que a data inicial' }]);
  }
  const limit = addDays(start, MAX);
  return { start, end: end > limit ? limit : end };
}
