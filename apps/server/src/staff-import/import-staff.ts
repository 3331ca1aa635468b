import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { readSpreadsheet, isSpreadsheetErrorFree, type SpreadsheetReading } from '@apto/domain/staff-import';
import type { Now } from '@apto/domain/time';
import type { DatabasePort } from '../db/port.ts';
import { blockedRows } from './blocked.ts';
import { readFileContent } from './file.ts';
import type { ImportResult } from './write.ts';
import { saveFuncionarios } from './save.ts';

export interface ImportRequest {
  clienteId: number;
  /** Bytes of the .xlsx. */
  content: Uint8Array;
  fileName: string;
  now: Now;
  usuarioId: number | null;
  /** false: look and report, write nothing. */
  confirm: boolean;
}

export interface ImportRun {
  reading: SpreadsheetReading;
  /** What was written, or would be; null when the sheet has errors. */
  result: ImportResult | null;
  saved: boolean;
}

/** Rows that the database has something against. */
class Blocked extends Error {
  readonly rows: ReadonlyMap<number, string>;
  constructor(rows: ReadonlyMap<number, string>) {
    super('bloqueada');
    this.rows = rows;
  }
}

/** Undoes a rehearsal. */
class DryRun extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('ensaio');
    this.result = result;
  }
}

/**
 * Reads a staff sheet and, when it has no error anywhere and the caller confirms, writes it: all or nothing.
 * Without confirmation the same writing happens in a transaction that is undone, so that the report is exact.
 * @throws SpreadsheetError when the file is no sheet
 */
export async function importSpreadsheet(database: DatabasePort, pedido: ImportRequest): Promise<ImportRun> {
  const reading = readSpreadsheet(await readFileContent(pedido.content), { today: pedido.now.data });
  if (!isSpreadsheetErrorFree(reading)) return { reading, result: null, saved: false };
  const batch = {
    clienteId: pedido.clienteId,
    file: basename(pedido.fileName).slice(0, 255),
    sha256: createHash('sha256').update(pedido.content).digest('hex'),
    funcionarios: reading.funcionarios,
    now: pedido.now,
    usuarioId: pedido.usuarioId,
  };
  try {
    const result = await database.transaction(async (tx) => {
      const blocked = await blockedRows(tx, batch);
      if (blocked.size > 0) throw new Blocked(blocked);
      const done = await saveFuncionarios(tx, batch);
      if (!pedido.confirm) throw new DryRun(done);
      return done;
    });
    return { reading, result, saved: true };
  } catch (error) {
    if (error instanceof Blocked) {
      const problems = [...error.rows].map(([at, message]) => ({
        row: at,
        column: 'cargo' as const,
        severity: 'error' as const,
        value: '',
        message,
      }));
      return {
        reading: { ...reading, problems: [...reading.problems, ...problems] },
        result: null,
        saved: false,
      };
    }
    if (error instanceof DryRun) return { reading, result: error.result, saved: false };
    throw error;
  }
}
