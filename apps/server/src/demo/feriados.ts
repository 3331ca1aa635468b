import { somarDias, type DataCivil } from '@apto/domain';
import type { CidadeDeDemonstracao } from './catalogo/cidades.ts';

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function pascoa(ano: number): DataCivil {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const soma = h + l - 7 * m + 114;
  const mes = String(Math.floor(soma / 31)).padStart(2, '0');
  const dia = String((soma % 31) + 1).padStart(2, '0');
  return `${ano}-${mes}-${dia}`;
}

/**
 * Municipal holidays of a city in a year: its own, and the two of the calendar that municipalities declare
 * (Good Friday by Lei 9.093/1995, Corpus Christi by custom).
 */
export function feriadosDaCidade(
  cidade: Pick<CidadeDeDemonstracao, 'feriados'>,
  ano: number,
): readonly (readonly [DataCivil, string])[] {
  const domingo = pascoa(ano);
  const todos: [DataCivil, string][] = [
    [somarDias(domingo, -2), 'Sexta-feira Santa'],
    [somarDias(domingo, 60), 'Corpus Christi'],
    ...cidade.feriados.map(([dia, nome]): [DataCivil, string] => [`${ano}-${dia}`, nome]),
  ];
  // A city's own day may fall on one of the movable ones: the registry has one holiday a day.
  return [...new Map(todos).entries()];
}
