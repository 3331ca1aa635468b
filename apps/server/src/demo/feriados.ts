import { addDays, type CivilDate } from '@apto/domain/time';
import type { DemoCidade } from './catalogue/cidades.ts';

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  const day = String((sum % 31) + 1).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/**
 * Municipal holidays of a city in a year: its own, and the two of the calendar that municipalities declare
 * (Good Friday by Lei 9.093/1995, Corpus Christi by custom).
 */
export function cidadeFeriados(
  cidade: Pick<DemoCidade, 'feriados'>,
  year: number,
): readonly (readonly [CivilDate, string])[] {
  const sunday = easter(year);
  const all: [CivilDate, string][] = [
    [addDays(sunday, -2), 'Sexta-feira Santa'],
    [addDays(sunday, 60), 'Corpus Christi'],
    ...cidade.feriados.map(([day, name]): [CivilDate, string] => [`${year}-${day}`, name]),
  ];
  // A city's own day may fall on one of the movable ones: the registry has one holiday a day.
  return [...new Map(all).entries()];
}
