import { describe, expect, it, test } from 'vitest';
import { readInvite, cleanToken, inviteMark } from './invitation.ts';

const TOKEN = '74KZ-8SV5-9FFH-WR6A-VH9G-V83J-GB5S';

describe('the token of a link', () => {
  it('leaves the address, and the rest of it stays', () => {
    expect(readInvite(`/autoagendamento/login?token=${TOKEN}`)).toEqual({
      token: TOKEN,
      address: '/autoagendamento/login',
    });
    expect(readInvite(`/autoagendamento/login?a=1&token=${TOKEN}`)?.address).toBe(
      '/autoagendamento/login?a=1',
    );
    expect(readInvite(`?token=${TOKEN}`)?.address).toBe('/');
  });

  it('is no token when there is none', () => {
    expect(readInvite('/autoagendamento/login')).toBeNull();
    expect(readInvite('')).toBeNull();
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
  ])('%s', (_, pasted) => {
    expect(cleanToken(pasted)).toBe(TOKEN);
  });

  it('that is not whole stays as it was typed, without spaces', () => {
    expect(cleanToken(' 74KZ 8SV5-9 ')).toBe('74KZ8SV5-9');
  });
});

it('the mark of a token is the same however it is written, and another for another', async () => {
  const marker = await inviteMark(TOKEN);
  expect(marker).toMatch(/^[\da-f]{64}$/);
  expect(await inviteMark(TOKEN.toLowerCase().replaceAll('-', ' '))).toBe(marker);
  expect(await inviteMark(TOKEN.replace('0', 'O'))).toBe(marker);
  expect(await inviteMark(TOKEN.replace('7', '8'))).not.toBe(marker);
});
