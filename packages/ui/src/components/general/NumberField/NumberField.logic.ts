/** The end of a range that a number was beyond. */
export interface Limit {
  readonly kind: 'min' | 'max';
  readonly value: number;
}

/** Which limit a number written in Brazilian ('1.234,5') is beyond; null for one within, and for what is no number. */
export function limitOf(
  text: string,
  minValue: number | undefined,
  maxValue: number | undefined,
): Limit | null {
  const plain = text.replace(/[^\d,.\-−]/g, '');
  const number = /\d/.test(plain)
    ? Number(plain.replace('−', '-').replaceAll('.', '').replace(',', '.'))
    : Number.NaN;
  if (minValue !== undefined && number < minValue) return { kind: 'min', value: minValue };
  return maxValue !== undefined && number > maxValue ? { kind: 'max', value: maxValue } : null;
}
