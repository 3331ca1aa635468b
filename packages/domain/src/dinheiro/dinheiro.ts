/** Money in whole centavos: R$ 12,34 is 1234. Never a fraction, never a floating amount of reais. */
export type Centavos = number;

/** doc3 §5.1 and §9, Alter values: at most R$ 100.000,00. */
export const VALOR_MAXIMO_ALTERACAO: Centavos = 100_000_00;

/**
 * 'R$ 1.234,56'; below zero '-R$ 1.234,56'. The space is a no-break space, as everywhere else a Brazilian browser
 * writes an amount.
 * @throws RangeError when the amount is not a whole number of centavos.
 */
export function formatarReais(centavos: Centavos): string {
  exigirCentavos(centavos);
  const digitos = String(Math.abs(centavos)).padStart(3, '0');
  const reais = digitos.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}R$\u00a0${reais},${digitos.slice(-2)}`;
}

/**
 * Reads an amount that a person typed or pasted: 'R$ 1.234,56', '1234,5', '1234', '-12,30'. A single point before one
 * or two last digits is taken as a decimal mark ('12.34'); before three it groups thousands ('1.234').
 * @returns `null` for anything else: more than two decimals are not rounded, wrong groups are not guessed.
 */
export function lerReais(texto: string): Centavos | null {
  const limpo = texto.replace(/[\s\u00a0\u202f]/g, '');
  const achado = /^(-?)(?:R\$)?(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/i.exec(limpo);
  const comPonto = achado ?? /^(-?)(?:R\$)?(-?)(\d+)\.(\d{1,2})$/i.exec(limpo);
  if (!comPonto) return null;
  const [, sinalFora, sinalDentro, inteiros = '', decimais = ''] = comPonto;
  if (sinalFora && sinalDentro) return null;
  const valor = Number(inteiros.replace(/\./g, '')) * 100 + Number(decimais.padEnd(2, '0'));
  if (!Number.isSafeInteger(valor)) return null;
  return valor !== 0 && (sinalFora || sinalDentro) ? -valor : valor;
}

/**
 * The sum, exact.
 * @throws RangeError when a part is not a whole number of centavos, or the sum is too large to be exact.
 */
export function somarCentavos(valores: Iterable<Centavos>): Centavos {
  let soma = 0;
  for (const valor of valores) {
    exigirCentavos(valor);
    soma += valor;
    exigirCentavos(soma);
  }
  return soma;
}

/** Credit used in a payment: the provider's balance, but never more than the total nor less than nothing (doc3 §9). */
export function creditoAplicado(saldo: Centavos, total: Centavos): Centavos {
  exigirCentavos(saldo);
  exigirCentavos(total);
  return Math.max(0, Math.min(saldo, total));
}

/** What is left to pay once the credit is used; a proof is needed when it is above 0 (doc3 §5.1, §9). */
export function valorAPagar(saldo: Centavos, total: Centavos): Centavos {
  return Math.max(0, total - creditoAplicado(saldo, total));
}

/**
 * Why a received refund is refused, or `null` when it may be registered: above zero and not more than what is open;
 * equal is allowed (doc3 §5.1).
 */
export function falhaDoReembolso(valorRecebido: Centavos, emAberto: Centavos): string | null {
  exigirCentavos(valorRecebido);
  if (valorRecebido <= 0) return 'O reembolso deve ser maior que 0.';
  return valorRecebido > emAberto ? `O reembolso deve ser menor que ${formatarReais(emAberto)}.` : null;
}

function exigirCentavos(valor: number): void {
  if (!Number.isSafeInteger(valor)) {
    throw new RangeError(`${valor} não é um valor em centavos: use um número inteiro (R$ 12,34 é 1234).`);
  }
}
