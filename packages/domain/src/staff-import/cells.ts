import {
  completeCpf,
  isCpf,
  isEmail,
  isPis,
  isSolicitantePhone,
  isWorkerCategory,
  normalizeCpf,
  normalizePhone,
  WRONG_CPF_MESSAGE,
} from '../documents/index.ts';
import {
  MONTH_NAMES,
  dateFromDayNumber,
  parseDate,
  buildDate,
  dayNumber,
  isUsualDate,
  type CivilDate,
} from '../time/index.ts';
import type { SheetCell } from './types.ts';

/** A cell read: a value, or why it cannot be one. `aviso` lets the value pass. */
export type CellReading<T> =
  | { readonly value: T; readonly notice?: string }
  | { readonly value: null; readonly error: string };

const good = <T>(value: T, notice?: string): CellReading<T> => (notice ? { value, notice } : { value });
const bad = (error: string): { value: null; error: string } => ({ value: null, error });

/** The cell as the person who filled it in would say it; surrounding and doubled spaces go. */
export function cellText(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') {
    const two = (n: number): string => String(n).padStart(2, '0');
    return `${two(cell.day)}/${two(cell.month)}/${cell.year}`;
  }
  // Control, zero-width and no-break characters come along when cells are pasted from other programs.
  return String(cell)
    .replace(/[\p{Cc}\u00A0\u200B-\u200D\u2060\uFEFF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Day number (1970-01-01 = 0) of serial 0 in the 1900 system, for serials from 61 on. */
const ORIGIN_1900 = dayNumber('1899-12-30');
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;

/**
 * The day of a spreadsheet's serial in the 1900 system; the time of the day, the fraction, is left out. The
 * system believes that 1900 was a leap year: serial 60 is 29 February 1900, which did not exist, and the
 * serials before it are one day further on than the later ones would say.
 */
export function dateFromSerial(serial: number): CivilDate | null {
  if (!Number.isFinite(serial)) return null;
  const day = Math.floor(serial);
  if (day < 1 || day > LAST_SERIAL || day === 60) return null;
  return dateFromDayNumber(ORIGIN_1900 + day + (day < 60 ? 1 : 0));
}

const IMPOSSIBLE_DATE = 'Data impossível: use dia/mês/ano, por exemplo 31/12/1990';
const ONLY_YEAR = 'Só o ano: use dia/mês/ano, por exemplo 31/12/1990';

/** 18/05/1927. What lies before it is older than anybody at work, and fewer digits are a year or an age. */
const FIRST_SERIAL = 10_000;
/** Years that a cell may hold in place of a date: those of `isUsualDate`. */
const isYear = (digits: number): boolean => Number.isInteger(digits) && digits >= 1900 && digits <= 2100;

/** The day of a serial that a cell holds; '1990' would be one of 1905. */
function fromSerialCell(serial: number): CellReading<CivilDate | null> {
  if (isYear(serial)) return bad(ONLY_YEAR);
  return plausible(serial < FIRST_SERIAL ? null : dateFromSerial(serial));
}

/** A day that does not exist, or one that is not usual, is refused. */
function plausible(date: CivilDate | null): CellReading<CivilDate | null> {
  return date && isUsualDate(date) ? good(date) : bad(IMPOSSIBLE_DATE);
}

/**
 * A date cell: text (dd/mm/aaaa and the ways people write it, ISO with or without a time), a serial as number
 * or text, or the civil parts of a date. An empty cell is null without an error.
 */
export function readDateCell(cell: SheetCell): CellReading<CivilDate | null> {
  if (cell !== null && typeof cell === 'object') {
    return plausible(buildDate(cell.year, cell.month, cell.day));
  }
  if (typeof cell === 'number') return fromSerialCell(cell);
  const text = cellText(cell);
  if (text === '') return good(null);
  // '31/12/1990 00:00:00' and '1990-12-31T00:00:00.000Z': the time is a leftover of the export.
  const withoutTime = text.replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i, '');
  if (/^\d{1,5}(?:[.,]\d+)?$/.test(withoutTime)) {
    return fromSerialCell(Number(withoutTime.replace(',', '.')));
  }
  return plausible(parseDate(withoutTime) ?? dateWithMonthName(withoutTime));
}

/** 'jan' to 'dez'. */
const MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3));

