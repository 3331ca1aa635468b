const PONTUACAO = /[\s.\-/]/g;

/** Upper-cased and without punctuation: '12.abc.345/01de-35' → '12ABC34501DE35'. Letters are part of the number. */
export function normalizarCnpj(valor: string): string {
  return valor.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/**
 * Whether this is a CNPJ, with or without its punctuation, numeric or alphanumeric (IN RFB 2.229/2024): 12 characters
 * A–Z or 0–9 and two check digits; all equal is none.
 */
export function ehCnpj(valor: string): boolean {
  const cnpj = valor.toUpperCase().replace(PONTUACAO, '');
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(\d)\1+$/.test(cnpj)) return false;
  return cnpj.endsWith(digitosVerificadoresCnpj(cnpj.slice(0, 12)));
}

/** The two check digits for the first twelve characters (upper case) of a CNPJ. */
export function digitosVerificadoresCnpj(base: string): string {
  const primeiro = digitoModulo11(base);
  return `${primeiro}${digitoModulo11(`${base}${primeiro}`)}`;
}

function digitoModulo11(caracteres: string): number {
  let soma = 0;
  for (let i = 0; i < caracteres.length; i++) {
    // From the right the weights go 2 … 9 and round again; a character is worth its ASCII code minus 48.
    const peso = 2 + ((caracteres.length - 1 - i) % 8);
    soma += (caracteres.charCodeAt(i) - 48) * peso;
  }
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}

/** '12.ABC.345/01DE-35'; what does not have 14 characters is returned as it came. */
export function formatarCnpj(valor: string): string {
  const c = normalizarCnpj(valor);
  if (c.length !== 14) return valor;
  return `${c.slice(0, 2)}.${c.slice(2, 5)}.${c.slice(5, 8)}/${c.slice(8, 12)}-${c.slice(12)}`;
}

/** Gives back the leading zeros that a spreadsheet cell of numbers has lost; {@link ehCnpj} judges the result. */
export function completarCnpj(valor: string | number): string {
  const cnpj = normalizarCnpj(String(valor));
  return cnpj === '' ? '' : cnpj.padStart(14, '0');
}
