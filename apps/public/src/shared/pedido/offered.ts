import type { Answer, suggestedClinics } from '@apto/api-client';
import { periodoName, PERIODO } from '@apto/domain/periodos';
import { formatDateWithWeekday, formatShortDay } from '@apto/domain/time';
import { capitalize } from '../text.ts';
import type { Draft } from './draft.ts';

/** A clinic that is proposed, with its next free times. */
export type OfferedClinic = Answer<typeof suggestedClinics>['clinicas'][number];
/** A time that one press books. */
export type OfferedTime = OfferedClinic['opcoes'][number];

const withoutTime = (periodo: number): string =>
  periodo === PERIODO.AMBOS ? 'de manhã ou à tarde' : periodoName(periodo).toLowerCase();

/** 'Terça-feira, 24 de novembro de 2026, às 08:30', '…, de manhã ou à tarde'. */
export function timeSentence({ data: date, horario, periodo }: OfferedTime): string {
  return `${capitalize(formatDateWithWeekday(date))}, ${horario ? `às\u00A0${horario}` : withoutTime(periodo)}`;
}

/** 'ter 24/11, 08:30', 'qua 25/11, manhã', or the day alone where both periods are free: as it fits on a button. */
export function timeOnButton({ data: date, horario, periodo }: OfferedTime): string {
  const day = formatShortDay(date);
  const time = horario ?? (periodo === PERIODO.AMBOS ? null : withoutTime(periodo));
  return (time ? `${day}, ${time}` : day).replaceAll(' ', '\u00A0');
}

/** The time as the day screen keeps it. */
export const draftOf = ({ data: date, horario, periodo }: OfferedTime): Partial<Draft> => ({
  data: date,
  faixa: horario ? { horarioChegada: horario } : null,
  periodo: horario ? null : (periodo as Draft['periodo']),
});
