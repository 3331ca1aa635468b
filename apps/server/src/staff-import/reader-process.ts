// A process of its own for one spreadsheet: opening it would hold every other call, and what a hostile one takes of memory
// is taken of this one alone. A thread would not do: where V8 finds no room in one, it ends the whole process at times.
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { parseCsv } from '@apto/domain/spreadsheet';
import type { SheetCell } from '@apto/domain/staff-import';
import { lookInPart, readArchive } from '../platform/archive.ts';
import {
  checkInflatedSize,
  checkSize,
  CORRUPT,
  isArchive,
  MAX_COLUMNS,
  MAX_FILLED_ROWS,
  plainValue,
  readFileContent,
  refuseOldFormat,
  SpreadsheetError,
  TOO_MANY_ROWS,
} from './file.ts';
import { decodeText } from './text.ts';

/** A row as a person counts it, from 1, and its cells. */
export type NumberedRow = readonly [number: number, cells: readonly SheetCell[]];
/** To the server: rows, in their order; their end; or why there are none. */
export type FromReader = { rows: NumberedRow[] } | { refused: string } | { failed: string } | 'done';

/** Rows of one message. */
const BATCH = 500;
const MAX_PARTS = 2_000;
/** Rows that a sheet of Excel has at most, empty ones included. */
const MAX_ROWS = 1_048_576;
/** What a sheet with merged cells may inflate to: it is held whole. */
const MAX_WHOLE = 12 * 1024 ** 2;

const [, , path = ''] = process.argv;
const tell = (message: FromReader): void => void process.send?.(message);

let batch: NumberedRow[] = [];
let seen = 0;
let sent = 0;
async function flush(): Promise<void> {
  if (batch.length === 0) return;
  tell({ rows: batch });
  batch = [];
  // One message on its way at a time: whoever writes slowly slows this down, and memory stays flat.
  await once(process, 'message');
}
async function give(number: number, cells: readonly SheetCell[]): Promise<void> {
  seen += 1;
  const filled = Array.from(cells.slice(0, MAX_COLUMNS), (cell) => cell ?? null);
  const isEmpty = filled.every((cell) => cell === null || cell === '');
  if (!isEmpty) sent += 1;
  if (sent > MAX_FILLED_ROWS || seen > MAX_ROWS) throw new SpreadsheetError(TOO_MANY_ROWS);
  if (isEmpty) return;
  batch.push([number, filled]);
  if (batch.length === BATCH) await flush();
}

/** Which sheets have merged cells: these repeat their value downwards, which a reader of single rows cannot know. */
async function hasMergedCells(content: Buffer): Promise<boolean> {
  for (const part of readArchive(content, MAX_PARTS)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(part.name)) continue;
    // Piece by piece: a sheet of 50,000 rows is thirty megabytes.
    const { isThere, length } = await lookInPart(part, '<mergeCell ', MAX_WHOLE);
    if (isThere) {
      if (length > MAX_WHOLE)
        throw new SpreadsheetError(
          'A planilha tem células mescladas e linhas demais. Desfaça a mescla das células e envie de novo.',
        );
      return true;
    }
  }
  return false;
}

async function readArchived(content: Buffer): Promise<void> {
  await checkInflatedSize(content);
  if (await hasMergedCells(content)) {
    for (const [index, cells] of (await readFileContent(content)).entries()) await give(index + 1, cells);
    return;
  }
  // A tenth of a second, which a CSV needs nothing of.
  const { default: excel } = await import('exceljs');
  const reader = new excel.stream.xlsx.WorkbookReader(path, {
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
    entries: 'ignore',
  });
  let isRead = false;
  for await (const sheet of reader) {
    // The first visible one; the others are passed over.
    const isHidden = (sheet as unknown as { state?: string }).state !== 'visible';
    if (isRead || (isHidden && (sheet as unknown as { state?: string }).state !== undefined)) continue;
    isRead = true;
    for await (const row of sheet) {
      const cells: SheetCell[] = [];
      row.eachCell({ includeEmpty: false }, (cell, column) => {
        if (column <= MAX_COLUMNS) cells[column - 1] = plainValue(cell.value);
      });
      await give(row.number, cells);
    }
    break;
  }
  if (!isRead) throw new SpreadsheetError('O arquivo não tem nenhuma planilha.');
}

async function read(): Promise<void> {
  const content = await readFile(path);
  checkSize(content);
  refuseOldFormat(content);
  if (isArchive(content)) {
    try {
      await readArchived(content);
    } catch (cause) {
      if (cause instanceof SpreadsheetError) throw cause;
      throw new SpreadsheetError(CORRUPT, { cause });
    }
  } else {
    const text = decodeText(content);
    if (text === null) throw new SpreadsheetError('O arquivo não é uma planilha. Envie um .xlsx ou um .csv.');
    for (const [index, cells] of parseCsv(text).entries()) await give(index + 1, cells);
  }
  await flush();
}

try {
  await read();
  // Whoever is told ends this process at once, and what it compiled would be lost.
  flushCompileCache();
  tell('done');
} catch (error) {
  tell(
    error instanceof SpreadsheetError
      ? { refused: error.message }
      : { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
}
process.disconnect();
