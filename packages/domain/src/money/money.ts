/** Money in whole centavos: R$ 12,34 is 1234. Never a fraction, never a floating amount of reais. */
export type Centavos = number;

/**
 * 'R$ 1.234,56'; below zero '-R$ 1.234,56'. The space is a no-break space, as everywhere else a Brazilian browser
 * writes an amount.
 * @throws RangeError when the amount is not a whole number of centavos.
 */
export function formatReais(centavos: Centavos): string {
  ensureCentavos(centavos);
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}R$\u00a0${reais},${digits.slice(-2)}`;
}

/** Of an amount that the wire says in reais (doc2 §3), such as 45.9. */
export const centavosFrom = (reais: number): Centavos => Math.round(reais * 100);

/** The amount as the wire says it: 4590 is 45.9. @throws RangeError when it is not a whole number of centavos */
export function reaisFrom(centavos: Centavos): number {
  ensureCentavos(centavos);
  return centavos / 100;
}

/**
 * Reads an amount that a person typed or pasted: 'R$ 1.234,56', '1234,5', '1234', '-12,30'. A single point before one
 * or two last digits is taken as a decimal mark ('12.34'); before three it groups thousands ('1.234').
 * @returns `null` for anything else: more than two decimals are not rounded, wrong groups are not guessed.
 */
export function parseReais(text: string): Centavos | null {
  const cleaned = text.replace(/[\s\u00a0\u202f]/g, '');
  const found = /^(-?)(?:R\$)?(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/i.exec(cleaned);
  const withDot = found ?? /^(-?)(?:R\$)?(-?)(\d+)\.(\d{1,2})$/i.exec(cleaned);
  if (!withDot) return null;
  const [, outerSign, innerSign, integers = '', decimals = ''] = withDot;
  if (outerSign && innerSign) return null;
  const value = Number(integers.replace(/\./g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(value)) return null;
  return value !== 0 && (outerSign || innerSign) ? -value : value;
}

/**
 * The sum, exact.
 * @throws RangeError when a part is not a whole number of centavos, or the sum is too large to be exact.
 */
export function sumCentavos(values: Iterable<Centavos>): Centavos {
  let sum = 0;
  for (const value of values) {
    ensureCentavos(value);
    sum += value;
    ensureCentavos(sum);
  }
  return sum;
}

/** Credit used in a payment: the provider's balance, but never more than the total nor less than nothing (doc3 §9). */
export function appliedCredit(balance: Centavos, total: Centavos): Centavos {
  ensureCentavos(balance);
  ensureCentavos(total);
  return Math.max(0, Math.min(balance, total));
}

/** What is left to pay once the credit is used; a proof is needed when it is above 0 (doc3 §5.1, §9). */
export function amountToPay(balance: Centavos, total: Centavos): Centavos {
  return Math.max(0, total - appliedCredit(balance, total));
}

/**
 * Why a received refund is refused, or `null` when it may be registered: above zero and not more than what is open;
 * equal is allowed (doc3 §5.1).
 */
export function refundFailure(valorRecebido: Centavos, emAberto: Centavos): string | null {
  ensureCentavos(valorRecebido);
  if (valorRecebido <= 0) return 'O reembolso deve ser maior que 0.';
  return valorRecebido > emAberto ? `O reembolso deve ser menor que ${formatReais(emAberto)}.` : null;
}

function ensureCentavos(value: number): void {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${value} não é um valor em centavos: use um número inteiro (R$ 12,34 é 1234).`);
  }
}
