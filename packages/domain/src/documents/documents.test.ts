import * as fc from 'fast-check';
import { isCNPJ, isCPF } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { completeCnpj, cnpjCheckDigits, isCnpj, formatCnpj, normalizeCnpj } from './cnpj.ts';
import { completeCpf, cpfCheckDigits, isCpf, formatCpf, maskCpf, normalizeCpf } from './cpf.ts';
import { isEmail } from './email.ts';

const digits = (n: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n }).map((d) => d.join(''));
const alphanumerics = (n: number) =>
  fc
    .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), {
      minLength: n,
      maxLength: n,
    })
    .map((c) => c.join(''));
const notAllEqual = (text: string) => new Set(text).size > 1;
const anyCpf = digits(9)
  .filter(notAllEqual)
  .map((base) => base + cpfCheckDigits(base));
const anyCnpj = alphanumerics(12)
  .map((base) => base + cnpjCheckDigits(base))
  .filter(notAllEqual);

describe('CPF', () => {
  it.each(['529.982.247-25', '52998224725', ' 529.982.247-25 ', '000.000.001-91'])('accepts %j', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
  });

  it.each([
    '529.982.247-24',
    '529.982.247-2',
    '5299822472500',
    '529a982b247c25',
    '００００００００１９１',
    '',
    ...Array.from({ length: 10 }, (_, d) => String(d).repeat(11)),
  ])('refuses %j', (cpf) => {
    expect(isCpf(cpf)).toBe(false);
  });

  it('judges any eleven digits as a second implementation does', () => {
    fc.assert(
      fc.property(fc.oneof(anyCpf, digits(11)), (cpf) => {
        expect(isCpf(cpf)).toBe(isCPF(cpf));
      }),
      { numRuns: 500 },
    );
  });

  it('changing a check digit makes it invalid', () => {
    fc.assert(
      fc.property(
        anyCpf,
        fc.integer({ min: 9, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (cpf, position, sum) => {
          const altered = String((Number(cpf[position]) + sum) % 10);
          expect(isCpf(cpf.slice(0, position) + altered + cpf.slice(position + 1))).toBe(false);
        },
      ),
    );
  });

  it('formatting and normalising come back to the same CPF', () => {
    fc.assert(
      fc.property(anyCpf, (cpf) => {
        expect(normalizeCpf(formatCpf(cpf))).toBe(cpf);
        expect(isCpf(formatCpf(cpf))).toBe(true);
      }),
    );
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('5299822')).toBe('5299822');
  });

  it('a masked CPF shows six digits, and what is no CPF shows none', () => {
    expect(maskCpf('123.456.789-09')).toBe('***.456.789-**');
    expect(maskCpf('12345')).toBe('***.***.***-**');
  });

  it('gives back the leading zeros that a cell of numbers has lost', () => {
    fc.assert(fc.property(anyCpf, (cpf) => completeCpf(Number(cpf)) === cpf));
    expect(completeCpf('191')).toBe('00000000191');
    expect(completeCpf('')).toBe('');
    expect(completeCpf('123456789012')).toBe('123456789012');
  });
});

describe('CNPJ, numeric and alphanumeric (IN RFB 2.229/2024)', () => {
  it.each([
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    '12ABC34501DE35',
    '11.222.333/0001-81',
    '00.000.000/0001-91',
  ])('accepts %j', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
  });

  it.each([
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3A',
    '12.ÁBC.345/01DE-35',
    '12.ABC.345/01DE-3',
    '12_ABC.345/01DE-35',
    // Letters that only become those of a CNPJ when they are made large, and digits of other scripts.
    'ß2.ABC.345/01D-06',
    'ı2.ABC.345/01DE-42',
    '１２.ABC.345/01DE-35',
    '12.ABC.345/01DE-３５',
    '11.222.333/0001-82',
    '',
    ...Array.from({ length: 10 }, (_, d) => String(d).repeat(14)),
  ])('refuses %j', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(false);
  });

  it('judges as a second implementation does, letters included', () => {
    const unchecked = fc.tuple(alphanumerics(12), digits(2)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(anyCnpj, digits(14), unchecked), (cnpj) => {
        expect(isCnpj(cnpj)).toBe(isCNPJ(cnpj));
      }),
      { numRuns: 500 },
    );
  });

  it('formatting keeps the letters, and normalising brings them back in upper case', () => {
    fc.assert(
      fc.property(anyCnpj, (cnpj) => {
        expect(normalizeCnpj(formatCnpj(cnpj.toLowerCase()))).toBe(cnpj);
        expect(isCnpj(formatCnpj(cnpj))).toBe(true);
      }),
    );
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12abc')).toBe('12abc');
  });

  it('gives back the leading zeros that a cell of numbers has lost', () => {
    expect(completeCnpj(191)).toBe('00000000000191');
    expect(isCnpj(completeCnpj(11_222_333_000_181))).toBe(true);
    expect(completeCnpj(' ')).toBe('');
  });
});

describe('e-mail', () => {
  it.each(['ana@apto.com.br', 'a+b@x.co', "o'neil.jr@sub.dominio.org", 'A@B1.io', 'x@xn--caf-dma.br'])(
    'accepts %j',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'ana',
    'ana@',
    '@apto.com',
    'ana@apto',
    'ana@apto.',
    'ana@.com',
    'ana@apto..com',
    'ana..b@apto.com',
    '.ana@apto.com',
    'ana@apto.c',
    'ana@apto.123',
    'ana silva@apto.com',
    'ana@apto com',
    ' ana@apto.com',
    'ana@b@apto.com',
    'ana,b@apto.com',
    'ana@-apto.com',
    `${'a'.repeat(65)}@apto.com`,
    `${'a'.repeat(60)}@${'b.'.repeat(120)}com`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('takes 64 characters before the @ and 254 in all, and no more', () => {
    const domain = (size: number) => `${'a.'.repeat((size - 3) / 2)}com`;
    expect(isEmail(`${'a'.repeat(64)}@apto.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@${domain(189)}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(63)}@${domain(191)}`)).toBe(false);
    expect(isEmail('a@apto.com')).toBe(true);
  });

  it('answers at once for a long hostile text', () => {
    expect(isEmail(`${'a.'.repeat(100)}@${'a-'.repeat(20)}`)).toBe(false);
    expect(isEmail('a'.repeat(100_000))).toBe(false);
  });
});
