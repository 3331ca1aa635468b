import { describe, expect, it } from 'vitest';
import { cabecalhoVigente, emLinhas, linhaDaTecla } from './rows.logic.ts';

const linhas = emLinhas(
  [
    { rotulo: 'Prestadores sugeridos', itens: [{ id: 1 }, { id: 2 }] },
    { rotulo: 'Prestadores disponíveis', itens: [{ id: 3 }] },
  ],
  ({ id }) => id,
  true,
);

describe('doc2 §2.7 grouped mode as lines', () => {
  it('puts each heading before its options, numbers the options through, and ends with the error', () => {
    expect(linhas.map((linha) => (linha.tipo === 'opcao' ? linha.posicao : linha.tipo))).toEqual([
      'grupo',
      1,
      2,
      'grupo',
      3,
      'erro',
    ]);
  });

  it('arrows pass over headings and stop at the ends', () => {
    expect(linhaDaTecla(linhas, -1, 'ArrowDown')).toBe(1);
    expect(linhaDaTecla(linhas, 2, 'ArrowDown')).toBe(4);
    expect(linhaDaTecla(linhas, 4, 'ArrowUp')).toBe(2);
    expect(linhaDaTecla(linhas, 1, 'ArrowUp')).toBe(1);
    expect(linhaDaTecla(linhas, 5, 'ArrowDown')).toBe(5);
    expect(linhaDaTecla(linhas, -1, 'ArrowUp')).toBe(5);
  });

  it('PageDown and PageUp go ten lines and land on an option', () => {
    expect(linhaDaTecla(linhas, 1, 'PageDown')).toBe(5);
    expect(linhaDaTecla(linhas, 4, 'PageUp')).toBe(1);
    expect(linhaDaTecla(linhas, 1, 'x')).toBeNull();
  });

  it('the sticky heading is the one of the first line in view', () => {
    expect(cabecalhoVigente(linhas, 2)).toBe(0);
    expect(cabecalhoVigente(linhas, 4)).toBe(3);
    expect(cabecalhoVigente([], 0)).toBe(-1);
  });
});
