import { expect, it } from 'vitest';
import type { TreeNode } from '../Tree/Tree.logic.ts';
import { chosenNames, pathText, pathTo, waysTo } from './TreeSelect.logic.ts';

const NODES: readonly TreeNode[] = [
  {
    id: 'm',
    label: 'Matriz',
    children: [
      {
        id: 'm-p',
        label: 'Produção',
        children: [
          { id: 'm-p-s', label: 'Soldador' },
          { id: 'm-p-t', label: 'Torneiro' },
        ],
      },
      { id: 'm-e', label: 'Escritório' },
    ],
  },
  { id: 'f', label: 'Filial' },
];

it('knows the way to a node', () => {
  expect(pathText(pathTo(NODES, 'm-p-s') ?? [])).toBe('Matriz / Produção / Soldador');
  expect(pathTo(NODES, 'nada')).toBeNull();
  expect([...waysTo(NODES, ['m-p-s', 'f', 'nada'])]).toEqual(['m', 'm-p']);
});

it('names a branch that is chosen whole once', () => {
  expect(chosenNames(NODES, new Set(['m-p-s', 'm-p-t', 'f']))).toEqual(['Matriz / Produção', 'Filial']);
  expect(chosenNames(NODES, new Set(['m-p-s', 'm-p-t', 'm-e']))).toEqual(['Matriz']);
  expect(chosenNames(NODES, new Set(['m-p-t']))).toEqual(['Matriz / Produção / Torneiro']);
  expect(chosenNames(NODES, new Set())).toEqual([]);
});
