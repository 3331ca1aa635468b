import { describe, expect, it } from 'vitest';
import { cleanTexts } from './clean-text.ts';

const cleaned = <T>(value: T): T => {
  cleanTexts(value);
  return value;
};

describe('what is not seen in a text', () => {
  it.each([
    ['a direction that is turned', 'Ana\u202egpj.exe', 'Anagpj.exe'],
    ['spaces of no width', '\ufeffA\u200bn\u200ca\u2060', 'Ana'],
    ['a joiner of nothing', 'A\u200dna', 'Ana'],
    ['control characters', 'A\u0007n\u001ba\u0085', 'Ana'],
    ['tags', 'Ana\u{e0041}\u{e007f}', 'Ana'],
    ['isolates, as a chat gives a telephone', '\u206911 98765-4321\u202c', '11 98765-4321'],
  ])('%s is taken out', (_what, text, left) => {
    expect(cleaned({ observacao: text })).toEqual({ observacao: left });
  });

  it.each([
    ['lines and tabs of a text', 'um\r\ndois\n\ttrês'],
    ['accents, however they are written', 'São João, Sa\u0303o Joa\u0303o'],
    ['an emoji of several', '👩‍⚕️ 👨🏽‍⚕️ 👨‍👩‍👧'],
    ['NUL, which is refused by name', 'a\u0000b'],
  ])('%s stays', (_what, text) => {
    expect(cleaned({ observacao: text })).toEqual({ observacao: text });
  });

  it('a field of one line has one, wherever it stands', () => {
    expect(
      cleaned({
        name: 'Ana\r\nBcc: x',
        clientes: [{ emailFuncionario: 'a@b\n' }],
        nomes: 'a\nb',
        nome: ['a\nb'],
      }),
    ).toEqual({ name: 'Ana Bcc: x', clientes: [{ emailFuncionario: 'a@b ' }], nomes: 'a\nb', nome: ['a b'] });
  });

  it('a password is what was typed', () => {
    const typed = 'a\u200bb\u202ec';
    expect(cleaned({ password: typed, novaSenha: typed, senhaAtual: typed })).toEqual({
      password: typed,
      novaSenha: typed,
      senhaAtual: typed,
    });
  });

  it('however deep, it costs no stack', () => {
    let deep: unknown = '\u200bfim';
    for (let i = 0; i < 200_000; i += 1) deep = [deep];
    cleanTexts(deep);
    let at = deep;
    while (Array.isArray(at)) at = at[0] as unknown;
    expect(at).toBe('fim');
  });
});
