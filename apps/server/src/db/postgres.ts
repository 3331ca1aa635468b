import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import {
  accessByEmpresa,
  becomeEmpresa,
  currentCall,
  withRetry,
  insideTransaction,
  requireOutsideTransaction,
  queryLogger,
  type DatabasePort,
  type Connection,
  type Db,
  type TransactionOptions,
} from './port.ts';
import { keptStatements } from './kept.ts';
import { openListener } from './listener.ts';
import { ANY_VALUES, openPools, type PostgresOptions } from './pools.ts';
import { keepReady } from './ready.ts';

/** One for all: what it learnt of a table's names holds for every transaction. */
const dialect = new PgDialect({ casing: 'snake_case' });
/** What a statement of a call may take: a database that answers nothing for so long froze. */
const CALL_STATEMENT_MS = 4_000;
/** The least that is left to the first statement after a long wait for its connection. */
const FIRST_STATEMENT_MS = 200;
/** What a transaction of a call may take in all. */
const CALL_TRANSACTION_MS = 15_000;
const PING_MS = 2_500;
/** The company with the most people: a plan is estimated with the rows of whose it is (docs/decisions/0263). */
const LARGEST = 'select empresa_id as id from usuario group by 1 order by count(*) desc, 1 limit 1';
/** The company of none, before there is one. */
const NOBODY = 0;
/** In the statement that begins a transaction, and for it alone. */
const PLAN_ONCE = `; set local ${ANY_VALUES}`;
const WITHOUT_DEADLINE = 'set local statement_timeout = 0; set local lock_timeout = 0';

type Query = (statement: string | object, values?: unknown[]) => Promise<unknown>;

/** Whether a statement is a kept one: they have names, and no others have. */
const isKept = (statement: string | object): boolean =>
  typeof statement === 'object' && 'name' in statement && Boolean(statement.name);

/** The driver's own words for a statement that got no answer: a frozen database answers nothing, not even an error. */
const gotNoAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** A statement that the client gives up on after some milliseconds. */
const limited = (statement: string | object, ms: number): object => ({
  ...(typeof statement === 'string' ? { text: statement } : statement),
  query_timeout: Math.max(1, Math.ceil(ms)),
});

/** What is left of a limit that began with the wait for a connection; all of it without one. */
const leftOf = (ms: number, began: number | undefined): number =>
  began === undefined ? ms : Math.max(FIRST_STATEMENT_MS, ms - (performance.now() - began));

