import type { OpcaoDePrestador } from '@apto/api-client';
import { expect, it } from 'vitest';
import { opcoesDeClinica } from './clinicas.ts';

const prestador = (id: number, distanciaMetros: number | null) =>
  ({ id, name: `Clínica ${id}`, distanciaMetros }) as OpcaoDePrestador;

it('the nearest clinic comes first; those of unknown place follow as the server ordered them', () => {
  const opcoes = opcoesDeClinica([
    prestador(1, null),
    prestador(2, 4100),
    prestador(3, null),
    prestador(4, 850),
  ]);
  expect(opcoes.map(({ clinic }) => clinic.id)).toEqual([4, 2, 1, 3]);
  expect(opcoes.map(({ distanceKm }) => distanceKm)).toEqual([0.85, 4.1, null, null]);
});
