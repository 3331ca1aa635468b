import { describe, expect, it, test } from 'vitest';
import { lerConvite, limparToken, marcaDoConvite } from './convite.ts';

const TOKEN = '74KZ-8SV5-9FFH-WR6A-VH9G-V83J-GB5S';

describe('the token of a link', () => {
  it('leaves the address, and the rest of it stays', () => {
    expect(lerConvite(`/autoagendamento/login?token=${TOKEN}`)).toEqual({
      token: TOKEN,
      endereco: '/autoagendamento/login',
    });
    expect(lerConvite(`/autoagendamento/login?a=1&token=${TOKEN}`)?.endereco).toBe(
      '/autoagendamento/login?a=1',
    );
    expect(lerConvite(`?token=${TOKEN}`)?.endereco).toBe('/');
  });

  it('is no token when there is none', () => {
    expect(lerConvite('/autoagendamento/login')).toBeNull();
    expect(lerConvite('')).toBeNull();
  });
});

describe('a pasted token', () => {
  test.each([
    ['as it was sent', TOKEN],
    ['with spaces and line breaks', TOKEN.replaceAll('-', '-\n ')],
    ['with the long dashes and invisible spaces of a messenger', `\u200B${TOKEN.replaceAll('-', '–')}\uFEFF`],
    [
      'inside of the whole message',
      `Acesse https://apto.example/publico/#/autoagendamento/login e entre com:\n\n${TOKEN}\n\nO token é pessoal.`,
    ],
  ])('%s', (_, colado) => {
    expect(limparToken(colado)).toBe(TOKEN);
  });

  it('that is not whole stays as it was typed, without spaces', () => {
    expect(limparToken(' 74KZ 8SV5-9 ')).toBe('74KZ8SV5-9');
  });
});

it('the mark of a token is the same however it is written, and another for another', async () => {
  const marca = await marcaDoConvite(TOKEN);
  expect(marca).toMatch(/^[\da-f]{64}$/);
  expect(await marcaDoConvite(TOKEN.toLowerCase().replaceAll('-', ' '))).toBe(marca);
  expect(await marcaDoConvite(TOKEN.replace('0', 'O'))).toBe(marca);
  expect(await marcaDoConvite(TOKEN.replace('7', '8'))).not.toBe(marca);
});
