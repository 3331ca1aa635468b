import { MAX_REPEATED_TOLD, repeatedText } from '../spreadsheet/index.ts';
import { ageOn, addMonthsToDate, type CivilDate } from '../time/index.ts';
import { REQUIRED_COLUMNS, STAFF_COLUMNS, type ColumnId } from './columns.ts';
import { findHeader, headerProblems, repeatsHeader } from './sheet-header.ts';
import {
  readCategoriaCell,
  readSocCodeCell,
  readCpfCell,
  readDateCell,
  readEmailCell,
  readMatriculaCell,
  readNameCell,
  readPhoneCell,
  readPisCell,
  readSexCell,
  readTextCell,
  cellText,
  type CellReading,
} from './cells.ts';
import type {
  SheetCell,
  RecognizedColumn,
  ImportedFuncionario,
  Severity,
  SpreadsheetReading,
  ImportProblem,
} from './types.ts';

/** Nothing in any cell. */
export const isEmptyRow = (row: readonly SheetCell[]): boolean => row.every((c) => cellText(c) === '');

/** Reads one sheet row, noting its problems. */
class RowReader {
  readonly problems: ImportProblem[] = [];
  readonly #row: number;
  readonly #cells: readonly SheetCell[];
  readonly #columns: ReadonlyMap<ColumnId, RecognizedColumn>;

  constructor(row: number, cells: readonly SheetCell[], columns: ReadonlyMap<ColumnId, RecognizedColumn>) {
    this.#row = row;
    this.#cells = cells;
    this.#columns = columns;
  }

