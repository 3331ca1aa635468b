import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { isCommonPassword, isOwnAddress } from '../src/session/common-passwords.ts';

describe('passwords that a guesser tries first', () => {
  test.each([
    'qwertyuiop',
    '1q2w3e4r5t6y',
    'Password123',
    'basketball',
    'california',
    '1029384756',
    'manchester',
    // With a year, signs, and signs for letters.
    'Brasil2026!',
    'flamengo1981',
    'P@ssw0rd2026',
    'corinthians!!',
    '123dragon456',
    'dragondragon',
    'aaaaaaaaaaaa',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Apto-demo-1',
    'Senha-de-teste-1',
    'Uma-senha-nova-9',
    'cavalo bateria grampo',
    'tres tigres no trigal',
    'dragon no telhado da casa',
    'vk7!Qm2-zPw',
    'dragon8472915',
  ])('not %s', (password) => expect(isCommonPassword(password)).toBe(false));

  it('none of ten thousand random ones', () => {
    const refused = Array.from({ length: 10_000 }, () => randomBytes(9).toString('base64url')).filter(
      (text) => isCommonPassword(text),
    );
    expect(refused).toEqual([]);
  });

  it('the list is sorted, whole and large', () => {
    const list = readFileSync(new URL('../src/session/common-passwords.bin', import.meta.url));
    expect(list.length % 5).toBe(0);
    expect(list.length / 5).toBeGreaterThan(45_000);
    for (let at = 5; at < list.length; at += 5)
      if (list.compare(list, at - 5, at, at, at + 5) !== 1) throw new Error(`Fora de ordem no byte ${at}.`);
  });
});

describe('passwords that are the own address', () => {
  test.each([
    'clara.souza@apto.test',
    'Clara.Souza@APTO.test',
    'clarasouza2026',
    'Clara-Souza!1',
    '123clara.souza',
  ])('%s', (password) => expect(isOwnAddress(password, 'clara.souza@apto.test')).toBe(true));

  test.each([
    ['clara gosta de mate', 'clara.souza@apto.test'],
    ['clarasouza no telhado', 'clara.souza@apto.test'],
    // Too short a name to say anything.
    ['anagrama-77', 'ana@apto.test'],
  ])('not %s of %s', (password, address) => expect(isOwnAddress(password, address)).toBe(false));
});
