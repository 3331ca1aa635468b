import { z } from 'zod';
import {
  formatCep,
  formatCnpj,
  formatCpf,
  formatInscricao,
  formatPhone,
  formatPis,
  formatPixKey,
  INVALID_CEP_MESSAGE,
  INVALID_EMAIL_MESSAGE,
  INVALID_PHONE_MESSAGE,
  INVALID_PIX_KEY_MESSAGE,
  isCep,
  isCnpj,
  isCpf,
  isEmail,
  isPhone,
  isPis,
  isSolicitantePhone,
  normalizeCep,
  normalizeCnpj,
  normalizeCpf,
  normalizeInscricao,
  normalizePhone,
  pixKeyOf,
} from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';
import { formatReais } from '../money/index.ts';
import { formatDate, isCivilDate, isUsualDate, UNUSUAL_DATE_MESSAGE } from '../time/index.ts';
import { formatHazardCode, isHazardCode } from './hazards.ts';
import { isMatrix } from './matrix.ts';
import { ending } from './texts.ts';
import type { Field, FieldType, Registry, RegistryValue, RegistryValues } from './types.ts';

export const INVALID_WHOLE_MESSAGE = 'Deve ser um número inteiro';
export const INVALID_NUMBER_MESSAGE = 'Deve ser um número';

/** Characters of a text that says no other limit, and of a long one. */
const TEXT_MAX = 200;
const LONG_TEXT_MAX = 4_000;
/** Largest whole number that the database keeps. */
const INTEGER_MAX = 2_147_483_647;

/** What is told of a secret that is kept. */
export const SECRET_KEPT_TEXT = 'Configurada';

const SEND_AGAIN = 'Envie o arquivo de novo';
/** What an upload is called: 256 bits at random (docs/decisions/0055). */
const FILE_KEY = /^[A-Za-z0-9_-]{43}$/;

/** A number as it is written in Brazil, with the digits that it has. */
const decimalText = (value: number): string => String(value).replace('.', ',');

const digits = (text: string): string => text.replace(/\D/g, '');

interface TextRule {
  /** What is kept of what was typed. */
  readonly normalize: (text: string) => string;
  readonly isValid: (kept: string) => boolean;
  readonly message: string;
  /** As it is shown. */
  readonly format: (kept: string) => string;
}

const masked = (length: number, message: string, format: (kept: string) => string): TextRule => ({
  normalize: digits,
  isValid: (kept) => kept.length === length,
  message,
  format,
});

