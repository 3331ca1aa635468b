/** Weights of the ten digits before a PIS's check digit. */
const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit for the first ten digits of a PIS, PASEP or NIT: modulo 11, where 10 and 11 count as 0. */
export function pisCheckDigit(base: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + Number(base[index]) * weight, 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Whether these eleven digits are a PIS, PASEP or NIT (one register, CNIS): not all equal, right check digit. */
export const isPis = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !/^(\d)\1+$/.test(digits) && digits.endsWith(pisCheckDigit(digits.slice(0, 10)));

/** '120.58874.41-5'; what does not have 11 digits is returned as it came. */
export const formatPis = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4');