  read<T>(column: ColumnId, reader: (cell: SheetCell) => CellReading<T>): T | null {
    const where = this.#columns.get(column);
    if (!where) return null;
    const reading = reader(this.#cells[where.index]);
    if ('error' in reading) this.addProblem(column, reading.error, 'error');
    else if (reading.notice) this.addProblem(column, reading.notice, 'warning');
    return reading.value;
  }

  /** What the cell holds, as text; nothing when the sheet has no such column. */
  written(column: ColumnId): string {
    const where = this.#columns.get(column);
    return where ? cellText(this.#cells[where.index]) : '';
  }

  addProblem(column: ColumnId, message: string, severity: Severity): void {
    this.problems.push({
      row: this.#row,
      column: this.#columns.get(column)?.header ?? STAFF_COLUMNS[column].label,
      value: this.written(column),
      message,
      severity,
    });
  }

  get hasError(): boolean {
    return this.problems.some((p) => p.severity === 'error');
  }
}

/** Youngest age at admission that raises no question, in years (apprentices, Lei 10.097/2000). */
const MIN_AGE = 14;
/** From here on a date is asked about, in years: a program that took a year for a serial has shown a day of 1905. */
const ASKED_AGE = 100;

const CENTURY_IN_MONTHS = 1200;

/** A birth year of two digits that falls after `limite` belongs to the century before. */
function correctBirthCentury(
  birth: CivilDate | null,
  written: string,
  limit: CivilDate | null,
): CivilDate | null {
  const twoDigits = /^\d{1,2}\D\d{1,2}\D\d{2}$/.test(written);
  return birth && limit && twoDigits && birth >= limit ? addMonthsToDate(birth, -CENTURY_IN_MONTHS) : birth;
}

function checkDates(
  reader: RowReader,
  { nascimento: birth, admissao: admission }: { nascimento: CivilDate | null; admissao: CivilDate | null },
  today: CivilDate | null,
): void {
  if (!birth) return;
  if (admission && birth >= admission) {
    reader.addProblem('nascimento', 'Data de nascimento posterior à admissão', 'error');
  } else if (today && birth > today) {
    reader.addProblem('nascimento', 'Data de nascimento no futuro', 'error');
  } else if (admission && ageOn(birth, admission) < MIN_AGE) {
    reader.addProblem('nascimento', `Menos de ${MIN_AGE} anos na admissão: confira as datas`, 'warning');
  } else if (admission && ageOn(birth, admission) >= ASKED_AGE) {
    reader.addProblem('nascimento', `${ASKED_AGE} anos ou mais na admissão: confira as datas`, 'warning');
  } else if (!admission && today && ageOn(birth, today) >= ASKED_AGE) {
    reader.addProblem('nascimento', `${ASKED_AGE} anos ou mais: confira a data`, 'warning');
  }
}

function readFuncionario(row: number, reader: RowReader, today: CivilDate | null): ImportedFuncionario {
  const name = reader.read('nome', readNameCell);
  const cpf = reader.read('cpf', readCpfCell);
  const born = reader.read('nascimento', readDateCell);
  const sex = reader.read('sexo', readSexCell);
  const cargo = reader.read('cargo', readTextCell);
  const setor = reader.read('setor', readTextCell);
  const unidade = reader.read('unidade', readTextCell);
  const phone = reader.read('phone', readPhoneCell);
  const email = reader.read('email', readEmailCell);
  const admission = reader.read('admissao', readDateCell);
  const pis = reader.read('pis', readPisCell);
  const matricula = reader.read('matricula', readMatriculaCell);
  const codigoSoc = reader.read('codigoSoc', readSocCodeCell);
  const categoria = reader.read('categoria', readCategoriaCell);
  const birth = correctBirthCentury(born, reader.written('nascimento'), admission ?? today);
  checkDates(reader, { nascimento: birth, admissao: admission }, today);
  return {
    row,
    name: name ?? '',
    cpf: cpf ?? '',
    nascimento: birth,
    sexo: sex,
    cargo,
    setor,
    unidade,
    phone,
    email,
    admissao: admission,
    pis,
    matricula,
    codigoSoc,
    categoria,
  };
}

/**
 * Reads one row of a staff sheet whose columns are known, with its problems: what a screen shows of a row, and reads again
 * once a cell of it was corrected.
 * @param columns where each column is, and how problems call it
 */
export function readStaffRow(
  row: number,
  cells: readonly SheetCell[],
  columns: ReadonlyMap<ColumnId, RecognizedColumn>,
  today: CivilDate | null,
): { readonly funcionario: ImportedFuncionario; readonly problems: readonly ImportProblem[] } {
  const reader = new RowReader(row, cells, columns);
  return { funcionario: readFuncionario(row, reader, today), problems: reader.problems };
}

/** Both rows of a repeated CPF are at fault: nobody but the company knows which one is right. */
function noteRepeated(parsedItems: readonly { f: ImportedFuncionario; reader: RowReader }[]): void {
  const byCpf = new Map<string, number[]>();
  for (const { f } of parsedItems) {
    const same = byCpf.get(f.cpf);
    if (same) same.push(f.row);
    else byCpf.set(f.cpf, [f.row]);
  }
  for (const { f, reader } of parsedItems) {
    const same = f.cpf === '' ? [] : (byCpf.get(f.cpf) ?? []);
    if (same.length < 2) continue;
    const others = same.slice(0, MAX_REPEATED_TOLD + 1).filter((row) => row !== f.row);
    reader.addProblem('cpf', repeatedText('CPF', others), 'error');
  }
}

/**
 * Reads an ordinary Brazilian staff sheet: columns in any order, headers with or without accents and by many
 * names, titles above them, empty rows between. Lists EVERY problem by row and column, and never throws.
 * @param rows the sheet's rows from its first, each a list of its cells
 * @param options.today today in São Paulo; without it a birth in the future is not noticed
 */
export function readSpreadsheet(
  rows: readonly (readonly SheetCell[])[],
  { today = null }: { readonly today?: CivilDate | null } = {},
): SpreadsheetReading {
  const header = findHeader(rows);
  if (!header) {
    const message = 'Cabeçalho não encontrado: a planilha precisa ao menos das colunas Nome e CPF';
    return {
      funcionarios: [],
      problems: [{ row: 1, column: '', value: '', message, severity: 'error' }],
      columns: [],
      ignored: [],
      headerRow: null,
    };
  }
  const columns = new Map(header.columns.map((c) => [c.column, c]));
  const parsedItems = rows.flatMap((cells, position) => {
    if (position <= header.position || isEmptyRow(cells) || repeatsHeader(cells, header)) return [];
    const reader = new RowReader(position + 1, cells, columns);
    return [{ f: readFuncionario(position + 1, reader, today), reader }];
  });
  noteRepeated(parsedItems);
  const index = new Map(header.columns.map((c) => [c.header, c.index]));
  const problems = [...headerProblems(header), ...parsedItems.flatMap(({ reader }) => reader.problems)];
  if (parsedItems.length === 0) {
    problems.push({
      row: header.position + 2,
      column: '',
      value: '',
      message: 'Nenhum funcionário encontrado abaixo do cabeçalho',
      severity: 'error',
    });
  }
  problems.sort((a, b) => a.row - b.row || (index.get(a.column) ?? 0) - (index.get(b.column) ?? 0));
  const completed = REQUIRED_COLUMNS.every((column) => columns.has(column));
  return {
    funcionarios: completed ? parsedItems.filter(({ reader }) => !reader.hasError).map(({ f }) => f) : [],
    problems,
    columns: header.columns,
    ignored: header.ignored,
    headerRow: header.position + 1,
  };
}

/** Whether the sheet may be written: all or nothing, so one error anywhere refuses the whole of it. */
export const isSpreadsheetErrorFree = (reading: SpreadsheetReading): boolean =>
  reading.problems.every((p) => p.severity !== 'error');
