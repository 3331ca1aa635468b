import type { FuncionarioSummary } from '@apto/api-client';
import { describe, expect, it } from 'vitest';
import { registration } from '../stories/pedidos.ts';
import { fieldPaths } from './focus.ts';
import { markPcd, funcionarioOption } from './funcionarios.ts';

const record = (index: number, extra: Partial<FuncionarioSummary> = {}): FuncionarioSummary => ({
  ...registration(index),
  situation: 'ATIVO',
  customer: { id: 1, name: 'Metalúrgica Serra Azul', companyId: 1, desabilitarQuestionarioRisco: false },
  pcd: false,
  unidade: { id: 1, name: 'Matriz', riskLevel: 2 },
  setor: null,
  cargo: null,
  novaHierarquia: null,
  ...extra,
});

describe('doc2 §2.3: choosing employees', () => {
  const cliente = { id: 1, name: 'Metalúrgica Serra Azul' };
  it('those of another client than the first one’s cannot be chosen, and say why', () => {
    const other = record(1, {
      customerId: 2,
      customer: { ...record(1).customer, id: 2, name: 'Rio Pardo' },
    });
    expect(funcionarioOption(other, { cliente, alreadyIncluded: new Set() }).disabledReason).toBe(
      'De outro cliente (Rio Pardo). Este pedido é de Metalúrgica Serra Azul',
    );
    expect(
      funcionarioOption(record(0), { cliente, alreadyIncluded: new Set() }).disabledReason,
    ).toBeUndefined();
  });
  it('who is in the request already is not added twice', () => {
    expect(funcionarioOption(record(0), { cliente, alreadyIncluded: new Set([100]) }).disabledReason).toBe(
      'Já está neste pedido',
    );
  });
  it('tells people of one name apart without showing a whole document', () => {
    const { description } = funcionarioOption(record(0, { situation: 'AFASTADO' }));
    expect(description).toBe('CPF ***.982.247-** · Metalúrgica Serra Azul · Matriz · Afastado');
  });
  it('the registry’s PCD mark is put on those who have it', () => {
    expect(markPcd([record(0), record(1, { pcd: true })])).toEqual([
      { type: 'FUNCIONARIO_CHANGED', id: 101, fields: { pcd: true } },
    ]);
  });
});

it('a field without a place of its own is looked for in its group', () => {
  expect(fieldPaths('funcionarios.0.phone')).toEqual([
    'funcionarios.0.phone',
    'funcionarios.0',
    'funcionarios',
  ]);
});
