import { JANELA_DE_HORARIO } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { pontasDaJanela, problemaDaHora } from './TimeField.logic.ts';

describe('decisions 27 and doc2 §5: the window 06:00–19:01 is exclusive', () => {
  it.each([
    ['06:00', 'JANELA'],
    ['06:01', null],
    ['19:00', null],
    ['19:01', 'JANELA'],
    ['', null],
    ['24:00', 'FORMATO'],
    ['12:60', 'FORMATO'],
    ['1', 'FORMATO'],
  ])('%s: %s', (hora, problema) => {
    expect(problemaDaHora(hora, JANELA_DE_HORARIO)).toBe(problema);
  });

  it('without a window any time of the day is good', () => {
    expect(problemaDaHora('00:00', undefined)).toBeNull();
    expect(problemaDaHora('23:59', undefined)).toBeNull();
  });

  it('says the ends that are still allowed', () => {
    expect(pontasDaJanela(JANELA_DE_HORARIO)).toEqual(['06:01', '19:00']);
  });
});
