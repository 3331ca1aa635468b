import { formatReais, type Centavos } from '@apto/domain/money';

/** Which of the three faces an amount has. */
export type MoneySign = 'positive' | 'negative' | 'zero';

/** The face of an amount in centavos; -0 is zero. */
export function signOf(value: Centavos): MoneySign {
  if (value > 0) return 'positive';
  return value < 0 ? 'negative' : 'zero';
}

/** '+R$ 12,00' or '−R$ 12,00', with a real minus sign, as wide as the plus; zero has no sign. */
export function signedReais(value: Centavos): string {
  const amount = formatReais(Math.abs(value));
  const marks: Readonly<Record<MoneySign, string>> = { positive: '+', negative: '\u2212', zero: '' };
  return `${marks[signOf(value)]}${amount}`;
}
