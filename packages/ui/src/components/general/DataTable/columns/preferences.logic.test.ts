import { describe, expect, it } from 'vitest';
import { localStore } from '../../../../internal/localStore.ts';
import { placeColumn, toggleColumn, togglePinned } from './arranging.logic.ts';
import { orderColumns, readPreferences, resizeColumn, visibleColumns } from './preferences.logic.ts';

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
    expect(ids(orderColumns(columns, { order: ['status', 'cliente'] }))).toEqual([
      'funcionario',
      'status',
      'cliente',
      'tipo',
      'cidade',
    ]);
  });

  it('keeps fixed columns at the end of the table where they stand by default', () => {
    const withActions = [...columns, { id: 'acoes', isFixed: true }];
    expect(ids(orderColumns(withActions, { order: ['status', 'tipo', 'cidade', 'cliente'] }))).toEqual([
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
    expect(ids(orderColumns(between, {}))).toEqual(['data', 'nome', 'cliente', 'acoes']);
    expect(ids(orderColumns(between, { order: ['cliente', 'data'] }))).toEqual([
      'cliente',
      'data',
      'nome',
      'acoes',
    ]);
  });

  it('ignores stored ids that no longer exist, and repeated ones', () => {
    expect(
      ids(orderColumns(columns, { order: ['velha', 'tipo', 'tipo', 'cliente', 'cidade', 'status'] })),
    ).toEqual(['funcionario', 'tipo', 'cliente', 'cidade', 'status']);
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
    expect(placeColumn(columns, {}, 'funcionario', 'tipo', 'after')).toEqual({});
  });

  it('a dragged column goes right beside another one, past hidden ones, and fixed ones stay', () => {
    const placed = placeColumn(columns, {}, 'status', 'cliente', 'after');
    expect(ids(orderColumns(columns, placed))).toEqual([
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

  it('pinned columns come first, in their order, behind the one that names the row', () => {
    const pinned = togglePinned(columns, togglePinned(columns, {}, 'status'), 'tipo');
    expect(ids(visibleColumns(columns, pinned))).toEqual(['funcionario', 'tipo', 'status', 'cliente']);
    expect(ids(visibleColumns(columns, { ...pinned, order: ['status', 'tipo'] }))).toEqual([
      'funcionario',
      'status',
      'tipo',
      'cliente',
    ]);
    expect(togglePinned(columns, pinned, 'status').pinned).toEqual(['tipo']);
    expect(togglePinned(columns, {}, 'funcionario')).toEqual({});
  });

  it.each([
    ['put before a pinned one is pinned', 'cidade', 'tipo', 'before', ['tipo', 'cidade']],
    ['put behind the last pinned one is not', 'cidade', 'tipo', 'after', ['tipo']],
    ['taken behind one that is not pinned is not any more', 'tipo', 'cidade', 'after', []],
    ['the only pinned one put before the first stays', 'tipo', 'cliente', 'before', ['tipo']],
  ] as const)('a column %s', (_, id, beside, side, pinned) => {
    const placed = placeColumn(columns, { pinned: ['tipo'] }, id, beside, side);
    expect(placed.pinned ?? ['tipo']).toEqual(pinned);
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
