import { formatReais, parseReais, type Centavos } from '@apto/domain/money';

/** 'R$ 1.234,56' without the mark, which the field shows beside it: '1.234,56'. */
export function writeMoney(value: Centavos | null | undefined): string {
  if (value === null || value === undefined) return '';
  return formatReais(value).replace(/R\$\s/, '');
}

/**
 * What may stand in the field: digits, separators and, where it is allowed, one sign in front. Everything else of what
 * was typed or pasted falls away ('R$', spaces, letters), and so does a third decimal place.
 */
export function cleanMoney(text: string, allowsNegative: boolean): string {
  const isNegative = allowsNegative && /^\s*(?:R\$\s*)?[-−(]/i.test(text);
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
export type MoneyFault = 'unreadable' | 'tooLow' | 'tooHigh' | null;

/** The first rule that a text breaks. Amounts are never moved to a limit by themselves: money is not guessed. */
export function moneyFault(
  { value, isReadable }: ReadMoney,
  minValue: Centavos | undefined,
  maxValue: Centavos | undefined,
): MoneyFault {
  if (!isReadable) return 'unreadable';
  if (value === null) return null;
  if (minValue !== undefined && value < minValue) return 'tooLow';
  return maxValue !== undefined && value > maxValue ? 'tooHigh' : null;
}
