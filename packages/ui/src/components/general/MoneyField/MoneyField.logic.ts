import { formatReais, parseReais, type Centavos } from '@apto/domain/money';

/** 'R$ 1.234,56' without the mark, which the field shows beside it: '1.234,56'. */
export function writeMoney(value: Centavos | null | undefined): string {
  if (value === null || value === undefined) return '';
  return formatReais(value).replace(/R\$\s/, '');
}

/**
 * What may stand in the field: digits, separators and one sign in front, which is refused where it is not allowed and never
 * left out: 45 is not what '-45' said. Everything else of what was typed or pasted falls away ('R$', spaces, letters), and
 * so does a third decimal place.
 */
export function cleanMoney(text: string): string {
  const isNegative = /^[^\d.,(−-]*[-−]|^\s*(?:R\$\s*)?\(/i.test(text);
  const plain = text.replace(/[^\d.,]/g, '');
  // '1,234.56', as a foreign system writes it: the last separator is the decimal one.
  const brazilian = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(plain)
    ? plain.replaceAll(',', '').replace('.', ',')
    : plain;
  return (isNegative ? '-' : '') + brazilian.replace(/(,\d{2})\d+$/, '$1');
}

/** What a text is worth. */
export interface ReadMoney {
  /** `null` for an empty field, for one that has only begun (a sign, a comma), and for what cannot be read. */
  readonly value: Centavos | null;
  readonly isReadable: boolean;
}

/** Reads what `cleanMoney` left. What has just begun ('-', '12,') is still readable. */
export function readMoney(text: string): ReadMoney {
  const begun = text.replace(/[.,]$/, '');
  if (begun === '' || begun === '-') return { value: null, isReadable: true };
  const value = parseReais(begun.replace(/^(-?),/, '$10,'));
  return { value, isReadable: value !== null };
}

/** Which rule an amount breaks. */
export type MoneyFault = 'unreadable' | 'negative' | 'tooLow' | 'tooHigh' | null;

interface MoneyLimits {
  readonly minValue?: Centavos | undefined;
  readonly maxValue?: Centavos | undefined;
  readonly allowsNegative: boolean;
}

/** The first rule that a text breaks. Amounts are never moved to a limit by themselves: money is not guessed. */
export function moneyFault(
  { value, isReadable }: ReadMoney,
  { minValue, maxValue, allowsNegative }: MoneyLimits,
): MoneyFault {
  if (!isReadable) return 'unreadable';
  if (value === null) return null;
  if (value < 0 && !allowsNegative) return 'negative';
  if (minValue !== undefined && value < minValue) return 'tooLow';
  return maxValue !== undefined && value > maxValue ? 'tooHigh' : null;
}
