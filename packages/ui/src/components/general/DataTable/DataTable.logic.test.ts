import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localStore } from '../../../internal/localStore.ts';
import {
  toggleColumn,
  visibleColumns,
  resizeColumn,
  readPreferences,
  moveColumn,
  orderColumns,
  placeColumn,
} from './preferences.logic.ts';
import {
  withSelection,
  isRowSelected,
  pageSelectionState,
  NOTHING_SELECTED,
  countSelected,
  EVERYTHING_SELECTED,
  rangeOf,
} from './selection.logic.ts';
import { ariaSort, nextSort } from './sort.logic.ts';

const columns = [
  { id: 'funcionario', isFixed: true },
  { id: 'cliente' },
  { id: 'tipo' },
  { id: 'cidade', isHiddenByDefault: true },
  { id: 'status', minWidth: 120 },
];
const ids = (list: readonly { id: string }[]) => list.map((column) => column.id);

describe('column preferences', () => {
  it('shows the default columns in the default order when nothing is stored', () => {
    expect(ids(visibleColumns(columns, {}))).toEqual(['funcionario', 'cliente', 'tipo', 'status']);
  });

  it('keeps a column that is newer than the stored order beside its default neighbour', () => {
    expect(ids(orderColumns(columns, ['status', 'cliente']))).toEqual([
      'funcionario',
      'status',
      'cliente',
      'tipo',
      'cidade',
    ]);
  });

  it('keeps fixed columns at the end of the table where they stand by default', () => {
    const withActions = [...columns, { id: 'acoes', isFixed: true }];
    expect(ids(orderColumns(withActions, ['status', 'tipo', 'cidade', 'cliente']))).toEqual([
      'funcionario',
      'status',
      'tipo',
      'cidade',
      'cliente',
      'acoes',
    ]);
  });

  it('a fixed column between others stays after the one that precedes it by default', () => {
    const between = [
      { id: 'data' },
      { id: 'nome', isFixed: true },
      { id: 'cliente' },
      { id: 'acoes', isFixed: true },
    ];
    expect(ids(orderColumns(between, undefined))).toEqual(['data', 'nome', 'cliente', 'acoes']);
    expect(ids(orderColumns(between, ['cliente', 'data']))).toEqual(['cliente', 'data', 'nome', 'acoes']);
  });

  it('ignores stored ids that no longer exist, and repeated ones', () => {
    expect(ids(orderColumns(columns, ['velha', 'tipo', 'tipo', 'cliente', 'cidade', 'status']))).toEqual([
      'funcionario',
      'tipo',
      'cliente',
      'cidade',
      'status',
    ]);
  });

  it('toggling one column leaves the default state of the others', () => {
    const shown = toggleColumn(columns, {}, 'cidade');
    expect(ids(visibleColumns(columns, shown))).toEqual([
      'funcionario',
      'cliente',
      'tipo',
      'cidade',
      'status',
    ]);
    const hidden = toggleColumn(columns, shown, 'tipo');
    expect(ids(visibleColumns(columns, hidden))).toEqual(['funcionario', 'cliente', 'cidade', 'status']);
  });

  it('never hides nor moves the column that names the row', () => {
    expect(toggleColumn(columns, {}, 'funcionario')).toEqual({});
    expect(moveColumn(columns, {}, 'funcionario', 1)).toEqual({});
  });

  it('moves a column one place and stops at the ends', () => {
    const moved = moveColumn(columns, {}, 'tipo', -1);
    expect(ids(orderColumns(columns, moved.order))).toEqual([
      'funcionario',
      'tipo',
      'cliente',
      'cidade',
      'status',
    ]);
    expect(moveColumn(columns, moved, 'tipo', -1)).toBe(moved);
  });

  it('a dragged column goes right beside another one, past hidden ones, and fixed ones stay', () => {
    const placed = placeColumn(columns, {}, 'status', 'cliente', 'after');
    expect(ids(orderColumns(columns, placed.order))).toEqual([
      'funcionario',
      'cliente',
      'status',
      'tipo',
      'cidade',
    ]);
    expect(placeColumn(columns, placed, 'status', 'cliente', 'after')).toBe(placed);
    expect(placeColumn(columns, placed, 'status', 'funcionario', 'before')).toBe(placed);
    expect(placeColumn(columns, placed, 'nada', 'cliente', 'before')).toBe(placed);
  });

  it('keeps widths within the column limits', () => {
    expect(resizeColumn(columns, {}, 'status', 10).widths).toEqual({ status: 120 });
    expect(resizeColumn(columns, {}, 'status', 9999).widths).toEqual({ status: 640 });
    expect(resizeColumn(columns, {}, 'nada', 200)).toEqual({});
  });

  it.each([null, 7, 'x', [], { order: 'no', hidden: [1], widths: { a: 'b' }, density: 'huge' }])(
    'reads foreign storage %j as no preference',
    (stored) => {
      const read = readPreferences(stored);
      expect(ids(visibleColumns(columns, { ...read, hidden: undefined }))).toEqual([
        'funcionario',
        'cliente',
        'tipo',
        'status',
      ]);
      expect(read.density).toBeUndefined();
    },
  );

  it('a storage that refuses or holds nonsense does not break the table', () => {
    const refusing = localStore({
      getItem: () => '{not json',
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(refusing.load('k')).toBeNull();
    expect(() => refusing.save('k', {})).not.toThrow();
  });
});

describe('selection over pages', () => {
  it('keeps what other pages hold when this page is turned on and off', () => {
    const first = withSelection(NOTHING_SELECTED, ['1', '2'], true);
    const both = withSelection(first, ['11', '12'], true);
    expect(countSelected(both, 40)).toBe(4);
    const off = withSelection(both, ['11', '12'], false);
    expect([...off.ids]).toEqual(['1', '2']);
  });

  it("counts 'todos os N, exceto…'", () => {
    const some = withSelection(EVERYTHING_SELECTED, ['3'], false);
    expect(countSelected(some, 40)).toBe(39);
    expect(isRowSelected(some, '3')).toBe(false);
    expect(isRowSelected(some, '4')).toBe(true);
    expect(countSelected(withSelection(some, ['3'], true), 40)).toBe(40);
  });

  it("what cannot be selected is no part of 'todos os N'", () => {
    const some = withSelection(EVERYTHING_SELECTED, ['3'], false);
    expect(countSelected(EVERYTHING_SELECTED, 40, 2)).toBe(38);
    expect(countSelected(some, 40, 2)).toBe(37);
    expect(countSelected(withSelection(NOTHING_SELECTED, ['3'], true), 40, 2)).toBe(1);
  });

  it('Shift takes the rows between, in either direction; without a first one only the one pressed', () => {
    const shown = ['1', '2', '3', '4', '5'];
    expect(rangeOf(shown, '2', '4')).toEqual(['2', '3', '4']);
    expect(rangeOf(shown, '5', '4')).toEqual(['4', '5']);
    expect(rangeOf(shown, null, '4')).toEqual(['4']);
    expect(rangeOf(shown, 'outra página', '4')).toEqual(['4']);
  });

  it('property: a row is on after it was turned on, and the others are as they were', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const selection = fc.record({
      mode: fc.constantFrom('include' as const, 'exclude' as const),
      ids: fc.array(id).map((list) => new Set(list)),
    });
    fc.assert(
      fc.property(selection, fc.array(id), fc.boolean(), (before, turned, isOn) => {
        const after = withSelection(before, turned, isOn);
        for (let each = 0; each <= 12; each += 1) {
          const expected = turned.includes(String(each)) ? isOn : isRowSelected(before, String(each));
          expect(isRowSelected(after, String(each))).toBe(expected);
        }
      }),
    );
  });

  it('tells the state of the page for the header box', () => {
    const some = withSelection(NOTHING_SELECTED, ['1'], true);
    expect(pageSelectionState(some, ['1', '2'])).toBe('some');
    expect(pageSelectionState(some, ['1'])).toBe('all');
    expect(pageSelectionState(some, ['2'])).toBe('none');
    expect(pageSelectionState(NOTHING_SELECTED, [])).toBe('none');
  });
});

describe('sort', () => {
  it('goes ascending, descending, then back to the list’s own order', () => {
    const first = nextSort(null, 'nome');
    const second = nextSort(first, 'nome');
    expect(first).toEqual({ key: 'nome', direction: 'asc' });
    expect(second).toEqual({ key: 'nome', direction: 'desc' });
    expect(nextSort(second, 'nome')).toBeNull();
    expect(nextSort(second, 'data')).toEqual({ key: 'data', direction: 'asc' });
  });

  it('speaks aria-sort', () => {
    expect(ariaSort(null, 'nome')).toBe('none');
    expect(ariaSort({ key: 'nome', direction: 'desc' }, 'nome')).toBe('descending');
    expect(ariaSort({ key: 'nome', direction: 'desc' }, 'data')).toBe('none');
  });
});
