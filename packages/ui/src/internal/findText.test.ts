import { describe, expect, it } from 'vitest';
import { findText, findWords, foldText } from './findText.ts';

describe('findText', () => {
  it('is blind to case and accents, and keeps every place', () => {
    expect(foldText('Exame CLÍNICO, ação')).toBe('exame clinico, acao');
    expect(foldText('ÇãÉ İ')).toHaveLength(5);
    expect(findText('Ação e reação', 'ACAO')).toEqual([
      { start: 0, end: 4 },
      { start: 9, end: 13 },
    ]);
  });

  it('takes a line end for a blank, and a blank query for none', () => {
    expect(findText('exame\nclínico', 'exame clinico')).toEqual([{ start: 0, end: 13 }]);
    expect(findText('exame', '  ')).toEqual([]);
  });
});

describe('findWords', () => {
  const textsOf = (text: string, ...terms: string[]) =>
    findWords(text, terms).map(({ start, end }) => text.slice(start, end));

  it('finds each word of each term by itself', () => {
    expect(textsOf('José da Silva Souza', 'souza jose', 'SILVA')).toEqual(['Souza', 'José', 'Silva']);
  });

  it('finds figures however they are punctuated', () => {
    expect(textsOf('Matrícula 9 · 529.982.247-25', '52998')).toEqual(['529.98']);
    expect(textsOf('529.982.247-25', '247-25', '2472')).toEqual(['247-25', '247-2']);
    expect(textsOf('12.345.678/0001-95', '12345678000195')).toEqual(['12.345.678/0001-95']);
  });

  it('marks no single letter, and nothing without a term', () => {
    expect(textsOf('Ana', 'a', ' ')).toEqual([]);
    expect(textsOf('Ana')).toEqual([]);
  });

  it('takes signs for what they are', () => {
    expect(textsOf('a.b (c) [d]', '(c)', '.*', '[d]')).toEqual(['(c)', '[d]']);
  });
});
