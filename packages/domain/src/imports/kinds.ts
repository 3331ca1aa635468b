import { isCnpj, normalizeCnpj } from '../documents/index.ts';
import {
  cellText,
  COLUMN_NAME,
  normalizeHeader,
  readStaffRow,
  readTextCell,
  REQUIRED_COLUMNS,
  SPREADSHEET_COLUMNS,
  SYNONYMS,
  type CellReading,
  type ColumnId,
  type SheetCell,
} from '../staff-import/index.ts';
import type { CivilDate } from '../time/index.ts';
import type { ImportKind } from './states.ts';

/** One column that a kind of import knows. */
export interface ImportColumn {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Headers that mean it, without accents and small words; the better source first. */
  readonly synonyms: readonly string[];
  /** What the model sheet shows. */
  readonly example: string;
}

/** What a row says, by column; null is an empty cell. */
export type ImportValues = Readonly<Record<string, string | number | null>>;

/** One thing that is wrong with a cell, or that was read and let pass. */
export interface CellProblem {
  readonly coluna: string;
  readonly mensagem: string;
  readonly tipo: 'ERRO' | 'AVISO';
}

/** A row read: what it says, what is wrong, and by what it is one with another row or with a record. */
export interface ImportRow {
  readonly values: ImportValues;
  readonly key: string | null;
  readonly problems: readonly CellProblem[];
}

type ReadRow = (
  row: number,
  cellOf: (column: string) => SheetCell,
  mapped: ReadonlySet<string>,
  today: CivilDate,
) => ImportRow;

/** One kind of import. */
export interface ImportDeclaration {
  readonly kind: ImportKind;
  /** 'Funcionários'. */
  readonly title: string;
  /** One of them and many, in sentences. */
  readonly one: string;
  readonly many: string;
  readonly columns: readonly ImportColumn[];
  /** What rows must not repeat, in words and by its columns: 'CPF'. */
  readonly keyName: string;
  readonly keyColumns: readonly string[];
  readonly read: ReadRow;
}

/** Names that differ only in accents, case and spaces are one. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const STAFF_EXAMPLE: Readonly<Record<ColumnId, string>> = {
  nome: 'Ana Luz da Silva',
  cpf: '529.982.247-25',
  nascimento: '24/11/1988',
  cargo: 'Padeiro',
  setor: 'Produção',
  unidade: 'Matriz',
  phone: '(11) 98888-7777',
  email: 'ana@exemplo.com.br',
  admissao: '05/02/2024',
};

/** By the very readers of `npm run import:staff` (docs/decisions/0013). */
const staff: ImportDeclaration = {
  kind: 'FUNCIONARIOS',
  title: 'Funcionários',
  one: 'funcionário',
  many: 'funcionários',
  keyName: 'CPF',
  keyColumns: ['cpf'],
  columns: SPREADSHEET_COLUMNS.map((id) => ({
    id,
    label: COLUMN_NAME[id],
    isRequired: REQUIRED_COLUMNS.includes(id),
    synonyms: SYNONYMS[id],
    example: STAFF_EXAMPLE[id],
  })),
  read: (row, cellOf, mapped, today) => {
    const columns = SPREADSHEET_COLUMNS.filter((id) => mapped.has(id));
    const { funcionario, problems } = readStaffRow(
      row,
      columns.map(cellOf),
      new Map(columns.map((column, index) => [column, { column, index, header: column }])),
      today,
    );
    const { row: _row, ...values } = funcionario;
    return {
      values,
      key: funcionario.cpf === '' ? null : funcionario.cpf,
      problems: problems.map(({ column, mensagem: message, severity }) => ({
        coluna: column,
        mensagem: message,
        tipo: severity === 'error' ? 'ERRO' : 'AVISO',
      })),
    };
  },
};

interface Reader extends ImportColumn {
  readonly read: (cell: SheetCell) => CellReading<string | number | null>;
}

