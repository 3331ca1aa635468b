import { expect, it } from 'vitest';
import { complete } from '../stories/pedidos.ts';
import { agendamentosBody } from './body.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };

it('doc2 §2.1: one appointment for each employee, in the table’s order', () => {
  expect(agendamentosBody(complete(3, now)).map(({ funcionario }) => funcionario.id)).toEqual([
    100, 101, 102,
  ]);
});
