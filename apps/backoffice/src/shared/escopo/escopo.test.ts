import { describe, expect, it } from 'vitest';
import { ESCOPO_TODO, escopoDe } from './escopo.ts';
import {
  alternarCliente,
  alternarUnidade,
  clienteDasUnidades,
  podarEscopo,
  rotuloCurto,
  rotuloDoEscopo,
} from './selecao.ts';

const opcoes = [
  { id: 1, name: 'Serra Azul' },
  { id: 2, name: 'Rio Pardo' },
];

describe('choosing companies and branches', () => {
  it('a company goes in and out; branches never outlive a change of companies', () => {
    const um = alternarUnidade(alternarCliente(ESCOPO_TODO, 1), 10);
    expect(um).toEqual({ clientes: [1], unidades: [10] });
    expect(alternarCliente(um, 2)).toEqual({ clientes: [1, 2], unidades: [] });
    expect(alternarCliente(um, 1)).toEqual(ESCOPO_TODO);
    expect(alternarUnidade(um, 10)).toEqual({ clientes: [1], unidades: [] });
  });

  it('branches can be chosen within exactly one company', () => {
    expect(clienteDasUnidades({ clientes: [2], unidades: [] }, opcoes)).toBe(2);
    expect(clienteDasUnidades({ clientes: [1, 2], unidades: [] }, opcoes)).toBeNull();
    expect(clienteDasUnidades(ESCOPO_TODO, opcoes)).toBeNull();
    expect(clienteDasUnidades(ESCOPO_TODO, [opcoes[0]!])).toBe(1);
  });
});

describe('a stored choice', () => {
  it('loses what the user no longer sees, and its branches with it', () => {
    expect(podarEscopo({ clientes: [1, 9], unidades: [] }, opcoes, 2)).toEqual({
      clientes: [1],
      unidades: [],
    });
    expect(podarEscopo({ clientes: [9], unidades: [3] }, opcoes, 2)).toEqual(ESCOPO_TODO);
  });

  it('stays as it is while not every company is known', () => {
    const escopo = { clientes: [9], unidades: [3] };
    expect(podarEscopo(escopo, opcoes, 400)).toBe(escopo);
  });

  it.each([null, 'x', [], { clientes: 'x', unidades: [1.5, '2', null] }])('%j chooses nothing', (valor) => {
    expect(escopoDe(valor)).toEqual(ESCOPO_TODO);
  });
});

describe('what the top bar says', () => {
  it.each([
    [ESCOPO_TODO, 'Todas as empresas'],
    [{ clientes: [2], unidades: [] }, 'Rio Pardo'],
    [{ clientes: [2], unidades: [7] }, 'Rio Pardo · 1 unidade'],
    [{ clientes: [1, 2], unidades: [] }, '2 empresas'],
    [{ clientes: [77], unidades: [7, 8] }, '1 empresa · 2 unidades'],
  ])('%j: %s', (escopo, texto) => {
    expect(rotuloDoEscopo(escopo, opcoes)).toBe(texto);
  });

  it('someone of a single company sees its name', () => {
    expect(rotuloDoEscopo(ESCOPO_TODO, [opcoes[0]!])).toBe('Serra Azul');
  });
});

it('a short line keeps the beginning, and all companies are just all', () => {
  expect(rotuloCurto('Todas as empresas')).toBe('Todas');
  expect(rotuloCurto('Rio Pardo')).toBe('Rio Pardo');
  expect(rotuloCurto('Metalúrgica Serra Azul S.A. · 2 unidades')).toBe('Metalúrgica Ser…');
});
