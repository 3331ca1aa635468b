import { completeCnpj, completeCpf, normalizeCnpj, normalizeCpf } from '../documents/index.ts';
import { parseReais } from '../money/index.ts';
import {
  fieldSchema,
  INVALID_NUMBER_MESSAGE,
  INVALID_WHOLE_MESSAGE,
  registryOf,
  type Field,
} from '../registry/index.ts';
import {
  cellText,
  normalizeHeader,
  readDateCell,
  type CellReading,
  type SheetCell,
} from '../staff-import/index.ts';
import { plainText } from '../text/index.ts';
import type { CellProblem, ImportColumn, ImportDeclaration, ImportValues } from './declaration.ts';
import { readCep, readCity, readInscricao } from './readers.ts';
import type { CompanyImportKind } from './states.ts';
import { PRICE_OVER } from './texts.ts';

type Value = string | number | null;
type Reading = CellReading<Value>;

/** What no sheet can say. */
const LEFT_OUT: readonly Field['type'][] = ['file', 'secret', 'matrix', 'color', 'choices'];

/** What is right once it can be read; a record named by words is found later. */
const READ_WHOLE: readonly Field['type'][] = ['boolean', 'combo'];

/** What a column of each kind of field shows in the model. */
const EXAMPLE: Readonly<Partial<Record<Field['type'], string>>> = {
  cnpj: '11.222.333/0001-81',
  inscricao: '11.222.333/0001-81',
  cpf: '529.982.247-25',
  phone: '(11) 98888-7777',
  email: 'contato@exemplo.com.br',
  cep: '01310-100',
  cnae: '1091-1/02',
  tuss: '4.03.01.63-0',
  money: '50,00',
  date: '01/12/2026',
  boolean: 'Sim',
};

const bad = (error: string): { value: null; error: string } => ({ value: null, error });
const YES = /^(s|sim|x|1|true|verdadeiro)$/;
const NO = /^(n|nao|0|false|falso)$/;
/** Choices that an error tells of. */
const CHOICES_TOLD = 8;

/** As a person writes an amount, or a number cell, in centavos. */
function readMoney(cell: SheetCell, text: string): Reading {
  const value = typeof cell === 'number' ? Math.round(cell * 100) : parseReais(text);
  return value === null ? bad('Valor inválido: use 1.234,56') : { value };
}

/** A choice by its words, by the beginning of one alone, or as it is kept. */
function readChoice(field: Field & { type: 'select' }, text: string): Reading {
  const asked = plainText(text);
  const found =
    field.options.find(({ value, label }) => plainText(label) === asked || plainText(value) === asked) ??
    onlyOne(field.options.filter(({ label }) => plainText(label).startsWith(asked)));
  return found
    ? { value: found.value }
    : bad(
        `Use uma destas opções: ${field.options
          .slice(0, CHOICES_TOLD)
          .map(({ label }) => label)
          .join(', ')}`,
      );
}
const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** What a cell says for a field, before the field's own rule; a choice among records stays the words that name one. */
function rawOf(field: Field, cell: SheetCell, text: string): Reading {
  switch (field.type) {
    case 'boolean': {
      const said = plainText(text);
      return YES.test(said) ? { value: 'true' } : NO.test(said) ? { value: 'false' } : bad('Use Sim ou Não');
    }
    case 'select':
      return readChoice(field, text);
    case 'money':
      return readMoney(cell, text);
    case 'number': {
      const whole = text.replace(/^(-?\d+)[.,]0+$/, '$1');
      return /^-?\d+$/.test(whole) ? { value: Number(whole) } : bad(INVALID_WHOLE_MESSAGE);
    }
    case 'decimal': {
      const value = Number(text.replace(',', '.'));
      return Number.isFinite(value) ? { value } : bad(INVALID_NUMBER_MESSAGE);
    }
    case 'date':
      return readDateCell(cell);
    // Numbers lose the zeros that they begin with.
    case 'cnpj':
      return { value: completeCnpj(normalizeCnpj(text)) };
    case 'cpf':
      return { value: completeCpf(normalizeCpf(text)) };
    case 'cep':
      return readCep(cell);
    case 'inscricao':
      return readInscricao(cell);
    case 'combo':
      return field.of === 'cidades' ? readCity(cell) : { value: text };
    default:
      return { value: text };
  }
}

