import { completeCpf, isCpf, normalizeCpf } from '../documents/index.ts';
import { plainText } from '../text/index.ts';

/** More lines than this are no list of people for one request. */
export const MAX_PASTED_LINES = 50;

const CPF_IN = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}/;

/** A person of a list who is told by a CPF; its digits, or null for a name. */
export const cpfOfPerson = (person: string): string | null =>
  CPF_IN.test(person) ? normalizeCpf(CPF_IN.exec(person)?.[0] ?? '') : null;

/** A header says what a column is, and is nobody. */
const HEADER = /^(nome|funcion[aá]rios?|colaborador(es)?|cpf|matr[ií]cula)\b/i;
const isName = (text: string): boolean => /\p{L}/u.test(text) && /\s/.test(text) && !HEADER.test(text);
/** A spreadsheet takes a CPF for a number, and its zeros away. */
const looksLikeCpf = (text: string): boolean =>
  /^[\d.\-\s]+$/.test(text) && /^\d{9,11}$/.test(normalizeCpf(text));

/**
 * Whom a row of a spreadsheet means: its CPF, else the first cell that reads like a name; null for a header and for a row
 * of neither. Of several numbers the one that is a CPF counts; a wrong one is kept, to be told.
 */
export function personOfCells(cells: readonly string[]): string | null {
  const cpfs = cells.filter(looksLikeCpf).map(completeCpf);
  return cpfs.find(isCpf) ?? cpfs[0] ?? cells.find(isName) ?? null;
}

/** What stands before a name where a message counts its people: '1) Ana', '2. Ana', '- Ana'. */
const LIST_MARK = /^(?:\d{1,3}\s*[).º-]+|[-–•*])\s*(?=\p{L})/u;

const cellsOf = (line: string): string[] => line.split(/[;\t]/).map((cell) => cell.trim());
/** The name of a column and nothing else: 'Funcionários: Ana' is somebody. */
const COLUMN =
  /^(nome|funcion[aá]rios?|colaborador(es)?|cpf|matr[ií]cula)( (completo|d[aeo]s? \p{L}+))?\s*:?$/iu;
const isHeader = (line: string): boolean =>
  !/\d/.test(line) && cellsOf(line).some((cell) => COLUMN.test(cell));

/**
 * Whether lines are the rows of a table: each has a CPF in the same column, beside other cells. A ';' between people of a
 * message is no column.
 */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.map(cellsOf);
  const [first = []] = rows;
  return (
    rows.length > 1 &&
    rows.every((cells) => cells.length > 1) &&
    first.some((_, column) => rows.every((cells) => looksLikeCpf(cells[column] ?? '')))
  );
}

/** The CPF of a row as it is written; one that lost its zeros with them. */
function personOfRow(line: string): string {
  const cells = cellsOf(line);
  const person = personOfCells(cells);
  return cells.find((cell) => normalizeCpf(cell) === person) ?? person ?? line;
}

/** One person of a list as it is looked up: the CPF, if there is one. */
function personOf(part: string): string {
  const text = part.replaceAll(/\s+/g, ' ').trim();
  const cpf = CPF_IN.exec(text)?.[0];
  if (cpf !== undefined) return cpf;
  // A column of a spreadsheet whose zeros are gone; any other number stays what it is.
  const complete = completeCpf(text);
  if (looksLikeCpf(text) && isCpf(complete)) return complete;
  return text.replace(LIST_MARK, '');
}

/**
 * The people of a list, a name or a CPF each, nobody twice. A line that has both is its CPF, and so is a row of a table; a
 * header over them is nobody.
 */
export function listedPeople(text: string): string[] {
  const [first = '', ...rest] = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const lines = rest.length > 0 && isHeader(first) ? rest : [first, ...rest];
  const parts = isTable(lines)
    ? lines.map(personOfRow)
    : lines.flatMap((line) => line.split(';').map(personOf)).filter((part) => part !== '');
  return [...new Map(parts.map((part) => [cpfOfPerson(part) ?? plainText(part), part])).values()];
}

/**
 * The people of a pasted list: lines of a message, or cells of a spreadsheet. Empty where the text is one line, which is an
 * ordinary search.
 */
export function pastedPeople(text: string): string[] {
  const people = listedPeople(text);
  return people.length < 2 ? [] : people.slice(0, MAX_PASTED_LINES);
}

export interface PastedCandidate {
  readonly name: string;
  readonly cpf: string;
}

/**
 * Who of those that a search found is meant: the one with this CPF or exactly this name, or the only one found.
 * @returns the person, or why there is none
 */
export function matchPasted<T extends PastedCandidate>(
  person: string,
  found: readonly T[],
): T | 'NONE' | 'SEVERAL' {
  if (found.length === 0) return 'NONE';
  const isSame = CPF_IN.test(person)
    ? ({ cpf }: T) => cpf === normalizeCpf(person)
    : ({ name }: T) => plainText(name) === plainText(person);
  const same = found.filter(isSame);
  const [only] = same.length > 0 ? same : found;
  return (same.length > 0 ? same : found).length === 1 && only ? only : 'SEVERAL';
}

/** What became of a pasted list, each person by name. */
export interface PastedOutcome {
  readonly ticked: readonly string[];
  readonly none: readonly string[];
  readonly several: readonly string[];
  readonly otherCliente: readonly string[];
  readonly alreadyIn: readonly string[];
  readonly withoutRoom: readonly string[];
}

/** The same in sentences; what did not happen is not mentioned. */
export function pastedSentences(outcome: PastedOutcome): string[] {
  const { ticked, none, several, otherCliente, alreadyIn, withoutRoom } = outcome;
  const told: readonly (readonly [string, readonly string[]])[] = [
    ['Não encontrados', none],
    ['Mais de uma pessoa encontrada', several],
    ['De outro cliente', otherCliente],
    ['Já neste pedido', alreadyIn],
    ['Acima do limite do pedido', withoutRoom],
  ];
  const sum = [ticked, ...told.map(([, names]) => names)].reduce((total, names) => total + names.length, 0);
  return [
    `${ticked.length} de ${sum} da lista ${ticked.length === 1 ? 'selecionado' : 'selecionados'}.`,
    ...told.filter(([, names]) => names.length > 0).map(([text, names]) => `${text}: ${names.join(', ')}.`),
  ];
}
