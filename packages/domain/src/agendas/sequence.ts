import { compareDates, type CivilDate, compareTimes } from '../time/index.ts';
import type { Faixa } from './types.ts';

/** A chosen slot, as far as its place in the sequence is concerned. */
export type ChosenFaixa = Pick<Faixa, 'data' | 'horarioChegada' | 'horarioSaida'>;

export type SequenceFailureCode = 'DEPOIS_DO_PRIMEIRO' | 'CONFLITO_COM_ANTERIOR' | 'SAIDA_ANTES_DA_CHEGADA';

/** A row of the schedule step whose slot does not fit the rows above it. */
export interface SequenceFailure {
  /** Row, 0 first. */
  index: number;
  codigo: SequenceFailureCode;
  mensagem: string;
}

const MESSAGES: Readonly<Record<SequenceFailureCode, string>> = {
  DEPOIS_DO_PRIMEIRO: 'No mesmo dia do primeiro exame, o horário deve terminar antes da chegada dele.',
  CONFLITO_COM_ANTERIOR:
    'No mesmo dia do exame anterior, o horário deve começar a partir da saída dele ou terminar antes da chegada.',
  SAIDA_ANTES_DA_CHEGADA: 'A saída deve ser posterior à chegada.',
};

/**
 * Why a slot does not fit below the rows already chosen, or `null` when it does (doc2 §5, Schedule step): on the day of
 * the first exam it must end before the first exam's arrival; on the day of the previous exam it must start at or
 * after the previous exit, or end before the previous arrival. Rows without a slot (`null`) ask for nothing.
 */
export function sequenceFailure(
  faixa: ChosenFaixa,
  earlierRows: readonly (ChosenFaixa | null)[],
): SequenceFailureCode | null {
  if (compareTimes(faixa.horarioSaida, faixa.horarioChegada) <= 0) return 'SAIDA_ANTES_DA_CHEGADA';
  const firstOne = earlierRows[0];
  if (firstOne?.data === faixa.data && !endsBefore(faixa, firstOne)) return 'DEPOIS_DO_PRIMEIRO';
  const previous = earlierRows[earlierRows.length - 1];
  if (previous?.data !== faixa.data) return null;
  const startsAfter = compareTimes(faixa.horarioChegada, previous.horarioSaida) >= 0;
  return startsAfter || endsBefore(faixa, previous) ? null : 'CONFLITO_COM_ANTERIOR';
}

/** Each row that breaks the order of the schedule step, the first first; empty when all fit. */
export function validateFaixaSequence(rows: readonly (ChosenFaixa | null)[]): SequenceFailure[] {
  return rows.flatMap((faixa, index) => {
    const code = faixa && sequenceFailure(faixa, rows.slice(0, index));
    return code ? [{ index, codigo: code, mensagem: MESSAGES[code] }] : [];
  });
}

/** The slots that the dropdown of a row offers, given the rows above it. */
export function allowedFaixas<F extends ChosenFaixa>(
  faixas: readonly F[],
  earlierRows: readonly (ChosenFaixa | null)[],
): F[] {
  return faixas.filter((faixa) => sequenceFailure(faixa, earlierRows) === null);
}

/** Whether the chosen slot is still among those on offer: same day, arrival and departure (doc2 §5). */
export function isFaixaStillAvailable(chosen: ChosenFaixa, faixas: readonly ChosenFaixa[]): boolean {
  return faixas.some(
    (f) =>
      f.data === chosen.data &&
      f.horarioChegada === chosen.horarioChegada &&
      f.horarioSaida === chosen.horarioSaida,
  );
}

/**
 * The last day for an exam that the chosen provider does not serve: that of the last served exam or, failing that, the
 * end of the suggested range (doc2 §5).
 */
export function maxUnservedDate(
  servedDates: readonly (CivilDate | null)[],
  intervaloEnd: CivilDate,
): CivilDate {
  const dates = servedDates.filter((date) => date !== null).sort(compareDates);
  return dates[dates.length - 1] ?? intervaloEnd;
}

function endsBefore(faixa: ChosenFaixa, another: ChosenFaixa): boolean {
  return compareTimes(faixa.horarioSaida, another.horarioChegada) < 0;
}
