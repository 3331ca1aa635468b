import { describe, expect, it } from 'vitest';
import { FULL_SCOPE } from '../../shared/scope/choice.ts';
import {
  toggleCliente,
  toggleUnidade,
  clienteOfUnidades,
  pruneScope,
  shortLabel,
  scopeLabel,
} from './selection.ts';

const options = [
  { id: 1, name: 'Serra Azul' },
  { id: 2, name: 'Rio Pardo' },
];

describe('choosing companies and branches', () => {
  it('a company goes in and out; branches never outlive a change of companies', () => {
    const one = toggleUnidade(toggleCliente(FULL_SCOPE, 1), 10);
    expect(one).toEqual({ clientes: [1], unidades: [10] });
    expect(toggleCliente(one, 2)).toEqual({ clientes: [1, 2], unidades: [] });
    expect(toggleCliente(one, 1)).toEqual(FULL_SCOPE);
    expect(toggleUnidade(one, 10)).toEqual({ clientes: [1], unidades: [] });
  });

  it('branches can be chosen within exactly one company', () => {
    expect(clienteOfUnidades({ clientes: [2], unidades: [] }, options)).toBe(2);
    expect(clienteOfUnidades({ clientes: [1, 2], unidades: [] }, options)).toBeNull();
    expect(clienteOfUnidades(FULL_SCOPE, options)).toBeNull();
    expect(clienteOfUnidades(FULL_SCOPE, [options[0]!])).toBe(1);
  });
});

describe('a stored choice', () => {
  it('loses what the user no longer sees, and its branches with it', () => {
    expect(pruneScope({ clientes: [1, 9], unidades: [] }, options, 2)).toEqual({
      clientes: [1],
      unidades: [],
    });
    expect(pruneScope({ clientes: [9], unidades: [3] }, options, 2)).toEqual(FULL_SCOPE);
  });

  it('stays as it is while not every company is known', () => {
    const scope = { clientes: [9], unidades: [3] };
    expect(pruneScope(scope, options, 400)).toBe(scope);
  });
});

describe('what the top bar says', () => {
  it.each([
    [FULL_SCOPE, 'Todas as empresas'],
    [{ clientes: [2], unidades: [] }, 'Rio Pardo'],
    [{ clientes: [2], unidades: [7] }, 'Rio Pardo · 1 unidade'],
    [{ clientes: [1, 2], unidades: [] }, '2 empresas'],
    [{ clientes: [77], unidades: [7, 8] }, '1 empresa · 2 unidades'],
  ])('%j: %s', (scope, text) => {
    expect(scopeLabel(scope, options)).toBe(text);
  });

  it('someone of a single company sees its name', () => {
    expect(scopeLabel(FULL_SCOPE, [options[0]!])).toBe('Serra Azul');
  });
});

it('a short line keeps the beginning, and all companies are just all', () => {
  expect(shortLabel('Todas as empresas')).toBe('Todas');
  expect(shortLabel('Rio Pardo')).toBe('Rio Pardo');
  expect(shortLabel('Metalúrgica Serra Azul S.A. · 2 unidades')).toBe('Metalúrgica Ser…');
});
