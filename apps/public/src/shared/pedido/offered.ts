import type { Answer, suggestedClinics } from '@apto/api-client';
import { periodoName, PERIODO } from '@apto/domain/periodos';
import { formatDateWithWeekday, formatShortDay } from '@apto/domain/time';
import { capitalize } from '@apto/domain/text';
import type { Draft } from './draft.ts';

/** A clinic that is proposed, with its next free times. */
export type OfferedClinic = Answer<typeof suggestedClinics>['clinicas'][number];
/** A time that one press books. */
export type OfferedTime = OfferedClinic['opcoes'][number];

const periodsOf = (periodo: number): string =>
  periodo === PERIODO.AMBOS ? 'de manhã ou à tarde' : periodoName(periodo).toLowerCase();

/** '08:30', 'manhã', 'de manhã ou à tarde': a time where its day is told. */
export const timeWords = ({ horario, periodo }: OfferedTime): string => horario ?? periodsOf(periodo);

/** Both periods of the day are free, and no hour is agreed: the day says it all. */
export const isWholeDay = ({ horario, periodo }: OfferedTime): boolean =>
  horario === null && periodo === PERIODO.AMBOS;

/** 'Terça-feira, 24 de novembro de 2026, às 08:30', '…, de manhã ou à tarde'. */
export function timeSentence({ data: date, horario, periodo }: OfferedTime): string {
  return `${capitalize(formatDateWithWeekday(date))}, ${horario ? `às\u00A0${horario}` : periodsOf(periodo)}`;
}

/** 'ter 24/11', never in two lines. */
export const dayOnButton = (date: OfferedTime['data']): string =>
  formatShortDay(date).replaceAll(' ', '\u00A0');

/** 'ter 24/11, 08:30', 'qua 25/11, manhã', or the day alone where both periods are free: as it fits on a button. */
export const timeOnButton = (time: OfferedTime): string =>
  isWholeDay(time) ? dayOnButton(time.data) : `${dayOnButton(time.data)},\u00A0${timeWords(time)}`;

/** The times of each day, in their order. */
export function timesByDay(times: readonly OfferedTime[]): readonly [OfferedTime['data'], OfferedTime[]][] {
  const days = new Map<OfferedTime['data'], OfferedTime[]>();
  for (const time of times) days.set(time.data, [...(days.get(time.data) ?? []), time]);
  return [...days];
}

/** The time as the day screen keeps it. */
export const draftOf = ({ data: date, horario, periodo }: OfferedTime): Partial<Draft> => ({
  data: date,
  faixa: horario ? { horarioChegada: horario } : null,
  periodo: horario ? null : (periodo as Draft['periodo']),
});
