import { describe, expect, it } from 'vitest';
import { over } from './over.ts';

const base = { close: 'Fechar', tones: { info: 'Informação', danger: 'Erro' }, of: (n: number) => `de ${n}` };

describe('over', () => {
  it('gives the texts themselves where nothing is in their place', () => {
    expect(over(base, undefined)).toBe(base);
  });
  it('keeps what is left out, in groups as well, and takes nothing that the part does not have', () => {
    const some = { close: undefined, tones: { danger: 'Error' }, of: (n: number) => `of ${n}`, other: 'x' };
    const texts = over(base, some) as typeof base;
    expect(Object.keys(texts)).toEqual(Object.keys(base));
    expect(texts.close).toBe('Fechar');
    expect(texts.tones).toEqual({ info: 'Informação', danger: 'Error' });
    expect(texts.of(2)).toBe('of 2');
    expect(base.tones.danger).toBe('Erro');
  });
  it('merges two objects once, so that memos hold', () => {
    const some = { close: 'Close' };
    expect(over(base, some)).toBe(over(base, some));
    expect(over(base, { close: 'Close' })).not.toBe(over(base, some));
  });
});
