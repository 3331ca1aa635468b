import type { CellProblem, ImportEffect, ImportValues } from '@apto/domain/imports';
import type { Now } from '@apto/domain/time';
import type { Db } from '../../db/port.ts';
import { type MadeRecord } from '../../staff-import/structure.ts';

/** A row without errors. */
export interface ReadyRow {
  readonly line: number;
  readonly values: ImportValues;
}
/** A row as far as its cells could be read. */
export interface ReadRow extends ReadyRow {
  /** The columns in which it has errors. */
  readonly wrong: ReadonlySet<string>;
}
/** What a row did. */
export interface WrittenRow {
  readonly line: number;
  readonly id: number;
  readonly effect: ImportEffect;
  readonly version: number;
  /** What it replaced, or what a new one began with; as JSON. */
  readonly before: unknown;
}
/** The rows of one import that can be written. */
export interface Batch {
  readonly empresaId: number;
  /** Null: its records are the company's own. */
  readonly clienteId: number | null;
  readonly rows: readonly ReadyRow[];
  readonly now: Now;
}

/** How one kind of row becomes a record, and is taken back. */
export interface Writer {
  readonly table: string;
  /** What only the database can say of a row, by row; of one with errors too, so that all are told at once. */
  readonly judge?: (
    db: Db,
    batch: Omit<Batch, 'now' | 'rows'> & { readonly rows: readonly ReadRow[] },
  ) => Promise<Map<number, CellProblem[]>>;
  /** What each row would do. Nothing is written. */
  readonly plan: (db: Db, batch: Batch) => Promise<Map<number, ImportEffect>>;
  /** In the caller's transaction. */
  readonly write: (db: Db, batch: Batch) => Promise<{ rows: WrittenRow[]; made: readonly MadeRecord[] }>;
  /** Gives records back what they were. */
  readonly restore: (db: Db, former: readonly { id: number; before: unknown }[]) => Promise<void>;
  /** Tables whose rows go with a new record, and what takes them away; it answers the records that hold more by now. */
  readonly parts?: {
    readonly tables: readonly string[];
    readonly grown: (db: Db, created: readonly { id: number; before: unknown }[]) => Promise<Set<number>>;
    readonly remove: (db: Db, ids: readonly number[]) => Promise<void>;
  };
}

/** The customer whose records these are. */
export function customerOf({ clienteId }: Pick<Batch, 'clienteId'>): number {
  if (clienteId === null) throw new Error('Estes registros são de um cliente.');
  return clienteId;
}
