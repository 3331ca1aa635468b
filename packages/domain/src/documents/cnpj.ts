const PUNCTUATION = /[\s.\-/]/g;

/** Upper-cased and without punctuation: '12.abc.345/01de-35' → '12ABC34501DE35'. Letters are part of the number. */
export function normalizeCnpj(value: string): string {
  // Before the letters become large ones: 'ß' would become two of them, and 'ı' another one.
  return value.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/**
 * Se isto é um CNPJ, com ou sem pontuação, numérico ou alfanumérico (IN RFB 2.229/2024): 12 caracteres A–Z ou 0–9 e
 * dois dígitos verificadores; com todos iguais não é.
 */
export function isCnpj(value: string): boolean {
  const typed = value.replace(PUNCTUATION, '');
  if (!/^[0-9A-Za-z]{12}\d{2}$/.test(typed) || /^(\d)\1+$/.test(typed)) return false;
  const cnpj = typed.toUpperCase();
  return cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, 12)));
}

/** The two check digits for the first twelve characters (upper case) of a CNPJ. */
export function cnpjCheckDigits(base: string): string {
  const first = mod11Digit(base);
  return `${first}${mod11Digit(`${base}${first}`)}`;
}

function mod11Digit(characters: string): number {
  let sum = 0;
  for (let i = 0; i < characters.length; i++) {
    // From the right the weights go 2 … 9 and round again; a character is worth its ASCII code minus 48.
    const weight = 2 + ((characters.length - 1 - i) % 8);
    sum += (characters.charCodeAt(i) - 48) * weight;
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** '12.ABC.345/01DE-35'; what does not have 14 characters is returned as it came. */
export function formatCnpj(value: string): string {
  const c = normalizeCnpj(value);
  if (c.length !== 14) return value;
  return `${c.slice(0, 2)}.${c.slice(2, 5)}.${c.slice(5, 8)}/${c.slice(8, 12)}-${c.slice(12)}`;
}

/** Gives back the leading zeros that a spreadsheet cell of numbers has lost; {@link isCnpj} judges the result. */
export function completeCnpj(value: string | number): string {
  const cnpj = normalizeCnpj(String(value));
  return cnpj === '' ? '' : cnpj.padStart(14, '0');
}
