import { expect, it } from 'vitest';
import { layOut, MAX_PINNED_WIDTH } from './layout.ts';
import { UTILITY_WIDTH } from '../ground/measures.ts';
import type { DataTableColumn } from '../ground/types.ts';

const columns: readonly DataTableColumn<string>[] = [
  { id: 'nome', header: 'Nome', cell: (row) => row, isRowHeader: true, isFixed: true, width: 200 },
  { id: 'cliente', header: 'Cliente', cell: (row) => row, isGrow: true, width: 180 },
  { id: 'data', header: 'Data', cell: (row) => row, width: 120 },
];

it('the table scrolls once its columns do not fit: utility columns and every width count', () => {
  expect(layOut(columns, {}, 2).minWidth).toBe(2 * UTILITY_WIDTH + 200 + 180 + 120);
});

it('the column that names the row sticks after the utility columns', () => {
  const { places } = layOut(columns, {}, 2);
  expect(places.map((place) => place.start)).toEqual([2 * UTILITY_WIDTH, null, null]);
  expect(places.map((place) => place.end)).toEqual([null, null, null]);
});

it('a growing column takes what is left until the person sets its width', () => {
  expect(layOut(columns, {}, 0).places.map((place) => place.width)).toEqual([200, null, 120]);
  expect(layOut(columns, { widths: { cliente: 300 } }, 0).places.map((place) => place.width)).toEqual([
    200,
    300,
    null,
  ]);
});

it('a fixed last column sticks to the end, so that its actions stay in reach', () => {
  const actions: DataTableColumn<string> = {
    id: 'acoes',
    header: 'Ações',
    cell: (row) => row,
    isFixed: true,
    width: 64,
  };
  expect(layOut([...columns, actions], {}, 0).places.at(-1)).toMatchObject({
    end: 0,
    start: null,
    width: 64,
  });
});

it('every fixed column at the end sticks, one beside the other, and what they cover is known', () => {
  const fixed = (id: string, width: number): DataTableColumn<string> => ({
    id,
    header: id,
    cell: (row) => row,
    isFixed: true,
    width,
  });
  const { places, covered } = layOut([...columns, fixed('acoes', 64), fixed('editar', 188)], {}, 1);
  expect(places.map((place) => place.end)).toEqual([null, null, null, 188, 0]);
  expect(covered).toEqual({ start: UTILITY_WIDTH + 200, end: 64 + 188 });
});

it('pinned columns stick beside the one that names the row, until they would cover the table', () => {
  const shown = [columns[0]!, columns[2]!, columns[1]!];
  const { places, covered } = layOut(shown, { pinned: ['data'] }, 1);
  expect(places.map((place) => place.start)).toEqual([UTILITY_WIDTH, UTILITY_WIDTH + 200, null]);
  expect(covered.start).toBe(UTILITY_WIDTH + 200 + 120);
  const wide = layOut(shown, { pinned: ['data', 'cliente'], widths: { cliente: MAX_PINNED_WIDTH } }, 1);
  expect(wide.places.map((place) => place.start)).toEqual([UTILITY_WIDTH, UTILITY_WIDTH + 200, null]);
});

it('by weight, what is left beyond the minimum widths goes to each its part, and the last takes the rest', () => {
  const grow = (id: string, width: number, weight?: number): DataTableColumn<string> => ({
    id,
    header: id,
    cell: (row) => row,
    isGrow: true,
    width,
    ...(weight ? { weight } : {}),
  });
  const shares = (...shown: DataTableColumn<string>[]) =>
    layOut([...shown, columns[2]!], {}, 0).places.map(({ share }) => share);
  expect(shares(grow('nome', 200), grow('cliente', 180, 3))).toEqual([
    'calc(200px + max(0px, 100cqw - 502px) * 0.25)',
    null,
    null,
  ]);
  expect(shares(grow('nome', 200), grow('cliente', 180))).toEqual([null, null, null]);
});
