import { expect, it } from 'vitest';
import { idsOfPlace, placeId, placeTree } from './placeTree.ts';

const row = (b: [number, string], d: [number, string], p: [number, string]) => ({
  values: { branchId: b[0], departmentId: d[0], positionId: p[0] },
  labels: { branchId: b[1], departmentId: d[1], positionId: p[1] },
});

it('issue 11: units with their sectors and positions, each once and by name', () => {
  const tree = placeTree([
    row([2, 'Matriz'], [5, 'Produção'], [9, 'Padeiro']),
    row([2, 'Matriz'], [5, 'Produção'], [8, 'Auxiliar']),
    row([1, 'Filial'], [5, 'Produção'], [9, 'Padeiro']),
  ]);
  expect(tree).toEqual([
    {
      id: '1',
      label: 'Filial',
      children: [{ id: '1/5', label: 'Produção', children: [{ id: '1/5/9', label: 'Padeiro' }] }],
    },
    {
      id: '2',
      label: 'Matriz',
      children: [
        {
          id: '2/5',
          label: 'Produção',
          children: [
            { id: '2/5/8', label: 'Auxiliar' },
            { id: '2/5/9', label: 'Padeiro' },
          ],
        },
      ],
    },
  ]);
  expect(placeId([2, 5, undefined])).toBe('2/5');
  expect(idsOfPlace('2/5/8')).toEqual([2, 5, 8]);
});
