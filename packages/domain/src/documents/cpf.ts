const PUNCTUATION = /[\s.\-/]/g;

/** The digits alone: '529.982.247-25' → '52998224725'. */
export function normalizeCpf(value: string): string {
  return value.replace(/\D/g, '');
}

/** What is said of a CPF of eleven digits that is nobody's. */
export const WRONG_CPF_MESSAGE = 'CPF inválido: o dígito verificador não confere';

/** Se isto é um CPF, com ou sem pontuação: 11 dígitos, não todos iguais, com dígitos verificadores certos. */
export function isCpf(value: string): boolean {
  const digits = value.replace(PUNCTUATION, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)));
}

/** The two check digits for the first nine digits of a CPF. */
export function cpfCheckDigits(base: string): string {
  const first = mod11Digit(base);
  return `${first}${mod11Digit(`${base}${first}`)}`;
}

function mod11Digit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** '529.982.247-25'; what does not have 11 digits is returned as it came. */
export function formatCpf(value: string): string {
  const digits = normalizeCpf(value);
  if (digits.length !== 11) return value;
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`;
}

/**
 * '***.982.247-**': o bastante para distinguir duas pessoas e não para usar o documento; qualquer outra coisa fica toda
 * escondida.
 */
export function maskCpf(value: string): string {
  const digits = normalizeCpf(value);
  if (digits.length !== 11) return '***.***.***-**';
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}

/**
 * Gives back the leading zeros that a spreadsheet cell of numbers has lost: 1234567 → '00001234567'. Only restores the
 * length, and leaves to {@link isCpf} whether the result is a CPF.
 */
export function completeCpf(value: string | number): string {
  const digits = normalizeCpf(String(value));
  return digits === '' ? '' : digits.padStart(11, '0');
}
