import { describe, expect, it, test } from 'vitest';
import { CAMINHO } from '../rotas/caminhos.ts';
import { etapaAnterior, etapaPermitida, numeroDaEtapa, TOTAL_DE_ETAPAS, type Pedido } from './etapas.ts';

const pedido = (situacao: Pedido['agendamento']['situacao'], comClinica: boolean) =>
  ({ agendamento: { situacao }, prestador: comClinica ? { id: 1 } : null }) as Pick<
    Pedido,
    'agendamento' | 'prestador'
  >;

describe('doc3 §2.2: where a request may be', () => {
  test.each([
    [CAMINHO.dados, CAMINHO.dados],
    [CAMINHO.local, CAMINHO.local],
    [CAMINHO.data, CAMINHO.local],
    [CAMINHO.confirmado, CAMINHO.dados],
  ])('an open one without a clinic: %s → %s', (pedida, permitida) => {
    expect(etapaPermitida(pedida, pedido('PENDENTE', false))).toBe(permitida);
  });

  it('an open one with a clinic may be asked for its day', () => {
    expect(etapaPermitida(CAMINHO.data, pedido('PENDENTE', true))).toBe(CAMINHO.data);
  });

  test.each(Object.values(CAMINHO))('a confirmed one shows its confirmation, and not %s', (pedida) => {
    expect(etapaPermitida(pedida, pedido('CONFIRMADO', true))).toBe(CAMINHO.confirmado);
  });
});

it('the steps count from 1 to 4, and there is no way back from the confirmation', () => {
  const { dados, local, data, confirmado } = CAMINHO;
  expect([dados, local, data, confirmado].map(numeroDaEtapa)).toEqual([1, 2, 3, TOTAL_DE_ETAPAS]);
  expect([dados, local, data, confirmado].map(etapaAnterior)).toEqual([null, dados, local, null]);
});
