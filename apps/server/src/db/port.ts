import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export interface QueryResult<T> {
  rows: T[];
  rowCount?: number | null;
  affectedRows?: number;
}

/**
 * A drizzle handle over either database. Both answer `{ rows }` to `execute`. It opens no transaction: within one only one
 * of the two databases can, and nobody would know the inner one as its company's (`heldTo`). A part of a transaction that
 * may fail alone is `inSavepoint`.
 */
export type Db = Omit<PgDatabase<PgQueryResultHKT, typeof schema>, 'transaction'>;

/** The bare connection, for migrations and for what drizzle does not say. */
export interface Connection {
  query<T>(text: string, values?: unknown[]): Promise<QueryResult<T>>;
  /** Several statements separated by semicolons, without parameters. */
  script(text: string): Promise<void>;
}

export interface TransactionOptions {
  /** Serialisable where two transactions must not both see the old state and both write. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable' | undefined;
  /** Attempts for 40001 and 40P01; 1 turns retrying off. */
  attempts?: number;
  /** False: its statements take the time that they need. For a command that fills the database; never for a call. */
  hasDeadline?: boolean;
  /**
   * True: its statements are planned once on each connection, for any values. PostgreSQL else plans the first five of each
   * kept statement for their own values. Only where all of them find what they look for by keys (docs/decisions/0257).
   */
  byKeys?: boolean | undefined;
}

/** Statements and transactions with the rights of one role. */
export interface Access {
  /** Autocommitted statements. Never use it inside `transaction`: use the handle given there. */
  readonly db: Db;
  transaction<T>(fn: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/**
 * The database as the rest of the server knows it: the same for PGlite and PostgreSQL. Its own statements are the
 * owner's, whom no policy holds: migrations, jobs, the door where nobody is of a company yet. A call of somebody goes
 * through `ofEmpresa`.
 */
export interface DatabasePort extends Access {
  readonly kind: 'pglite' | 'postgres';
  /** False where the installation was told to run without the role: then `ofEmpresa` has the owner's rights. */
  readonly usesAppRole: boolean;
  /**
   * What the calls of one company reach: the application's role, to whom the policies show this company's rows and no
   * others, whatever a statement forgot to ask.
   */
  ofEmpresa(empresaId: number): Access;
  rawTransaction<T>(fn: (tx: Connection) => Promise<T>): Promise<T>;
  runScript(text: string): Promise<void>;
  /** `vacuum (analyze)` of every table of ours: fresh statistics and visibility map. Outside transactions only. */
  tidy(): Promise<void>;
  /** LISTEN. Answers the function that stops listening. Survives reconnections. */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  /**
   * Opens every connection for the calls of companies, has each plan the kept statements, and keeps them open and ready from
   * then on: else the first who need them wait for both. Nothing on the embedded database. It lets calls go first.
   */
  makeReady(): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** What pg-boss needs: the PGlite instance, or nothing (it opens its own pool by URL). */
  readonly native: unknown;
  close(): Promise<void>;
}

/**
 * Milliseconds that a statement waits for somebody else's lock (SQLSTATE 55P03 afterwards): less than a call's statement
 * may take in all, so that the database says what it was and the connection stays.
 */
export const LOCK_WAIT_MS = 3_000;

/** The application's role: owns nothing, so that it neither goes round the policies nor takes away what protects the trail. */
export const APP_ROLE = 'apto_app';

/**
 * The statements after which a session, or with `local` its transaction, is the application's role for one company.
 * Their text is made here because such settings take no parameters.
 */
export function becomeEmpresa(empresaId: number, usesAppRole: boolean, isLocal: boolean): string {
  if (!Number.isSafeInteger(empresaId)) throw new Error(`Empresa inválida: ${String(empresaId)}.`);
  const set = isLocal ? 'set local' : 'set';
  return `${usesAppRole ? `${set} role ${APP_ROLE}; ` : ''}${set} apto.empresa = '${empresaId}'`;
}

const empresas = new WeakMap<Db, number>();

/** The company to which the policies hold a handle's statements; undefined of the owner's. */
export const empresaOfHandle = (db: Db): number | undefined => empresas.get(db);

/** An `Access` whose handles are known as a company's. */
function heldTo(empresaId: number, access: Access): Access {
  const hold = (handle: Db): Db => {
    empresas.set(handle, empresaId);
    return handle;
  };
  return {
    db: hold(access.db),
    transaction: (fn, options) => access.transaction((tx) => fn(hold(tx)), options),
  };
}

/** One `Access` for each company, made once. */
export function accessByEmpresa(make: (empresaId: number) => Access): (empresaId: number) => Access {
  const made = new Map<number, Access>();
  return (empresaId) => {
    const access = made.get(empresaId) ?? heldTo(empresaId, make(empresaId));
    made.set(empresaId, access);
    return access;
  };
}

interface CallScope {
  statements: number;
}

/** Counts statements per request, so that the bench and tests can hold the number down. */
export const currentCall = new AsyncLocalStorage<CallScope>();
const inTransaction = new AsyncLocalStorage<true>();

/** Runs `fn` marked as inside a transaction. */
export function insideTransaction<T>(fn: () => Promise<T>): Promise<T> {
  return inTransaction.run(true, fn);
}

/**
 * On one embedded connection a statement outside the open transaction would wait for it for ever;
 * on PostgreSQL it would silently leave the transaction. Both are bugs, so both are refused.
 */
export function requireOutsideTransaction(): void {
  if (inTransaction.getStore()) {
    throw new Error('Consulta fora da transação aberta: use o `tx` recebido por transaction(), não o banco.');
  }
}

export const queryLogger = {
  logQuery(): void {
    const scope = currentCall.getStore();
    if (scope) scope.statements += 1;
  },
};

/** SQLSTATE of a driver's error, wherever drizzle wrapped it. */
export function sqlCode(error: unknown): string | undefined {
  let current: unknown = error;
  for (let i = 0; i < 5 && typeof current === 'object' && current !== null; i += 1) {
    const { code, cause } = current as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
    current = cause;
  }
  return undefined;
}

/** The name of the constraint or unique index that refused a write; undefined for another error. */
export function sqlConstraint(error: unknown): string | undefined {
  let current: unknown = error;
  for (let i = 0; i < 5 && typeof current === 'object' && current !== null; i += 1) {
    const { constraint, cause } = current as { constraint?: unknown; cause?: unknown };
    if (typeof constraint === 'string' && constraint !== '') return constraint;
    current = cause;
  }
  return undefined;
}

const REPEATABLE = new Set(['40001', '40P01']);

/** Repeats a transaction that lost to a concurrent one, with a growing random pause. */
export async function withRetry<T>(attempts: number, fn: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await fn();
    } catch (error) {
      if (n >= attempts || !REPEATABLE.has(sqlCode(error) ?? '')) throw error;
      await new Promise((r) => setTimeout(r, Math.random() * 15 * 2 ** n));
    }
  }
}
