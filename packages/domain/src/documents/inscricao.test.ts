import * as fc from 'fast-check';
import { isPIS } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { cnpjCheckDigits } from './cnpj.ts';
import { cpfCheckDigits } from './cpf.ts';
import {
  caepfCheckDigits,
  cnoCheckDigit,
  formatInscricao,
  INSCRICAO,
  INSCRICAO_KIND,
  inscricaoKindOf,
  inscricaoLabel,
} from './inscricao.ts';
import { formatPis, isPis, pisCheckDigit } from './pis.ts';
import { isWorkerCategory, WORKER_CATEGORIES } from './workers.ts';

const digits = (n: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n })
    .map((d) => d.join(''))
    .filter((text) => new Set(text).size > 1);

describe('eSocial table 5: how an employer is registered', () => {
  it.each([
    ['1', '11.444.777/0001-61', 'CNPJ'],
    ['1', '12.ABC.345/01DE-35', 'CNPJ'],
    ['2', '529.982.247-25', 'CPF'],
    ['3', '293.118.610/001-84', 'CAEPF'],
    ['4', '11.583.00249/85', 'CNO'],
  ] as const)('%s: %s', (kind, shown, label) => {
    expect([inscricaoKindOf(shown), inscricaoLabel(shown)]).toEqual([kind, label]);
    expect(formatInscricao(shown.replace(/[.\-/]/g, ''))).toBe(shown);
  });

  it.each(['', '11444777000162', '52998224724', '29311861000172x', '115830024986', '1', '000000000000'])(
    '%j is none, and is shown as it came',
    (typed) => {
      expect([inscricaoKindOf(typed), formatInscricao(typed), inscricaoLabel(typed)]).toEqual([
        null,
        typed,
        'CNPJ',
      ]);
    },
  );

  it('a number is of one kind alone, and no digit of it may be another', () => {
    const any = fc.oneof(
      digits(12).map((base) => base + cnpjCheckDigits(base)),
      digits(9).map((base) => base + cpfCheckDigits(base)),
      digits(12).map((base) => base + caepfCheckDigits(base)),
      digits(11).map((base) => base + cnoCheckDigit(base)),
    );
    fc.assert(
      fc.property(any, (number) => {
        const kinds = Object.values(INSCRICAO_KIND).filter((kind) => INSCRICAO[kind].isValid(number));
        expect(kinds).toHaveLength(1);
        const last = (Number(number.at(-1)) + 1) % 10;
        expect(INSCRICAO[kinds[0]!].isValid(`${number.slice(0, -1)}${last}`)).toBe(false);
      }),
    );
  });
});

describe('PIS, PASEP, NIT', () => {
  it.each(['12056412545', '17033259504'])('%s', (pis) => {
    const right = pis.slice(0, 10) + pisCheckDigit(pis);
    expect([isPis(right), isPis(right.slice(0, 10) + ((Number(right[10]) + 1) % 10))]).toEqual([true, false]);
  });
  it.each(['', '1205641254', '11111111111', '120564125450'])('refuses %j', (pis) => {
    expect(isPis(pis)).toBe(false);
  });
  it('agrees with another program', () => {
    fc.assert(
      fc.property(digits(11), (pis) => {
        expect(isPis(pis)).toBe(isPIS(pis));
      }),
    );
  });
  it('is shown with its punctuation', () => expect(formatPis('12056412545')).toBe('120.56412.54-5'));
});

describe('eSocial table 01', () => {
  it('has each category once, in its order', () => {
    const codes: string[] = WORKER_CATEGORIES.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => a.localeCompare(b)));
    expect(codes.every((code) => /^[1-9]\d{2}$/.test(code))).toBe(true);
    expect(['101', '999', ''].map(isWorkerCategory)).toEqual([true, false, false]);
  });
});