const readCode = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  return text.length > 30 ? { value: null, error: 'Código com mais de 30 caracteres' } : readTextCell(cell);
};
const readCnpj = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  // A number loses the zeros that it begins with.
  const cnpj = normalizeCnpj(text).padStart(14, '0');
  return isCnpj(cnpj) ? { value: cnpj } : { value: null, error: 'CNPJ inválido' };
};
const readRiskLevel = (cell: SheetCell): CellReading<number | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  return /^[1-4]$/.test(text)
    ? { value: Number(text) }
    : { value: null, error: 'Grau de risco inválido: use de 1 a 4 (NR-4)' };
};
const readCbo = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  const digits = text.replace(/\D/g, '');
  return digits.length === 6
    ? { value: digits }
    : { value: null, error: 'CBO inválido: use os seis dígitos da ocupação' };
};
const STATE_CODE = /^[A-Z]{2}$/;
/** 'Campinas - SP', 'Campinas/SP': whose city it is must be said, since names repeat from state to state. */
const readCity = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  const [, name = '', uf = ''] = /^(.+?)\s*[-/(,]\s*([A-Za-z]{2})\)?$/.exec(text) ?? [];
  return name !== '' && STATE_CODE.test(uf.toUpperCase())
    ? { value: `${name} - ${uf.toUpperCase()}` }
    : { value: null, error: 'Diga a cidade e o estado: Campinas - SP' };
};
const readLongText = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  return text.length > 4000
    ? { value: null, error: 'Texto com mais de 4.000 caracteres' }
    : { value: text === '' ? null : text };
};

const column = (
  id: string,
  label: string,
  example: string,
  synonyms: readonly string[],
  rest: Partial<Pick<Reader, 'read' | 'isRequired'>> = {},
): Reader => ({ id, label, example, synonyms, isRequired: false, read: readTextCell, ...rest });
const required = { isRequired: true } as const;

/** A kind whose rows are read cell by cell. */
function declare({
  readers,
  ...rest
}: Omit<ImportDeclaration, 'columns' | 'read'> & { readers: readonly Reader[] }): ImportDeclaration {
  const read: ReadRow = (_row, cellOf, mapped) => {
    const values: Record<string, string | number | null> = {};
    const problems: CellProblem[] = [];
    for (const { id, label, isRequired, read: readCell } of readers) {
      const reading: CellReading<string | number | null> = mapped.has(id)
        ? readCell(cellOf(id))
        : { value: null };
      values[id] = reading.value;
      if ('error' in reading) problems.push({ coluna: id, mensagem: reading.error, tipo: 'ERRO' });
      else if (isRequired && reading.value === null)
        problems.push({ coluna: id, mensagem: `${label} não preenchido`, tipo: 'ERRO' });
    }
    const parts = rest.keyColumns.map((id) => values[id]);
    const key = parts.some((part) => part === null || part === undefined)
      ? null
      : parts.map((part) => nameKey(String(part))).join(' / ');
    return { values, key, problems };
  };
  return { ...rest, columns: readers.map(({ read: _read, ...shown }) => shown), read };
}

const units = SYNONYMS.unidade;
const branches = declare({
  kind: 'UNIDADES',
  title: 'Unidades',
  one: 'unidade',
  many: 'unidades',
  keyName: 'Nome',
  keyColumns: ['name'],
  readers: [
    column('name', 'Nome', 'Matriz', ['nome', ...units, 'razao social'], required),
    column('tradeCode', 'Código', 'MTZ', ['codigo', 'cod', 'codigo unidade'], { read: readCode }),
    column('cnpj', 'CNPJ', '11.222.333/0001-81', ['cnpj', 'inscricao', 'cnpj unidade'], { read: readCnpj }),
    column('cidade', 'Cidade', 'São Paulo - SP', ['cidade', 'municipio', 'cidade uf', 'municipio uf'], {
      read: readCity,
      ...required,
    }),
    column('riskLevel', 'Grau de risco', '3', ['grau risco', 'gr', 'risco'], { read: readRiskLevel }),
  ],
});
const departments = declare({
  kind: 'SETORES',
  title: 'Setores',
  one: 'setor',
  many: 'setores',
  keyName: 'Nome',
  keyColumns: ['name'],
  readers: [column('name', 'Nome', 'Produção', ['nome', ...SYNONYMS.setor], required)],
});
const positions = declare({
  kind: 'CARGOS',
  title: 'Cargos',
  one: 'cargo',
  many: 'cargos',
  keyName: 'Nome',
  keyColumns: ['name'],
  readers: [
    column('name', 'Nome', 'Padeiro', ['nome', ...SYNONYMS.cargo], required),
    column('cbo', 'CBO', '8483-05', ['cbo', 'codigo cbo', 'cbo 2002'], { read: readCbo }),
    column(
      'descricaoAtividades',
      'Descrição das atividades',
      'Prepara massas e assa pães.',
      ['descricao atividades', 'atividades', 'descricao'],
      { read: readLongText },
    ),
  ],
});
const hierarchies = declare({
  kind: 'HIERARQUIAS',
  title: 'Hierarquias',
  one: 'hierarquia',
  many: 'hierarquias',
  keyName: 'Trio de unidade, setor e cargo',
  keyColumns: ['unidade', 'setor', 'cargo'],
  readers: [
    column('unidade', 'Unidade', 'Matriz', units, required),
    column('setor', 'Setor', 'Produção', SYNONYMS.setor, required),
    column('cargo', 'Cargo', 'Padeiro', SYNONYMS.cargo, required),
  ],
});

