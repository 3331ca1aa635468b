import { expect, it } from 'vitest';
import { toInternalEvent } from './present.ts';
import type { TimelineEvent } from './repository.ts';

it('a changed column has the name that the edit form gives it, and none is a column’s own', () => {
  const edited = (fields: string[], values: TimelineEvent['values'] = null) =>
    toInternalEvent({
      at: '2026-11-24T13:00:00.000Z',
      action: 'ALTERAR',
      author: 'Rita Camargo',
      session: null,
      ip: null,
      status: null,
      text: null,
      note: null,
      fields,
      values,
      file: null,
      kind: null,
    }).observacao;
  expect(edited(['unidadeId', 'setorId', 'cargoId'])).toBe('Campos: Unidade, Setor, Cargo');
  expect(edited(['dataSugestaoInicial', 'dataSugestaoFinal'])).toBe('Campos: Período sugerido');
  expect(edited(['prestadorId', 'usaReservaHorario', 'quemAgenda'])).toBe(
    'Campos: Prestador, Reserva de horário, Quem agenda',
  );
  const clinic = { field: 'prestador', before: 'Vida Plena', after: 'São Lucas' } as const;
  expect(edited(['prestadorId', 'periodo', 'quemAgenda', 'observacao'], [clinic])).toBe(
    'Prestador: Vida Plena → São Lucas\nCampos: Quem agenda, Observações',
  );
});
