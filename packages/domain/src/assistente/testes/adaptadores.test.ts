import { expect, it, test } from 'vitest';
import { clienteDoPedido, lerQuem, prestadorDoPedido } from '../index.ts';

test.each([
  ['SOLICITANTE', 'SOLICITANTE'],
  [1, 'SOLICITANTE'],
  ['2', 'EMPRESA'],
  [3, 'USUARIO_ESCOLHE'],
  [0, null],
  ['', null],
  [null, null],
  ['outro', null],
] as const)('doc2 §3 who schedules or notifies: %s is %s', (valor, esperado) => {
  expect(lerQuem(valor)).toBe(esperado);
});

it('a clinic keeps its system wherever the record names it, and no bank data', () => {
  const registro = { id: 1, name: 'Vida', systemsAndTechnology: { name: 'SOC' }, chavePix: 'segredo' };
  expect(prestadorDoPedido(registro)).toMatchObject({
    id: 1,
    sistema: 'SOC',
    openingHours: null,
    suportaReserva: null,
  });
  expect(prestadorDoPedido(registro)).not.toHaveProperty('chavePix');
  expect(prestadorDoPedido({ id: 1, name: 'Vida', sistema: 'SOC' }).sistema).toBe('SOC');
});

it('a client record becomes the client of the request', () => {
  const registro = {
    id: 1,
    name: 'Acme',
    usaReservaHorario: true,
    permiteAlterarMetodoReservaHorario: false,
    desabilitarQuestionarioRisco: true,
    quemAgenda: 'EMPRESA',
    quemAvisa: 1,
  };
  expect(clienteDoPedido(registro)).toEqual({
    ...registro,
    quemAvisa: 'SOLICITANTE',
    clienteNaoAlterarSituacaoNoDemissional: false,
  });
});
