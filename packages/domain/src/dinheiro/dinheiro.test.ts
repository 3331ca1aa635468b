import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditoAplicado,
  falhaDoReembolso,
  formatarReais,
  lerReais,
  somarCentavos,
  valorAPagar,
} from './dinheiro.ts';

const umValor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const naoNegativo = fc.integer({ min: 0, max: 1_000_000_000 });

describe('writing and reading amounts', () => {
  it('doc3 §9: writes as the pt-BR locale of the platform writes BRL', () => {
    const formato = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(umValor, (centavos) => {
        expect(formatarReais(centavos)).toBe(formato.format(centavos / 100));
      }),
    );
  });

  it.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [-5, '-R$\u00a00,05'],
    [100_000_00, 'R$\u00a0100.000,00'],
  ])('writes %i centavos as %s', (centavos, texto) => {
    expect(formatarReais(centavos)).toBe(texto);
  });

  it('what is written reads back to the centavo', () => {
    fc.assert(fc.property(umValor, (centavos) => lerReais(formatarReais(centavos)) === centavos));
  });

  it.each([
    ['R$ 1.234,56', 123_456],
    ['r$1234,56', 123_456],
    ['1234', 123_400],
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['12.34', 1234],
    ['12.3', 1230],
    ['-12,30', -1230],
    ['R$ -12,30', -1230],
    ['0,00', 0],
    ['-0,00', 0],
    ['1.234.567,89', 123_456_789],
    ['12,345', null],
    ['1.23,45', null],
    ['12.3456', null],
    ['1,234.56', null],
    ['--1', null],
    ['-R$ -1', null],
    ['abc', null],
    ['R$', null],
    ['', null],
    ['99999999999999999', null],
  ])('reads %j as %s centavos', (texto, centavos) => {
    expect(lerReais(texto)).toBe(centavos);
  });
});

describe('sums', () => {
  it('are exact, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(umValor, { maxLength: 200 }), (valores) => {
        const exata = valores.reduce((soma, v) => soma + BigInt(v), 0n);
        expect(BigInt(somarCentavos(valores))).toBe(exata);
        expect(somarCentavos(valores.toReversed())).toBe(somarCentavos(valores));
      }),
    );
  });

  it('refuse fractions of a centavo and sums beyond exactness', () => {
    expect(() => somarCentavos([0.1])).toThrow(RangeError);
    expect(() => somarCentavos([Number.NaN])).toThrow(RangeError);
    expect(() => somarCentavos([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => formatarReais(10.5)).toThrow('10.5 não é um valor em centavos');
  });
});

describe('doc3 §9: credit and amount to pay', () => {
  it.each([
    [5000, 8000, 5000, 3000],
    [8000, 5000, 5000, 0],
    [-300, 5000, 0, 5000],
    [0, 5000, 0, 5000],
    [300, 0, 0, 0],
  ])('balance %i and total %i: credit %i, to pay %i', (saldo, total, credito, aPagar) => {
    expect(creditoAplicado(saldo, total)).toBe(credito);
    expect(valorAPagar(saldo, total)).toBe(aPagar);
  });

  it('credit and payment always make up the total', () => {
    fc.assert(
      fc.property(umValor, naoNegativo, (saldo, total) => {
        expect(creditoAplicado(saldo, total) + valorAPagar(saldo, total)).toBe(total);
        expect(valorAPagar(saldo, total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('doc3 §5.1: received refund', () => {
  it.each([
    [0, 'O reembolso deve ser maior que 0.'],
    [-1, 'O reembolso deve ser maior que 0.'],
    [1, null],
    [1050, null],
    [1051, 'O reembolso deve ser menor que R$\u00a010,50.'],
  ])('of %i centavos against 1050 open: %s', (valor, falha) => {
    expect(falhaDoReembolso(valor, 1050)).toBe(falha);
  });
});
