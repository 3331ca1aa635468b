import { formatCnpj, isCnpj, normalizeCnpj } from './cnpj.ts';
import { formatCpf, isCpf, normalizeCpf } from './cpf.ts';
import { isEmail } from './email.ts';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';

/** What a Pix key is (Banco Central, Manual Operacional do DICT): a document, an e-mail, a telephone or a random key. */
export type PixKeyKind = 'CPF' | 'CNPJ' | 'EMAIL' | 'TELEFONE' | 'ALEATORIA';

export interface PixKey {
  readonly kind: PixKeyKind;
  /** As it is registered: digits of a document, '+55' and the digits of a telephone, small letters otherwise. */
  readonly key: string;
}

export const INVALID_PIX_KEY_MESSAGE =
  'Chave Pix inválida. Use CPF, CNPJ, e-mail, celular com DDD ou a chave aleatória.';

const RANDOM_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Characters of the longest key. */
const LONGEST = 77;

/**
 * The Pix key that was typed, or null. Eleven digits may be a CPF and a telephone: they are the CPF, unless '+' or
 * brackets say that they are a telephone.
 */
export function pixKeyOf(typed: string): PixKey | null {
  const text = typed.trim();
  const small = text.toLowerCase();
  if (text.length > LONGEST) return null;
  if (text.includes('@')) return isEmail(small) ? { kind: 'EMAIL', key: small } : null;
  if (RANDOM_KEY.test(small)) return { kind: 'ALEATORIA', key: small };
  if (!/[+(]/.test(text) && isCpf(text)) return { kind: 'CPF', key: normalizeCpf(text) };
  if (isCnpj(text)) return { kind: 'CNPJ', key: normalizeCnpj(text) };
  if (isPhone(text)) return { kind: 'TELEFONE', key: `+55${normalizePhone(text)}` };
  return null;
}

/** A key as people read it: documents and telephones with their punctuation. What is no key stays as it is. */
export function formatPixKey(kept: string): string {
  const found = pixKeyOf(kept);
  switch (found?.kind) {
    case 'CPF':
      return formatCpf(found.key);
    case 'CNPJ':
      return formatCnpj(found.key);
    case 'TELEFONE':
      return formatPhone(normalizePhone(found.key));
    default:
      return found?.key ?? kept;
  }
}
