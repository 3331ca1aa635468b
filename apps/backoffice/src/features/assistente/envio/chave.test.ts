import { expect, it } from 'vitest';
import { completo } from '../historias/pedidos.ts';
import { chaveDoEnvio } from './chave.ts';
import { corpoDosAgendamentos } from './corpo.ts';

const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
const corpo = () => corpoDosAgendamentos(completo(3, agora));

it('the same content of the same draft goes under the same key, however often it is sent', () => {
  expect(chaveDoEnvio('rascunho-1', corpo())).toBe(chaveDoEnvio('rascunho-1', corpo()));
});

it('another content, or another draft, is another request', () => {
  const chave = chaveDoEnvio('rascunho-1', corpo());
  const [primeiro, ...resto] = corpo();
  expect(chaveDoEnvio('rascunho-1', [{ ...primeiro, observacao: 'De manhã.' }, ...resto])).not.toBe(chave);
  expect(chaveDoEnvio('rascunho-2', corpo())).not.toBe(chave);
});

it('is a key that the server takes: 8 to 200 visible ASCII characters', () => {
  expect(chaveDoEnvio(crypto.randomUUID(), corpo())).toMatch(/^[\x21-\x7e]{8,200}$/);
});

it('doc2 §2.1: one appointment for each employee, in the table’s order', () => {
  expect(corpo().map(({ funcionario }) => funcionario.id)).toEqual([100, 101, 102]);
});