/** '05/mar/1988', '5 de março de 1988'. */
function dateWithMonthName(text: string): CivilDate | null {
  const found = /^(\d{1,2})[\s/.-]*(?:de\s+)?([a-zç]{3,9})\.?[\s/.-]*(?:de\s+)?(\d{4})$/i.exec(text);
  if (!found) return null;
  const month = MONTHS.indexOf((found[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? null : buildDate(Number(found[3]), month, Number(found[1]));
}

/** A CPF cell: with or without punctuation, as text or number, with its lost leading zeros given back. */
export function readCpfCell(cell: SheetCell): CellReading<string> {
  if (typeof cell === 'number' && (!Number.isInteger(cell) || cell < 0)) {
    return bad('CPF inválido: a célula não tem um número inteiro');
  }
  const text = cellText(cell);
  if (text === '') return bad('CPF não preenchido');
  if (/[eE]\+?\d+$/.test(text)) {
    return bad('CPF em notação científica: formate a coluna como texto e digite os 11 dígitos');
  }
  // A text cell made from a number keeps its '.0'.
  const cleaned = text.replace(/^(\d+)[.,]0+$/, '$1');
  if (/[^\d.\-/\s]/.test(cleaned)) return bad('CPF inválido: há caracteres que não são dígitos');
  const digits = normalizeCpf(cleaned);
  if (digits.length > 11) return bad('CPF inválido: tem mais de 11 dígitos');
  const cpf = completeCpf(digits);
  if (!isCpf(cpf)) return bad(WRONG_CPF_MESSAGE);
  return digits.length < 11 ? good(cpf, 'Zeros à esquerda do CPF foram completados') : good(cpf);
}

/** A phone cell: 10 or 11 digits with the area code, however formatted; an empty cell is null. */
export function readPhoneCell(cell: SheetCell): CellReading<string | null> {
  const text = cellText(cell).replace(/^(\d+)[.,]0+$/, '$1');
  if (text === '') return good(null);
  const [first = '', ...others] = text.split(/\s*(?:[/;,|]|\bou\b)\s*/i).filter(Boolean);
  const digits = normalizePhone(first);
  if (digits.length === 8 || digits.length === 9) return bad('Telefone sem o DDD');
  if (!isSolicitantePhone(first)) return bad('Telefone inválido: use DDD e número');
  if (digits.length === 10) {
    return good(digits, 'Telefone fixo ou sem o nono dígito: não receberá WhatsApp');
  }
  return good(digits, others.length > 0 ? 'Mais de um telefone: usado o primeiro' : undefined);
}

/** An e-mail cell, in lower case; an empty cell is null. */
export function readEmailCell(cell: SheetCell): CellReading<string | null> {
  const text = cellText(cell)
    .replace(/^mailto:/i, '')
    .toLowerCase();
  if (text === '') return good(null);
  return isEmail(text) ? good(text) : bad('E-mail inválido');
}

/** A PIS cell: 11 digits however formatted, with its lost leading zeros given back; an empty cell is null. */
export function readPisCell(cell: SheetCell): CellReading<string | null> {
  const digits = cellText(cell)
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/\D/g, '');
  if (digits === '') return good(null);
  const pis = digits.padStart(11, '0');
  return isPis(pis) ? good(pis) : bad('PIS inválido: o dígito verificador não confere');
}

/** The first word of a cell. */
const SEX = [
  ['F', /^(f|fem|feminin[oa]|mulher)$/],
  ['M', /^(m|masc|masculin[oa]|homem)$/],
] as const;

/** A sex as sheets write it: 'F', 'Fem.', 'Feminino', 'F - Feminino'; an empty cell is null. */
export function readSexCell(cell: SheetCell): CellReading<'F' | 'M' | null> {
  const text = cellText(cell);
  if (text === '') return good(null);
  const word = /^\p{L}*/u.exec(text.toLowerCase())?.[0] ?? '';
  const found = SEX.find(([, pattern]) => pattern.test(word))?.[0];
  return found ? good(found) : bad('Sexo inválido: use Feminino ou Masculino');
}

/** A registration of the employee, up to 30 characters; an empty cell is null. */
export const readMatriculaCell = (cell: SheetCell): CellReading<string | null> =>
  readCodeCell(cell, 'Matrícula');

/** The code by which SOC knows an employee; empty is null. */
export const readSocCodeCell = (cell: SheetCell): CellReading<string | null> =>
  readCodeCell(cell, 'Código no SOC');

function readCodeCell(cell: SheetCell, what: string): CellReading<string | null> {
  const text = cellText(cell);
  if (text.length > 30) return bad(`${what} com mais de 30 caracteres`);
  return good(text === '' ? null : text);
}

/** A category of eSocial table 01 by its code, with or without its name behind it ('101 - Empregado'); empty is null. */
export function readCategoriaCell(cell: SheetCell): CellReading<string | null> {
  const text = cellText(cell);
  if (text === '') return good(null);
  const code = /^(\d{3})(?!\d)/.exec(text)?.[1];
  return code !== undefined && isWorkerCategory(code)
    ? good(code)
    : bad('Categoria inválida: use o código da tabela 01 do eSocial, como 101');
}

/** A name: at least two words would be usual; one is let pass with a warning. */
export function readNameCell(cell: SheetCell): CellReading<string> {
  const text = cellText(cell);
  if (text === '') return bad('Nome não preenchido');
  if (!/\p{L}/u.test(text)) return bad('Nome inválido: não tem letras');
  if (text.length > 150) return bad('Nome com mais de 150 caracteres');
  return text.includes(' ') ? good(text) : good(text, 'Nome sem sobrenome');
}

/** Free text such as role, department and branch; an empty cell is null. */
export function readTextCell(cell: SheetCell): CellReading<string | null> {
  const text = cellText(cell);
  if (text.length > 150) return bad('Texto com mais de 150 caracteres');
  return good(text === '' ? null : text);
}
