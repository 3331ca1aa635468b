const PONTUACAO = /[\s.\-/]/g;

/** The digits alone: '529.982.247-25' → '52998224725'. */
export function normalizarCpf(valor: string): string {
  return valor.replace(/\D/g, '');
}

/** Whether this is a CPF, with or without its punctuation: 11 digits, not all equal, right check digits. */
export function ehCpf(valor: string): boolean {
  const digitos = valor.replace(PONTUACAO, '');
  if (!/^\d{11}$/.test(digitos) || /^(\d)\1+$/.test(digitos)) return false;
  return digitos.endsWith(digitosVerificadoresCpf(digitos.slice(0, 9)));
}

/** The two check digits for the first nine digits of a CPF. */
export function digitosVerificadoresCpf(base: string): string {
  const primeiro = digitoModulo11(base);
  return `${primeiro}${digitoModulo11(`${base}${primeiro}`)}`;
}

function digitoModulo11(digitos: string): number {
  let soma = 0;
  for (let i = 0; i < digitos.length; i++) soma += Number(digitos[i]) * (digitos.length + 1 - i);
  const resto = (soma * 10) % 11;
  return resto === 10 ? 0 : resto;
}

/** '529.982.247-25'; what does not have 11 digits is returned as it came. */
export function formatarCpf(valor: string): string {
  const digitos = normalizarCpf(valor);
  if (digitos.length !== 11) return valor;
  return `${digitos.slice(0, 3)}.${digitos.slice(3, 6)}.${digitos.slice(6, 9)}-${digitos.slice(9)}`;
}

/** '***.982.247-**': enough to tell two people apart and not to use the document; anything else is all hidden. */
export function mascararCpf(valor: string): string {
  const digitos = normalizarCpf(valor);
  if (digitos.length !== 11) return '***.***.***-**';
  return `***.${digitos.slice(3, 6)}.${digitos.slice(6, 9)}-**`;
}

/**
 * Gives back the leading zeros that a spreadsheet cell of numbers has lost: 1234567 → '00001234567'. Only restores the
 * length, and leaves to {@link ehCpf} whether the result is a CPF.
 */
export function completarCpf(valor: string | number): string {
  const digitos = normalizarCpf(String(valor));
  return digitos === '' ? '' : digitos.padStart(11, '0');
}