const DECLARATIONS: Readonly<Record<ImportKind, ImportDeclaration>> = {
  UNIDADES: branches,
  SETORES: departments,
  CARGOS: positions,
  HIERARQUIAS: hierarchies,
  FUNCIONARIOS: staff,
};

export const importOf = (kind: ImportKind): ImportDeclaration => DECLARATIONS[kind];

/** How good a source a header is for a column; lower is better, -1 is none. */
const rankOf = ({ synonyms }: ImportColumn, header: string): number =>
  synonyms.indexOf(normalizeHeader(header));

/** How far down the headers are looked for: titles and logos often stand above them. */
const ROWS_UP_TO_HEADER = 20;

/** What the file's columns were taken for. */
export interface ColumnGuess {
  /** Row of the headers as a person counts it, from 1. */
  readonly headerRow: number;
  readonly headers: readonly string[];
  /** For each column of the file the column that it is, or null. */
  readonly columns: readonly (string | null)[];
}

function guessRow(
  { columns }: ImportDeclaration,
  cells: readonly SheetCell[],
  remembered: ReadonlyMap<string, string>,
): (string | null)[] {
  const best = new Map<string, { index: number; rank: number }>();
  cells.forEach((cell, index) => {
    const header = typeof cell === 'string' ? cellText(cell) : '';
    if (header === '') return;
    const kept = remembered.get(normalizeHeader(header));
    for (const each of columns) {
      // What the company chose for this header before goes before what it seems to mean.
      const rank = kept === undefined ? rankOf(each, header) : kept === each.id ? -1 : Infinity;
      if (kept === undefined ? rank < 0 : rank === Infinity) continue;
      const another = best.get(each.id);
      if (!another || rank < another.rank) best.set(each.id, { index, rank });
    }
  });
  const found = Array.from<string | null>({ length: cells.length }).fill(null);
  for (const [id, { index }] of best) found[index] ??= id;
  return found;
}

/**
 * Which row holds the headers, and what each column is: the row in which most are recognised, else the first that is not
 * empty.
 * @param remembered columns by header, as the company chose them before; `headerKey` makes the keys
 */
export function guessColumns(
  declaration: ImportDeclaration,
  rows: readonly (readonly SheetCell[])[],
  remembered: ReadonlyMap<string, string> = new Map(),
): ColumnGuess {
  let position = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cellText(cell) !== '')),
  );
  let columns = guessRow(declaration, rows[position] ?? [], remembered);
  const known = (list: readonly unknown[]): number => list.filter((id) => id !== null).length;
  rows.slice(0, ROWS_UP_TO_HEADER).forEach((cells, index) => {
    const candidate = guessRow(declaration, cells, remembered);
    if (known(candidate) <= known(columns)) return;
    columns = candidate;
    position = index;
  });
  return { headerRow: position + 1, headers: (rows[position] ?? []).map(cellText), columns };
}

/** What a choice of a column is remembered by. */
export const headerKey = normalizeHeader;

/** Why the columns cannot be taken as chosen: one that is missing, or chosen twice. Empty: they can. */
export function columnProblems(
  { columns }: ImportDeclaration,
  chosen: readonly (string | null)[],
): readonly string[] {
  return columns.flatMap(({ id, label, isRequired }) => {
    const times = chosen.filter((each) => each === id).length;
    if (times > 1) return [`Duas colunas foram escolhidas para ${label}. Deixe uma.`];
    return isRequired && times === 0 ? [`Escolha a coluna de ${label}.`] : [];
  });
}

/** Reads one row with the columns as chosen. */
export function readImportRow(
  declaration: ImportDeclaration,
  row: number,
  cells: readonly SheetCell[],
  chosen: readonly (string | null)[],
  today: CivilDate,
): ImportRow {
  const at = new Map(chosen.flatMap((id, index): [string, number][] => (id === null ? [] : [[id, index]])));
  const cellOf = (id: string): SheetCell => {
    const index = at.get(id);
    return index === undefined ? null : cells[index];
  };
  return declaration.read(row, cellOf, new Set(at.keys()), today);
}

/** Printed sheets repeat their headers at every page. */
export const repeatsHeaders = (cells: readonly SheetCell[], headers: readonly string[]): boolean =>
  headers.some((header) => header !== '') &&
  headers.every((header, index) => cellText(cells[index]) === header);
