/** The end of a range that a number was beyond. */
export interface Limit {
  readonly kind: 'min' | 'max';
  readonly value: number;
}

/** What stands before the decimals in a language: ',' in Portuguese, '.' in English. */
const decimalMark = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? ',';

/**
 * Which limit a number is beyond; null for one within, and for what is no number.
 * @param text as the language writes it: '1.234,5' in Portuguese
 */
export function limitOf(
  text: string,
  minValue: number | undefined,
  maxValue: number | undefined,
  locale: string,
): Limit | null {
  const plain = text.replace(/[^\d,.\-−]/g, '');
  const number = /\d/.test(plain)
    ? Number(
        plain
          .replace('−', '-')
          .replaceAll(decimalMark(locale) === '.' ? ',' : '.', '')
          .replace(',', '.'),
      )
    : Number.NaN;
  if (minValue !== undefined && number < minValue) return { kind: 'min', value: minValue };
  return maxValue !== undefined && number > maxValue ? { kind: 'max', value: maxValue } : null;
}
