import type { PrestadorOption } from '@apto/api-client';
import { expect, it } from 'vitest';
import type { OfferedClinic } from '../../shared/pedido/offered.ts';
import { clinicsOnCards } from './clinics.ts';

const prestador = (id: number, distanciaMetros: number | null) =>
  ({ id, name: `Clínica ${id}`, distanciaMetros }) as PrestadorOption;

it('the nearest clinic comes first; those of unknown place follow as the server ordered them', () => {
  const options = clinicsOnCards([
    prestador(1, null),
    prestador(2, 4100),
    prestador(3, null),
    prestador(4, 850),
  ]);
  expect(options.map(({ clinic }) => clinic.id)).toEqual([4, 2, 1, 3]);
});

it('a clinic has its own times, or none that are known', () => {
  const offered = { id: 2, opcoes: [] as unknown } as OfferedClinic;
  expect(clinicsOnCards([prestador(1, 10), prestador(2, 20)], [offered]).map((card) => card.offered)).toEqual(
    [null, offered],
  );
});
