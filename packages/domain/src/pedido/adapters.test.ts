import { expect, it, test } from 'vitest';
import { pedidoCliente, readWho, pedidoPrestador } from './adapters.ts';

test.each([
  ['SOLICITANTE', 'SOLICITANTE'],
  [1, 'SOLICITANTE'],
  ['2', 'EMPRESA'],
  [3, 'USUARIO_ESCOLHE'],
  [0, null],
  ['', null],
  [null, null],
  ['outro', null],
] as const)('doc2 §3 who schedules or notifies: %s is %s', (value, expected) => {
  expect(readWho(value)).toBe(expected);
});

it('a clinic keeps its system wherever the record names it, and no bank data', () => {
  const record = { id: 1, name: 'Vida', systemsAndTechnology: { name: 'SOC' }, chavePix: 'segredo' };
  expect(pedidoPrestador(record)).toMatchObject({
    id: 1,
    sistema: 'SOC',
    openingHours: null,
    supportsReserva: null,
  });
  expect(pedidoPrestador(record)).not.toHaveProperty('chavePix');
  expect(pedidoPrestador({ id: 1, name: 'Vida', sistema: 'SOC' }).sistema).toBe('SOC');
});

it('a client record becomes the client of the request', () => {
  const record = {
    id: 1,
    name: 'Acme',
    usaReservaHorario: true,
    permiteAlterarMetodoReservaHorario: false,
    desabilitarQuestionarioRisco: true,
    quemAgenda: 'EMPRESA',
    quemAvisa: 1,
  };
  expect(pedidoCliente(record)).toEqual({
    ...record,
    quemAvisa: 'SOLICITANTE',
    clienteNaoAlterarSituacaoNoDemissional: false,
  });
});
