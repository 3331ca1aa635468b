import { describe, expect, it } from 'vitest';
import { crumbAddress, crumbsOf, foldCrumbs } from './Breadcrumb.logic.ts';

describe('doc3 §2.9 Breadcrumb: previous routes with :param substitution', () => {
  it('puts the parameters into the address, encoded', () => {
    expect(crumbAddress('/clientes/:id/unidades/:idUnidade', { id: 7, idUnidade: 'a b' })).toBe(
      '/clientes/7/unidades/a%20b',
    );
  });

  it('leaves out an optional part without a value', () => {
    expect(crumbAddress('/caracterizacao/:perigo?/setor/:setor?', { setor: 3 })).toBe(
      '/caracterizacao/setor/3',
    );
  });

  it('says which parameter is missing', () => {
    expect(() => crumbAddress('/clientes/:id')).toThrow('pede o parâmetro "id"');
  });

  it('links every level but the page itself', () => {
    expect(
      crumbsOf(
        [
          { path: '/deposito-antecipado', breadcrumbLabel: 'Depósito Antecipado' },
          { path: '/deposito-antecipado/extratos', breadcrumbLabel: 'Extratos' },
          { path: '/deposito-antecipado/extratos/:id', breadcrumbLabel: ({ id }) => `Extrato ${id}` },
        ],
        { id: 42 },
      ),
    ).toEqual([
      { label: 'Depósito Antecipado', href: '/deposito-antecipado' },
      { label: 'Extratos', href: '/deposito-antecipado/extratos' },
      { label: 'Extrato 42' },
    ]);
  });
});

describe('a long trail', () => {
  it('is whole while it fits', () => {
    expect(foldCrumbs([1, 2, 3, 4], 4)).toEqual({ start: [1, 2, 3, 4], folded: [], end: [] });
  });

  it('keeps the first and the last, and folds at least two', () => {
    expect(foldCrumbs([1, 2, 3, 4, 5], 4)).toEqual({ start: [1], folded: [2, 3], end: [4, 5] });
    for (let length = 4; length < 12; length += 1) {
      const { start, folded, end } = foldCrumbs(
        Array.from({ length }, (_, i) => i),
        4,
      );
      expect(start.length + folded.length + end.length).toBe(length);
      expect(folded.length === 0 || folded.length >= 2).toBe(true);
    }
  });
});