/** A view of a client, or of the pool, whose statements go through `query`. */
const withQuery = <T extends object>(target: T, query: Query): T =>
  new Proxy(target, {
    get(_, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

function asDb(pgClient: Pool | PoolClient): Db {
  const session = new NodePgSession(pgClient, dialect, undefined, { logger: queryLogger });
  return new NodePgDatabase(dialect, session, undefined) as unknown as Db;
}

/** Opens a pool on PostgreSQL 15 or newer. Connects on first use, so a server may start before its database. */
export function openPostgres(options: PostgresOptions): DatabasePort {
  const usesAppRole = options.usesAppRole ?? true;
  const patience = options.patience ?? 1;
  const { pool, keptPool, appPool, maxTime } = openPools(options);
  /** The database itself gives up sooner, unless it froze. */
  const jobStatementMs = (maxTime * 4) / 3;
  const onError = (error: Error) => options.onError?.(error);
  const ofSessions = keepReady({
    pool: keptPool,
    size: keptPool.options.max,
    opening: () => Promise.resolve(''),
    statementsOf: (client) => keptStatements(asDb(client), 'owner'),
    onError,
  });
  const ofCalls = keepReady({
    pool: appPool,
    size: appPool.options.max,
    async opening() {
      const { rows } = (await once(LARGEST, undefined, jobStatementMs)) as { rows: { id: number }[] };
      return `${becomeEmpresa(rows[0]?.id ?? NOBODY, usesAppRole, true)}${PLAN_ONCE}`;
    },
    statementsOf: (client) => keptStatements(asDb(client), 'calls'),
    onError,
  });
  /** The company that a connection of `appPool` is of. */
  const empresaOf = new WeakMap<PoolClient, number>();

  /** One autocommitted statement. A connection whose statement got no answer is thrown away with it. */
  async function once(
    statement: string | object,
    values: unknown[] | undefined,
    ms: number,
    empresaId?: number,
  ): Promise<unknown> {
    const began = performance.now();
    const ofOwner = isKept(statement) ? keptPool : pool;
    const pgClient = await (empresaId === undefined ? ofOwner : appPool).connect();
    let broken: Error | undefined;
    const onBreak = (error: Error) => {
      broken = error;
    };
    pgClient.on('error', onBreak);
    try {
      if (empresaId !== undefined && empresaOf.get(pgClient) !== empresaId) {
        await (pgClient.query as Query)(
          limited(becomeEmpresa(empresaId, usesAppRole, false), leftOf(ms, began)),
        );
        empresaOf.set(pgClient, empresaId);
      }
      return await (pgClient.query as Query)(limited(statement, leftOf(ms, began)), values);
    } catch (error) {
      if (gotNoAnswer(error)) broken = error as Error;
      throw error;
    } finally {
      pgClient.off('error', onBreak);
      pgClient.release(broken);
    }
  }
  const statementLimit = () => (currentCall.getStore() ? CALL_STATEMENT_MS * patience : jobStatementMs);
  const watched = (watchedPool: Pool, empresaId?: number): Pool =>
    withQuery(watchedPool, (statement, values) => {
      requireOutsideTransaction();
      return once(statement, values, statementLimit(), empresaId);
    });

  /**
   * @param isBounded whether statements, and in a call the whole, have a deadline after which the connection is
   * thrown away: migrations and the demonstration's million have none
   */
  async function inTransaction<T>(
    from: Pool,
    opening: string,
    isBounded: boolean,
    fn: (pgClient: PoolClient) => Promise<T>,
  ): Promise<T> {
    requireOutsideTransaction();
    const began = performance.now();
    const pgClient = await from.connect();
    let broken: Error | undefined;
    const onBreak = (error: Error) => {
      broken = error;
    };
    pgClient.on('error', onBreak);
    // Only the first statement pays for the wait: once it is answered, the database lives.
    let waiting: number | undefined = began;
    const query: Query = async (statement, values) => {
      try {
        return await (pgClient.query as Query)(limited(statement, leftOf(statementLimit(), waiting)), values);
      } catch (error) {
        if (gotNoAnswer(error)) broken = error as Error;
        throw error;
      }
    };
    const bounded = isBounded ? withQuery(pgClient, query) : pgClient;
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      if (!isBounded || !currentCall.getStore()) return;
      deadline = setTimeout(() => {
        broken = new Error('Transaction deadline exceeded');
        reject(broken);
      }, CALL_TRANSACTION_MS * patience);
    });
    try {
      await bounded.query(opening);
      waiting = undefined;
      const response = await Promise.race([insideTransaction(() => fn(bounded)), late]);
      await bounded.query('commit');
      return response;
    } catch (error) {
      // Where nothing answers, a rollback would only wait as well: the database undoes what loses its connection.
      if (!broken) {
        await bounded.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      }
      throw error;
    } finally {
      clearTimeout(deadline);
      pgClient.off('error', onBreak);
      pgClient.release(broken);
    }
  }

  const transactionFrom =
    (from: Pool, become: string) =>
    <T>(
      fn: (tx: Db) => Promise<T>,
      {
        attempts = 4,
        isolation = 'read committed',
        hasDeadline = true,
        byKeys = false,
      }: TransactionOptions = {},
    ) => {
      const opening = `begin isolation level ${isolation}${become}${byKeys ? PLAN_ONCE : ''}${hasDeadline ? '' : `; ${WITHOUT_DEADLINE}`}`;
      return withRetry(attempts, () => inTransaction(from, opening, hasDeadline, (c) => fn(asDb(c))));
    };

  const connection = (c: PoolClient | Pool): Connection => ({
    query: (text, values) => c.query(text, values as unknown[]) as never,
    script: async (text) => void (await c.query(text)),
  });

  return {
    kind: 'postgres',
    native: null,
    usesAppRole,
    db: asDb(watched(pool)),
    transaction: transactionFrom(pool, ''),
    ofEmpresa: accessByEmpresa((empresaId) => ({
      db: asDb(watched(appPool, empresaId)),
      // In the statement that begins it: nothing is asked of the database twice.
      transaction: transactionFrom(appPool, `; ${becomeEmpresa(empresaId, usesAppRole, true)}`),
    })),
    rawTransaction: (fn) =>
      inTransaction(pool, `begin; ${WITHOUT_DEADLINE}`, false, (c) => fn(connection(c))),
    runScript: (text) => connection(pool).script(text),
    async tidy() {
      const pgClient = await pool.connect();
      try {
        await pgClient.query('set statement_timeout = 0; set lock_timeout = 0');
        const { rows } = await pgClient.query<{ nome: string }>(
          `select quote_ident(tablename) as nome from pg_tables where schemaname = current_schema() order by 1`,
        );
        for (const { nome: name } of rows) await pgClient.query(`vacuum (analyze) ${name}`);
      } finally {
        // Its settings are not those of the pool.
        pgClient.release(true);
      }
    },
    listen: (channel, onNotice) => openListener(options.url, channel, onNotice),
    async makeReady() {
      await ofSessions.begin();
      await ofCalls.begin();
    },
    ping: async () => void (await once('select 1', undefined, PING_MS)),
    async close() {
      ofSessions.end();
      ofCalls.end();
      await Promise.all([pool.end(), keptPool.end(), appPool.end()]);
    },
  };
}
