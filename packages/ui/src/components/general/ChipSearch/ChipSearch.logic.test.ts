import { describe, expect, it } from 'vitest';
import { plainKey } from '../../../internal/plainText.ts';
import { addTerms, splitTerms } from './ChipSearch.logic.ts';

describe('terms', () => {
  it.each([
    ['Ana', ['Ana']],
    ['  Ana   Souza ', ['Ana Souza']],
    ['Ana\nBruno\r\nCarla', ['Ana', 'Bruno', 'Carla']],
    ['Ana\tBruno;Carla', ['Ana', 'Bruno', 'Carla']],
    ['Souza, Ana', ['Souza, Ana']],
    [' ; \n', []],
  ])('cuts %j into %j', (text, terms) => {
    expect(splitTerms(text)).toEqual(terms);
  });

  it('does not tell case, accents and spaces apart', () => {
    expect(plainKey('  JOSÉ  antônio ')).toBe(plainKey('jose Antonio'));
    expect(plainKey('Ana')).not.toBe(plainKey('Aná B'));
  });
});

describe('adding', () => {
  it('keeps the order and skips what is there already', () => {
    expect(addTerms(['Ana'], 'Bruno;ANA;bruno;Carla', 10)).toEqual({
      terms: ['Ana', 'Bruno', 'Carla'],
      added: ['Bruno', 'Carla'],
      repeated: ['ANA', 'bruno'],
      refused: [],
    });
  });

  it('refuses what no longer fits, and says which', () => {
    const result = addTerms(['Ana'], 'Bruno;Carla', 2);
    expect(result.terms).toEqual(['Ana', 'Bruno']);
    expect(result.refused).toEqual(['Carla']);
  });

  it('an empty text adds nothing', () => {
    expect(addTerms(['Ana'], '   ', 5).terms).toEqual(['Ana']);
  });
});
