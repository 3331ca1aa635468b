import * as fc from 'fast-check';
import type { Agora } from './agora.ts';
import { dataDoNumero, numeroDoDia, type DataCivil, type DiaSemana } from './data-civil.ts';
import { horaDeMinutos, type Hora } from './hora.ts';

/** Days of property tests: by default from 1900 to 2199, all century rules included. */
export function umaData(
  de: DataCivil = '1900-01-01',
  ate: DataCivil = '2199-12-31',
): fc.Arbitrary<DataCivil> {
  return fc.integer({ min: numeroDoDia(de), max: numeroDoDia(ate) }).map(dataDoNumero);
}

export const umaHora: fc.Arbitrary<Hora> = fc.integer({ min: 0, max: 1439 }).map(horaDeMinutos);

export const umDiaDaSemana: fc.Arbitrary<DiaSemana> = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);

/** A present for rules that are told what time it is in São Paulo; the instant is made up to fit (UTC−3). */
export function emSaoPaulo(data: DataCivil, hora: Hora = '09:00'): Agora {
  return { data, hora, instante: new Date(`${data}T${hora}:00-03:00`).toISOString() };
}
