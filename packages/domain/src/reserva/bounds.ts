import { maxUnservedDate } from '../agendas/index.ts';
import { servedDays } from '../atendimento/index.ts';
import { addServedDays } from '../feriados/index.ts';
import {
  addDays,
  compareDates,
  dayNumber,
  formatDate,
  laterDate,
  type CivilDate,
  type Weekday,
} from '../time/index.ts';
import { isRowComplete, type ReservaRow } from './row.ts';

/** O primeiro e o último dia de uma linha; um primeiro depois do último significa que nenhum dia serve. */
export interface DateBounds {
  /** O primeiro dia. */
  readonly min: CivilDate | null;
  /** O último dia. */
  readonly max: CivilDate | null;
}

const WORKING_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5];

/**
 * How far past its earliest day a later exam may go, in days: each weekday that a clinic serves comes three times, so
 * that a clinic of one weekday has one left when Christmas and New Year take two.
 */
export const LATER_EXAME_DAYS = 20;

/** A private exam has no clinic that would ask for notice. */
const noticeOf = ({ particular, antecedencia }: ReservaRow): number => (particular ? 0 : antecedencia);

/** A linha pela qual outra espera, como seu índice: a anterior, enquanto falta a ela data ou hora (doc2 §2.8). */
export function lockedBy(rows: readonly ReservaRow[], index: number): number | null {
  // A row waits for the one before it, and that one for its own: the first gap is what is missing.
  const gap = rows.slice(0, index).findIndex((row) => !isRowComplete(row));
  return gap === -1 ? null : gap;
}

/**
 * Entre quais dias fica a data de uma linha (doc2 §2.8, §5): a primeira linha, no intervalo sugerido; uma posterior, a
 * partir da data da primeira mais sua antecedência, em dias da semana que a clínica atende. O documento limita no fim
 * só a primeira linha: uma antecedência de cinco dias num intervalo de uma semana não deixaria dia nenhum a um exame,
 * por isso uma posterior pode passar do intervalo. Uma que a clínica não atende não fica depois do último exame
 * atendido.
 */
export function boundsOf(rows: readonly ReservaRow[], index: number, range: DateBounds): DateBounds {
  const [first, row] = [rows[0], rows[index]];
  if (!first || !row || index === 0) return range;
  const served = row.openingHours ? servedDays(row.openingHours) : WORKING_WEEK;
  const earliest = first.data === null ? range.min : addServedDays(first.data, noticeOf(row), served);
  const min = earliest ?? range.min;
  if (range.max === null) return { min, max: null };
  if (row.isServed)
    return { min, max: min === null ? range.max : laterDate(range.max, addDays(min, LATER_EXAME_DAYS)) };
  const dates = rows.filter((each) => each.isServed).map((each) => each.data);
  return { min, max: maxUnservedDate(dates, range.max) };
}

/** An exam for which no day is left: which, since when it could be done, and how many days are missing. */
export interface Shortfall {
  readonly exames: readonly string[];
  /** Days of notice that its clinic asks for. */
  readonly antecedencia: number;
  readonly earliest: CivilDate;
  readonly latest: CivilDate;
  readonly missingDays: number;
  /** A later day helps: the last exam at the request's clinic may move without the first, whose day the notice counts from. */
  readonly canWait: boolean;
}

/** What a row lacks, or null while it has a day: only an exam of another clinic can, that has to come before the last. */
export function shortfallOf(rows: readonly ReservaRow[], index: number, range: DateBounds): Shortfall | null {
  const { min: earliest, max: latest } = boundsOf(rows, index, range);
  const row = rows[index];
  if (!row || earliest === null || latest === null || compareDates(earliest, latest) <= 0) return null;
  return {
    exames: row.procedimentos.map(({ name }) => name),
    antecedencia: noticeOf(row),
    earliest,
    latest,
    missingDays: dayNumber(earliest) - dayNumber(latest),
    canWait: rows.filter(({ isServed }) => isServed).length > 1,
  };
}

const inDays = (n: number): string => (n === 1 ? '1 dia' : `${n} dias`);

/** 'Eletrocardiograma pede 5 dias de antecedência: …', with how many days are missing and what helps. */
export function shortfallMessage(shortfall: Shortfall): string {
  const { exames, antecedencia, earliest, latest, missingDays, canWait } = shortfall;
  const asks =
    antecedencia > 0
      ? ` ${exames.length === 1 ? 'pede' : 'pedem'} ${inDays(antecedencia)} de antecedência`
      : '';
  const advice = canWait
    ? 'Escolha um dia mais tarde para os exames anteriores, ou outra clínica.'
    : 'Escolha outra clínica, ou marque o exame como particular.';
  const lacking = missingDays === 1 ? 'falta 1 dia' : `faltam ${missingDays} dias`;
  return `${exames.join(', ')}${asks}: o primeiro dia possível é ${formatDate(earliest)}, o último permitido é ${formatDate(latest)}, e ${lacking}. ${advice}`;
}

/** Whether no day at all fits between two ends. */
export const isImpossible = ({ min, max }: DateBounds): boolean =>
  min !== null && max !== null && compareDates(min, max) > 0;
