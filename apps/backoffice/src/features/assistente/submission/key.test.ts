import { expect, it } from 'vitest';
import { complete } from '../stories/pedidos.ts';
import { submissionKey } from './key.ts';
import { agendamentosBody } from './body.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const body = () => agendamentosBody(complete(3, now));

it('the same content of the same draft goes under the same key, however often it is sent', () => {
  expect(submissionKey('rascunho-1', body())).toBe(submissionKey('rascunho-1', body()));
});

it('another content, or another draft, is another request', () => {
  const key = submissionKey('rascunho-1', body());
  const [first, ...rest] = body();
  expect(submissionKey('rascunho-1', [{ ...first, observacao: 'De manhã.' }, ...rest])).not.toBe(key);
  expect(submissionKey('rascunho-2', body())).not.toBe(key);
});

it('is a key that the server takes: 8 to 200 visible ASCII characters', () => {
  expect(submissionKey(crypto.randomUUID(), body())).toMatch(/^[\x21-\x7e]{8,200}$/);
});

it('doc2 §2.1: one appointment for each employee, in the table’s order', () => {
  expect(body().map(({ funcionario }) => funcionario.id)).toEqual([100, 101, 102]);
});
