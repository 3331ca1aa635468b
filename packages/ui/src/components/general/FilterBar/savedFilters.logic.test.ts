import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFilter,
  changeFilter,
  deleteFilter,
  joinFilters,
  MAX_NAME,
  nameProblem,
  NONE_SAVED,
  readSavedFilters,
  restoreFilter,
  sameFilters,
  toggleDefault,
  type SavedFiltersState,
} from './savedFilters.logic.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const first = addFilter<string>(NONE_SAVED, '  Pendentes   da semana ', 'status=8').state;
const both = addFilter(first, 'Depósitos', 'status=17').state;

describe('saved filters', () => {
  it('keeps filters under a name, each with an id of its own', () => {
    expect(both.items).toEqual([
      { id: '1', name: 'Pendentes da semana', filters: 'status=8' },
      { id: '2', name: 'Depósitos', filters: 'status=17' },
    ]);
    const gone = deleteFilter(both, '1').state;
    expect(addFilter(gone, 'Outro', 'x').id).toBe('3');
  });

  it('puts what was saved while the stored ones were on their way after them, with ids of their own', () => {
    const meanwhile = addFilter(addFilter<string>(NONE_SAVED, 'Novo', 'a').state, 'DEPÓSITOS', 'b').state;
    expect(joinFilters({ ...both, defaultId: '2' }, meanwhile)).toEqual({
      items: [...both.items, { id: '3', name: 'Novo', filters: 'a' }],
      defaultId: '2',
    });
  });

  it('refuses no name, a very long one and one that is taken, whatever its case and spaces', () => {
    expect(nameProblem(both, '   ')).toBe('empty');
    expect(nameProblem(both, 'x'.repeat(MAX_NAME + 1))).toBe('long');
    expect(nameProblem(both, ' depósitos ')).toBe('taken');
    expect(nameProblem(both, 'DEPÓSITOS', '2')).toBeNull();
    expect(nameProblem(both, 'Novos')).toBeNull();
  });

  it('renames one and changes what it asks for', () => {
    expect(changeFilter(both, '2', { name: ' Antecipados ' }).items[1]).toEqual({
      id: '2',
      name: 'Antecipados',
      filters: 'status=17',
    });
    expect(changeFilter(both, '1', { filters: 'status=9' }).items[0]?.filters).toBe('status=9');
  });

  it('one at most is the default; pressed again none is', () => {
    const marked = toggleDefault(both, '1');
    expect(marked.defaultId).toBe('1');
    expect(toggleDefault(marked, '2').defaultId).toBe('2');
    expect(toggleDefault(marked, '1').defaultId).toBeNull();
  });

  it('property: a deletion that is undone leaves everything as it was', () => {
    const saved: fc.Arbitrary<SavedFiltersState<string>> = fc
      .record({ names: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 }), at: fc.nat() })
      .map(({ names, at }) => ({
        items: names.map((name, index) => ({ id: String(index + 1), name, filters: name })),
        defaultId: at % 2 === 0 ? String((at % names.length) + 1) : null,
      }));
    fc.assert(
      fc.property(saved, fc.nat(), (state, at) => {
        const id = String((at % state.items.length) + 1);
        const { state: without, deleted } = deleteFilter(state, id);
        expect(without.items).toHaveLength(state.items.length - 1);
        expect(without.defaultId).not.toBe(id);
        if (deleted) expect(restoreFilter(without, deleted)).toEqual(state);
      }),
    );
    expect(deleteFilter(both, 'nada')).toEqual({ state: both, deleted: null });
  });

  it('filters that ask for the same are the same, whatever the order of their keys', () => {
    expect(sameFilters({ a: [1], b: { c: 2, d: undefined } }, { b: { c: 2 }, a: [1] })).toBe(true);
    expect(sameFilters({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(sameFilters('x', 'x')).toBe(true);
    expect(sameFilters(null, {})).toBe(false);
  });

  it.each([null, 7, 'x', [], { items: 'no' }, { items: [1, null, { id: 1 }, { id: '1', name: '' }] }])(
    'reads foreign storage %j as nothing saved',
    (stored) => {
      expect(readSavedFilters(stored, isText)).toEqual(NONE_SAVED);
    },
  );

  it('reads what it wrote, without what is not a filter and without an unknown default', () => {
    const stored: unknown = JSON.parse(JSON.stringify(toggleDefault(both, '2')));
    expect(readSavedFilters(stored, isText)).toEqual(toggleDefault(both, '2'));
    const mixed = { items: [...both.items, { id: '3', name: 'Ruim', filters: 5 }], defaultId: '3' };
    expect(readSavedFilters(mixed, isText)).toEqual({ items: both.items, defaultId: null });
  });
});
