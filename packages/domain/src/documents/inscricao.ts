import { cnpjCheckDigits, formatCnpj, isCnpj, normalizeCnpj } from './cnpj.ts';
import { formatCpf, isCpf } from './cpf.ts';

/** How an employer is registered: eSocial S-1.3, table 5 (types of registration). */
export const INSCRICAO_KIND = { CNPJ: '1', CPF: '2', CAEPF: '3', CNO: '4' } as const;
export type InscricaoKind = (typeof INSCRICAO_KIND)[keyof typeof INSCRICAO_KIND];

/** Weights of the eleven digits before a CNO's check digit; the CEI before it had the same. */
const CNO_WEIGHTS = [7, 4, 1, 8, 5, 2, 1, 6, 3, 7, 4];

/** The check digit for the first eleven digits of a CNO (Cadastro Nacional de Obras). */
export function cnoCheckDigit(base: string): string {
  const sum = CNO_WEIGHTS.reduce((total, weight, index) => total + Number(base[index]) * weight, 0);
  // Units and tens of the sum, added; what misses to ten.
  const folded = ((sum % 10) + (Math.floor(sum / 10) % 10)) % 10;
  return String((10 - folded) % 10);
}

const isCno = (digits: string): boolean =>
  /^\d{12}$/.test(digits) && !/^(\d)\1+$/.test(digits) && digits.endsWith(cnoCheckDigit(digits.slice(0, 11)));

/**
 * The two check digits for the first twelve digits of a CAEPF (nine of the person's CPF, three of the activity): those of
 * a CNPJ and twelve more, modulo 100. So no number is both.
 */
export const caepfCheckDigits = (base: string): string =>
  String((Number(cnpjCheckDigits(base)) + 12) % 100).padStart(2, '0');

const isCaepf = (digits: string): boolean =>
  /^\d{14}$/.test(digits) &&
  !/^(\d)\1+$/.test(digits) &&
  digits.endsWith(caepfCheckDigits(digits.slice(0, 12)));

interface InscricaoRule {
  readonly label: string;
  readonly isValid: (kept: string) => boolean;
  readonly format: (kept: string) => string;
}

/** What each kind of number is called, must be, and looks like. */
export const INSCRICAO: Readonly<Record<InscricaoKind, InscricaoRule>> = {
  '1': { label: 'CNPJ', isValid: isCnpj, format: formatCnpj },
  '2': { label: 'CPF', isValid: isCpf, format: formatCpf },
  '3': {
    label: 'CAEPF',
    isValid: isCaepf,
    format: (kept) => kept.replace(/^(\d{3})(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3/$4-$5'),
  },
  '4': {
    label: 'CNO',
    isValid: isCno,
    format: (kept) => kept.replace(/^(\d{2})(\d{3})(\d{5})(\d{2})$/, '$1.$2.$3/$4'),
  },
};

/** Punctuation goes; the letters of a CNPJ stay. */
export const normalizeInscricao = normalizeCnpj;

export const isInscricaoKind = (value: unknown): value is InscricaoKind =>
  typeof value === 'string' && Object.hasOwn(INSCRICAO, value);

/** Which kind a number is: lengths and check digits leave no choice. Null for one that is none. */
export function inscricaoKindOf(value: string): InscricaoKind | null {
  const kept = normalizeInscricao(value);
  return Object.values(INSCRICAO_KIND).find((kind) => INSCRICAO[kind].isValid(kept)) ?? null;
}

/** A number with its kind's punctuation; what is none is returned as it came. */
export function formatInscricao(value: string): string {
  const kind = inscricaoKindOf(value);
  return kind === null ? value : INSCRICAO[kind].format(normalizeInscricao(value));
}

/** What a number is called: 'CNPJ', 'CNO'; 'CNPJ', as nearly all are, for one that is none. */
export const inscricaoLabel = (value: string | null): string => {
  const kind = value === null ? null : inscricaoKindOf(value);
  return kind === null ? 'CNPJ' : INSCRICAO[kind].label;
};