/** Judged by the rule of the form's field. */
function readField(field: Field, cell: SheetCell): Reading {
  const text = cellText(cell);
  if (text === '') return { value: null };
  const raw = rawOf(field, cell, text);
  if ('error' in raw || READ_WHOLE.includes(field.type)) return raw;
  const judged = fieldSchema({ ...field, isRequired: false }).safeParse(raw.value);
  if (!judged.success) return bad(judged.error.issues[0]?.message ?? 'Valor inválido');
  return typeof judged.data === 'string' || typeof judged.data === 'number' ? { value: judged.data } : raw;
}

interface Given {
  readonly kind: CompanyImportKind;
  /** The registry whose records it brings. */
  readonly registry: string;
  readonly one: string;
  readonly many: string;
  readonly keyName: string;
  /** By which a row is one with a record; the first of them always says something. */
  readonly keyColumns: readonly string[];
  /** The last day on which a row's price holds. */
  readonly endColumn?: string;
  /** Headers that mean a field beside its label, without accents and small words. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  readonly examples?: Readonly<Record<string, string>>;
}

/** The fields of a registry that a sheet can say; what kind a number is the number says. */
export function sheetFields(name: string): readonly Field[] {
  const fields = registryOf(name)?.fields ?? [];
  const kinds = new Set(fields.flatMap((field) => (field.type === 'inscricao' ? [field.kind] : [])));
  return fields.filter(
    ({ name: field, type, isDerived }) => !isDerived && !LEFT_OUT.includes(type) && !kinds.has(field),
  );
}

/** A kind whose columns, words and rules are those of a registry's declaration. */
export function declareRegistry({ synonyms = {}, examples = {}, ...given }: Given): ImportDeclaration {
  const fields = sheetFields(given.registry);
  const title = registryOf(given.registry)?.title ?? given.many;
  const columns = fields.map((field): ImportColumn => {
    const isKey = given.keyColumns[0] === field.name;
    return {
      id: field.name,
      label: field.label,
      isRequired: isKey,
      isNeededByNew: !isKey && field.isRequired === true && field.initial === undefined,
      synonyms: [
        ...new Set([
          normalizeHeader(field.label),
          ...(field.columnLabel === undefined ? [] : [normalizeHeader(field.columnLabel)]),
          ...(synonyms[field.name] ?? []),
        ]),
      ],
      example:
        examples[field.name] ??
        (field.type === 'select'
          ? (field.options[0]?.label ?? '')
          : field.type === 'combo' && field.of === 'cidades'
            ? 'São Paulo - SP'
            : field.type === 'number'
              ? String(Math.max('min' in field ? (field.min ?? 0) : 0, 1))
              : (EXAMPLE[field.type] ?? '')),
    };
  });
  return {
    ...given,
    title,
    columns,
    read: (_row, cellOf, mapped, today) => {
      const values: Record<string, Value> = {};
      const problems: CellProblem[] = [];
      for (const field of fields) {
        const reading: Reading = mapped.has(field.name)
          ? readField(field, cellOf(field.name))
          : { value: null };
        values[field.name] = reading.value;
        if ('error' in reading) problems.push({ coluna: field.name, mensagem: reading.error, tipo: 'ERRO' });
        else if (field.name === given.keyColumns[0] && reading.value === null)
          problems.push({ coluna: field.name, mensagem: `${field.label} não preenchido`, tipo: 'ERRO' });
        else if (field.name === given.endColumn && String(reading.value ?? today) < today)
          problems.push({ coluna: field.name, mensagem: PRICE_OVER, tipo: 'AVISO' });
      }
      return { values, key: keyOf(given.keyColumns, values), problems };
    },
  };
}

/** What makes a row one with another: only the first part has to be there. */
export function keyOf(columns: readonly string[], values: ImportValues): string | null {
  const parts = columns.map((id) => values[id] ?? null);
  return parts[0] === null ? null : parts.map((part) => plainText(String(part ?? ''))).join(' / ');
}
