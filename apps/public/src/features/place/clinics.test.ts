import type { PrestadorOption } from '@apto/api-client';
import { expect, it } from 'vitest';
import { clinicOptions } from './clinics.ts';

const prestador = (id: number, distanciaMetros: number | null) =>
  ({ id, name: `Clínica ${id}`, distanciaMetros }) as PrestadorOption;

it('the nearest clinic comes first; those of unknown place follow as the server ordered them', () => {
  const options = clinicOptions([
    prestador(1, null),
    prestador(2, 4100),
    prestador(3, null),
    prestador(4, 850),
  ]);
  expect(options.map(({ clinic }) => clinic.id)).toEqual([4, 2, 1, 3]);
  expect(options.map(({ distanceKm }) => distanceKm)).toEqual([0.85, 4.1, null, null]);
});
