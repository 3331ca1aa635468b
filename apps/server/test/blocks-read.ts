import { Client } from 'pg';
import { vi } from 'vitest';

export type Run = (statement: unknown, values?: unknown) => Promise<{ rows: Record<string, unknown>[] }>;

/** A statement as a call of a company asks it. */
export interface AskedStatement {
  readonly text: string;
  /** Of one that is kept. */
  readonly name: string | undefined;
  /** Whether a transaction is open. */
  readonly isInside: boolean;
  /** Asks its connection anything. */
  readonly run: Run;
  readonly args: Parameters<Run>;
}

/** Blocks of our tables and indexes that the transaction has read until now, its triggers' too. */
const BLOCKS = `select sum(pg_stat_get_xact_blocks_fetched(oid))::int as n from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`;

/** Asks a statement within a transaction that is open, and tells how many blocks it read. */
export async function blocksOf(run: Run, args: Parameters<Run>) {
  const blocks = async () => Number((await run(BLOCKS)).rows[0]?.['n']);
  const before = await blocks();
  const answer = await run(...args);
  return { answer, read: (await blocks()) - before };
}

/**
 * Asks the statements of companies' calls in another way, on PostgreSQL, until `vi.restoreAllMocks()`.
 * @param measured answers as the connection would; null leaves the statement as it is
 */
export function watchStatements(measured: (asked: AskedStatement) => Promise<unknown> | null): void {
  const ofCalls = new WeakSet<Client>();
  const inTransaction = new WeakSet<Client>();
  // oxlint-disable-next-line typescript/unbound-method
  const original = Client.prototype.query as unknown as (this: Client, ...args: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [statement, values] = args;
    const { text, name } = (typeof statement === 'string' ? { text: statement } : statement) as {
      text: string;
      name?: string;
    };
    if (text.includes('role apto_app')) ofCalls.add(this);
    if (text.startsWith('begin')) inTransaction.add(this);
    if (/^(commit|rollback)/.test(text)) inTransaction.delete(this);
    const run: Run = (...asked) => original.apply(this, asked) as ReturnType<Run>;
    const isInside = inTransaction.has(this);
    const answer = ofCalls.has(this) && measured({ text, name, isInside, run, args: [statement, values] });
    return answer || original.apply(this, args);
  });
}
