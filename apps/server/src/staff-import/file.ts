import { IMPORT_MAX_ROWS } from '@apto/domain/imports';
import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import type { SheetCell } from '@apto/domain/staff-import';
import type { Cell, CellValue, Worksheet } from 'exceljs';
import { ArchiveError, measureArchive, readArchive } from '../platform/archive.ts';

/** The file cannot be read as a staff sheet; the message says what to do about it. */
export class SpreadsheetError extends Error {
  override name = 'ErroDePlanilha';
}

/** Filled rows of a sheet: those of one import, and titles and logos above its headers. */
export const MAX_FILLED_ROWS = IMPORT_MAX_ROWS + 20;
export const TOO_MANY_ROWS = `A planilha tem mais de ${IMPORT_MAX_ROWS.toLocaleString('pt-BR')} linhas. Divida-a em partes.`;
export const MAX_COLUMNS = 200;
/** What 50,000 rows take ten times over. */
const MAX_INFLATED = 200 * 1024 ** 2;
const MAX_PARTS = 2_000;

const startsWith = (content: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((b, i) => content[i] === b);

/** What is no sheet at all, or too much of one. @throws SpreadsheetError */
export function checkSize(content: Uint8Array): void {
  if (content.length === 0) throw new SpreadsheetError('O arquivo está vazio.');
  if (content.length > MAX_ATTACHMENT_SIZE) {
    throw new SpreadsheetError('O arquivo selecionado excede o tamanho de 10 Mb.');
  }
}

/** @throws SpreadsheetError for an .xls or one with a password */
export function refuseOldFormat(content: Uint8Array): void {
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new SpreadsheetError(
      'O arquivo está no formato antigo do Excel (.xls) ou protegido por senha. Abra-o, tire a senha e salve como .xlsx.',
    );
  }
}

/** By its content, whatever its name says. */
export const isArchive = (content: Uint8Array): boolean => startsWith(content, 0x50, 0x4b);

function checkFormat(content: Uint8Array): void {
  checkSize(content);
  refuseOldFormat(content);
  if (!isArchive(content)) {
    throw new SpreadsheetError(
      'O arquivo não é uma planilha .xlsx. Abra-o no Excel ou no LibreOffice e salve como .xlsx.',
    );
  }
}

export const CORRUPT = 'O arquivo .xlsx está corrompido e não pôde ser aberto.';

/** Before the library inflates it without a limit: ten megabytes can hold ten gigabytes. */
export async function checkInflatedSize(content: Buffer): Promise<void> {
  try {
    await measureArchive(readArchive(content, MAX_PARTS), MAX_INFLATED);
  } catch (cause) {
    if (cause instanceof ArchiveError && cause.isTooLarge) {
      throw new SpreadsheetError(
        `O conteúdo da planilha passa de ${MAX_INFLATED / 1024 ** 2} Mb depois de aberto. Divida-a em partes.`,
      );
    }
    throw new SpreadsheetError(CORRUPT, { cause });
  }
}

/**
 * The rows of the first visible sheet, from its first row, as plain cells: rich text and links as text,
 * formulas as their last result, dates as civil parts. A cell merged downwards repeats its value in every
 * row; one merged sideways has it in the first column only.
 * @throws SpreadsheetError
 */
export async function readFileContent(content: Uint8Array): Promise<SheetCell[][]> {
  checkFormat(content);
  await checkInflatedSize(Buffer.from(content));
  // Half a second of a start that reads no sheet.
  const { default: excel } = await import('exceljs');
  const folder = new excel.Workbook();
  try {
    // The declaration asks for the Buffer of another version of Node's types.
    await folder.xlsx.load(Buffer.from(content) as unknown as Parameters<typeof folder.xlsx.load>[0]);
  } catch (cause) {
    throw new SpreadsheetError(CORRUPT, { cause: cause });
  }
  const sheet = folder.worksheets.find((f) => f.state === 'visible') ?? folder.worksheets[0];
  if (!sheet) throw new SpreadsheetError('O arquivo não tem nenhuma planilha.');
  return readSheet(sheet);
}

function readSheet(sheet: Worksheet): SheetCell[][] {
  const rows: SheetCell[][] = [];
  sheet.eachRow({ includeEmpty: false }, (row, number) => {
    const cells: SheetCell[] = [];
    row.eachCell({ includeEmpty: false }, (cell, column) => {
      if (column <= MAX_COLUMNS) cells[column - 1] = readCell(cell);
    });
    if (!cells.some((c) => c !== null && c !== undefined && c !== '')) return;
    if (number > MAX_FILLED_ROWS) throw new SpreadsheetError(TOO_MANY_ROWS);
    rows[number - 1] = cells;
  });
  // Rows and cells that the file leaves out become empty ones, so that positions stay the sheet's own.
  return Array.from(rows, (cells) => Array.from(cells ?? [], (c) => c ?? null));
}

function readCell(cell: Cell): SheetCell {
  if (!cell.isMerged) return plainValue(cell.value);
  const { master } = cell;
  return master.col === cell.col ? plainValue(master.value) : null;
}

/** Half a second: a date near midnight may be a hair short of its day after the float arithmetic. */
const HALF_SECOND = 500;

export function plainValue(value: CellValue): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) {
    const day = new Date(value.getTime() + HALF_SECOND);
    if (Number.isNaN(day.getTime())) return null;
    // exceljs puts a serial at UTC midnight of its day.
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  }
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('hyperlink' in value) return plainValue(value.text);
  if ('error' in value) return value.error;
  if ('result' in value && value.result !== undefined) return plainValue(value.result);
  // A formula that was never calculated.
  return null;
}