/** Documents and the like: one rule for each kind, for screens, server and spreadsheet. */
export const TEXT_RULES: Readonly<Partial<Record<FieldType, TextRule>>> = {
  email: {
    normalize: (text) => text.trim(),
    isValid: isEmail,
    message: INVALID_EMAIL_MESSAGE,
    format: (kept) => kept,
  },
  cnpj: { normalize: normalizeCnpj, isValid: isCnpj, message: 'CNPJ inválido', format: formatCnpj },
  cpf: { normalize: normalizeCpf, isValid: isCpf, message: 'CPF inválido', format: formatCpf },
  // Which kind it has to be another field says: `recordFaults`.
  inscricao: {
    normalize: normalizeInscricao,
    isValid: (kept) => /^[\dA-Z]{11,14}$/.test(kept),
    message: 'Número de inscrição inválido',
    format: formatInscricao,
  },
  pis: { normalize: digits, isValid: isPis, message: 'PIS inválido', format: formatPis },
  color: {
    normalize: (text) => text.trim().toLowerCase(),
    isValid: (kept) => /^#[\da-f]{6}$/.test(kept),
    message: 'Cor inválida: use o código de seis dígitos, como #1a7f5a',
    format: (kept) => kept,
  },
  phone: {
    normalize: normalizePhone,
    isValid: isPhone,
    message: INVALID_PHONE_MESSAGE,
    format: formatPhone,
  },
  cep: { normalize: normalizeCep, isValid: isCep, message: INVALID_CEP_MESSAGE, format: formatCep },
  cnae: masked(7, 'CNAE inválido: são 7 dígitos', (kept) => kept.replace(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3')),
  cbo: masked(6, 'CBO inválido: são 6 dígitos', (kept) => kept.replace(/^(\d{4})(\d{2})$/, '$1-$2')),
  hazardCode: {
    normalize: digits,
    isValid: isHazardCode,
    message: 'Código inválido: use o da tabela 24, como 02.01.001',
    format: formatHazardCode,
  },
  tuss: masked(8, 'Código TUSS inválido: são 8 dígitos', (kept) =>
    kept.replace(/^(\d)(\d{2})(\d{2})(\d{2})(\d)$/, '$1.$2.$3.$4-$5'),
  ),
  pixKey: {
    normalize: (text) => pixKeyOf(text)?.key ?? text.trim(),
    isValid: (kept) => pixKeyOf(kept) !== null,
    message: INVALID_PIX_KEY_MESSAGE,
    format: formatPixKey,
  },
  matrix: {
    normalize: digits,
    isValid: isMatrix,
    message: 'Cada célula tem uma classe de 1 a 5',
    format: (kept) => kept,
  },
};

const ruleOf = (field: Field): TextRule | undefined => {
  const rule = TEXT_RULES[field.type];
  return rule && field.type === 'phone' && field.takesLandline
    ? { ...rule, isValid: isSolicitantePhone }
    : rule;
};

/** What a field holds once it is cleaned; an absent one is null. */
function textSchema(field: Field, max: number) {
  const rule = ruleOf(field);
  const pattern = 'pattern' in field ? field.pattern : undefined;
  return z
    .string({ error: MESSAGE.REQUIRED_FIELD })
    .max(LONG_TEXT_MAX, `Use até ${LONG_TEXT_MAX} caracteres`)
    .transform((text) => (rule ? rule.normalize(text) : text.trim()))
    .pipe(
      z
        .string()
        .max(max, `Use até ${max} caracteres`)
        .refine((kept) => kept === '' || !rule || rule.isValid(kept), rule?.message ?? '')
        .refine((kept) => kept === '' || !pattern || pattern.regex.test(kept), pattern?.message ?? ''),
    );
}

function valueSchema(field: Field): z.ZodType<RegistryValue> {
  switch (field.type) {
    case 'boolean':
      return z.boolean({ error: 'Deve ser sim ou não' });
    case 'number':
    case 'money': {
      const { min = 0, max = INTEGER_MAX } = field;
      const shown = (value: number) => (field.type === 'money' ? formatReais(value) : String(value));
      return z
        .int(INVALID_WHOLE_MESSAGE)
        .min(min, `O menor valor é ${shown(min)}`)
        .max(max, `O maior valor é ${shown(max)}`);
    }
    case 'decimal': {
      const { min, max, decimals } = field;
      return z
        .number(INVALID_NUMBER_MESSAGE)
        .min(min, `O menor valor é ${decimalText(min)}`)
        .max(max, `O maior valor é ${decimalText(max)}`)
        .transform((value) => Number(value.toFixed(decimals)));
    }
    case 'combo':
      return z.int('Escolha um registro da lista').min(1, 'Escolha um registro da lista').max(INTEGER_MAX);
    case 'select':
      return z.enum(
        field.options.map(({ value }) => value),
        'Escolha uma das opções',
      );
    case 'choices': {
      const order = field.options.map(({ value }) => value);
      return (
        z
          .array(z.enum(order, 'Escolha entre as opções'), 'Escolha entre as opções')
          // Each once, as they are shown; none of them is nothing.
          .transform((chosen) => (chosen.length === 0 ? '' : order.filter((value) => chosen.includes(value))))
      );
    }
    case 'secret':
      return z.union([z.literal(true), textSchema(field, TEXT_MAX)], `Use até ${TEXT_MAX} caracteres`);
    case 'file':
      return z.string(SEND_AGAIN).regex(FILE_KEY, SEND_AGAIN);
    case 'date':
      return z
        .string()
        .refine(isCivilDate, 'Data inválida')
        .refine(
          // A text that is no date has its own message.
          (day) => !isCivilDate(day) || isUsualDate(day),
          UNUSUAL_DATE_MESSAGE,
        );
    default:
      return textSchema(
        field,
        'max' in field && field.max ? field.max : field.type === 'longText' ? LONG_TEXT_MAX : TEXT_MAX,
      );
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && /^\s*$/.test(value));

/** One field, cleaned and judged; what is empty is null (doc3 §5.3), and a required one says 'Campo obrigatório'. */
export function fieldSchema(field: Field): z.ZodType<RegistryValue> {
  const inner = valueSchema(field);
  return z.unknown().transform((value, context): RegistryValue => {
    if (isEmpty(value)) {
      if (field.type === 'boolean') return false;
      if (field.isRequired) context.addIssue({ code: 'custom', message: MESSAGE.REQUIRED_FIELD });
      return null;
    }
    const parsed = inner.safeParse(value);
    if (!parsed.success) {
      context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Valor inválido' });
      return z.NEVER;
    }
    // Nothing but punctuation is nothing.
    if (parsed.data === '') {
      if (field.isRequired) context.addIssue({ code: 'custom', message: MESSAGE.REQUIRED_FIELD });
      return null;
    }
    return parsed.data;
  });
}

/** A value as people read it, in list, history and spreadsheet. A combo's name comes with its record. */
export function formatValue(field: Field, value: RegistryValue | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'secret') return SECRET_KEPT_TEXT;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (field.type === 'money' && typeof value === 'number') return formatReais(value);
  if (field.type === 'choices')
    return field.options
      .filter((option) => Array.isArray(value) && value.includes(option.value))
      .map(({ label }) => label)
      .join(', ');
  if (field.type === 'decimal' && typeof value === 'number') return decimalText(value);
  if (field.type === 'select')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.type === 'date' && typeof value === 'string' && isCivilDate(value)) return formatDate(value);
  return TEXT_RULES[field.type]?.format(String(value)) ?? String(value);
}

/** Whether a flag beside its fields says that a record is active: what has a state of its own says it there. */
export const hasFlag = ({ hasActivation, switchedBy }: Registry): boolean =>
  hasActivation !== false && switchedBy === undefined;

/** What stands beside a record's title: 'Ativo', 'Inativa', or the words of its own state. */
export function stateText(
  { fields, switchedBy, gender }: Registry,
  { ativo: isActive, values }: { readonly ativo: boolean; readonly values: Readonly<RegistryValues> },
): string {
  const field = fields.find(({ name }) => name === switchedBy?.field);
  if (field?.type === 'select') return formatValue(field, values[field.name]);
  return `${isActive ? 'Ativ' : 'Inativ'}${ending(gender)}`;
}
