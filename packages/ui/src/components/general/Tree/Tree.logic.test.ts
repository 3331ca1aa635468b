import { describe, expect, it } from 'vitest';
import {
  branchIds,
  choiceOf,
  filterTree,
  findNode,
  toggleNode,
  treeMove,
  typedRow,
  visibleRows,
  type TreeNode,
} from './Tree.logic.ts';

const tree: readonly TreeNode[] = [
  {
    id: 'c1',
    label: 'Metalúrgica Três Rios',
    children: [
      { id: 'u1', label: 'Matriz' },
      { id: 'u2', label: 'Filial São José' },
      { id: 'u3', label: 'Filial antiga', disabledReason: 'Unidade inativa' },
    ],
  },
  { id: 'c2', label: 'Padaria Aurora' },
];
const customer = tree[0]!;

describe('choosing a branch', () => {
  it('takes every leaf under it that can be chosen, and gives them back', () => {
    const all = toggleNode(customer, new Set());
    expect([...all]).toEqual(['u1', 'u2']);
    expect(choiceOf(customer, all)).toBe('all');
    expect([...toggleNode(customer, all)]).toEqual([]);
  });

  it('completes a part that was chosen', () => {
    expect(choiceOf(customer, new Set(['u2']))).toBe('some');
    expect(new Set(toggleNode(customer, new Set(['u2', 'x'])))).toEqual(new Set(['x', 'u1', 'u2']));
  });

  it('never takes what is not available', () => {
    expect(toggleNode(customer.children![2]!, new Set()).size).toBe(0);
    expect(choiceOf({ ...customer, children: [customer.children![2]!] }, new Set())).toBe('none');
  });
});

describe('searching', () => {
  it('keeps the way to what it finds, without accents', () => {
    expect(filterTree(tree, 'sao jose')).toEqual([{ ...customer, children: [customer.children![1]] }]);
  });

  it('keeps all under a node that matches, and everything for no words', () => {
    expect(filterTree(tree, 'TRES')).toEqual([customer]);
    expect(filterTree(tree, ' ')).toEqual(tree);
    expect(filterTree(tree, 'nada')).toEqual([]);
  });
});

it('finds a node and the branches', () => {
  expect(findNode(tree, 'u2')?.label).toBe('Filial São José');
  expect(findNode(tree, 'zz')).toBeUndefined();
  expect(branchIds(tree)).toEqual(['c1']);
});

describe('the rows in sight', () => {
  const rows = visibleRows(tree, new Set(['c1']));

  it('know their level, place and parent', () => {
    expect(rows.map(({ key, level, position, size }) => [key, level, position, size])).toEqual([
      ['c1', 1, 1, 2],
      ['u1', 2, 1, 3],
      ['u2', 2, 2, 3],
      ['u3', 2, 3, 3],
      ['c2', 1, 2, 2],
    ]);
  });

  it('hold a row for children that are on their way', () => {
    const lazy: TreeNode = { id: 'l', label: 'Outra', isLazy: true };
    expect(visibleRows([lazy], new Set(['l']), { l: 'loading' }).map((row) => row.state)).toEqual([
      undefined,
      'loading',
    ]);
    expect(visibleRows([lazy], new Set(), { l: 'loading' })).toHaveLength(1);
  });

  it('→ opens, then goes in; ← closes, or goes to the parent', () => {
    const closed = visibleRows(tree, new Set());
    expect(treeMove('ArrowRight', closed, 0)).toEqual({ open: 'c1' });
    expect(treeMove('ArrowRight', rows, 0)).toEqual({ to: 1 });
    expect(treeMove('ArrowRight', rows, 1)).toBeNull();
    expect(treeMove('ArrowLeft', rows, 2)).toEqual({ to: 0 });
    expect(treeMove('ArrowLeft', rows, 0)).toEqual({ close: 'c1' });
    expect(treeMove('ArrowLeft', rows, 4)).toBeNull();
  });

  it('↑ ↓ Home End stop at the ends', () => {
    expect(treeMove('ArrowUp', rows, 0)).toBeNull();
    expect(treeMove('ArrowDown', rows, 4)).toBeNull();
    expect(treeMove('End', rows, 0)).toEqual({ to: 4 });
    expect(treeMove('Home', rows, 3)).toEqual({ to: 0 });
  });

  it('letters go to the next row that begins so, and round', () => {
    expect(typedRow(rows, 2, 'f')).toBe(3);
    expect(typedRow(rows, 3, 'f')).toBe(2);
    expect(typedRow(rows, 2, 'fil')).toBe(2);
    expect(typedRow(rows, 0, 'z')).toBeNull();
  });
});
