import { expect, it } from 'vitest';
import { ErroDeApi } from '../erro.ts';
import { falhaDeLogin, tempoRestante } from './falha.ts';

const erro = (status: number, tenteEm: number | null = null) =>
  new ErroDeApi({ message: 'dito pelo servidor', status, codigo: 'X', tenteEm });

it.each([
  [401, 'credenciais'],
  [429, 'espera'],
  [0, 'indisponivel'],
  [503, 'indisponivel'],
  [400, 'outra'],
] as const)('a %i at login is %s, in the server’s words', (status, tipo) => {
  expect(falhaDeLogin(erro(status), 0)).toMatchObject({ tipo, mensagem: 'dito pelo servidor' });
});

it('a rate limit lasts as long as Retry-After says', () => {
  expect(falhaDeLogin(erro(429, 90), 1000).ate).toBe(91_000);
  expect(falhaDeLogin(erro(429), 1000).ate).toBe(61_000);
});

it('something that is no answer of the API still says what to do', () => {
  expect(falhaDeLogin(new TypeError('x is not a function'), 0).mensagem).toBe(
    'Não foi possível entrar. Tente novamente.',
  );
});

it('says the wait that is left, and never less than nothing', () => {
  expect(tempoRestante(44_001)).toBe('45 s');
  expect(tempoRestante(725_000)).toBe('12 min 05 s');
  expect(tempoRestante(-1)).toBe('0 s');
});
