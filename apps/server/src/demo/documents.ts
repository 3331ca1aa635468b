import { cnpjCheckDigits, cpfCheckDigits } from '@apto/domain/documents';
import type { RandomSource } from './random.ts';

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');

/** Makes valid CPFs, each one once. */
export function cpfFactory(random: RandomSource): () => string {
  const used = new Set<string>();
  return () => {
    for (;;) {
      const base = random.digits(9);
      if (/^(\d)\1+$/.test(base) || used.has(base)) continue;
      used.add(base);
      return base + cpfCheckDigits(base);
    }
  };
}

/** Makes valid CNPJs, each one once; alphanumeric ones (IN RFB 2.229/2024) when asked. */
export function cnpjFactory(random: RandomSource): (alphanumeric: boolean) => string {
  const used = new Set<string>();
  return (alphanumeric) => {
    for (;;) {
      const root = alphanumeric
        ? Array.from({ length: 8 }, () => random.choose(LETTERS_AND_DIGITS)).join('')
        : random.digits(8);
      if (used.has(root) || (alphanumeric && !/[A-Z]/.test(root)) || /^(.)\1+$/.test(root)) continue;
      used.add(root);
      const base = `${root}0001`;
      return base + cnpjCheckDigits(base);
    }
  };
}

/** A mobile number of 11 digits in the area code. */
export const mobilePhone = (random: RandomSource, ddd: number): string =>
  `${ddd}9${random.integer(6, 9)}${random.digits(7)}`;

/** A land line of 10 digits in the area code. */
export const fixed = (random: RandomSource, ddd: number): string =>
  `${ddd}${random.integer(2, 5)}${random.digits(7)}`;

/** Lower case, without accents, words joined by dots. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
