import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import {
  accessByEmpresa,
  becomeEmpresa,
  withRetry,
  requireOutsideTransaction,
  queryLogger,
  type DatabasePort,
  type Connection,
  type Db,
  type TransactionOptions,
} from './port.ts';
import { askOnce, inTransaction, statementLimit, withQuery, type Patience } from './connection.ts';
import { keptStatements } from './kept.ts';
import { openListener } from './listener.ts';
import { ANY_VALUES, openPools, type PostgresOptions } from './pools.ts';
import { keepReady } from './ready.ts';

/** One for all: what it learnt of a table's names holds for every transaction. */
const dialect = new PgDialect({ casing: 'snake_case' });
const PING_MS = 2_500;
/** The company with the most people: a plan is estimated with the rows of whose it is (docs/decisions/0263). */
const LARGEST = 'select empresa_id as id from usuario group by 1 order by count(*) desc, 1 limit 1';
/** The company of none, before there is one. */
const NOBODY = 0;
/** In the statement that begins a transaction, and for it alone. */
const PLAN_ONCE = `; set local ${ANY_VALUES}`;
const WITHOUT_DEADLINE = 'set local statement_timeout = 0; set local lock_timeout = 0';

/** Whether a statement is a kept one: they have names, and no others have. */
const isKept = (statement: string | object): boolean =>
  typeof statement === 'object' && 'name' in statement && Boolean(statement.name);

function asDb(pgClient: Pool | PoolClient): Db {
  const session = new NodePgSession(pgClient, dialect, undefined, { logger: queryLogger });
  return new NodePgDatabase(dialect, session, undefined) as unknown as Db;
}

/** Opens a pool on PostgreSQL 15 or newer. Connects on first use, so a server may start before its database. */
export function openPostgres(options: PostgresOptions): DatabasePort {
  const usesAppRole = options.usesAppRole ?? true;
  const { pool, keptPool, appPool, maxTime } = openPools(options);
  // The database itself gives up sooner, unless it froze.
  const patience: Patience = { factor: options.patience ?? 1, jobStatementMs: (maxTime * 4) / 3 };
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
      const asked = await askOnce(pool, LARGEST, undefined, patience.jobStatementMs);
      const { rows } = asked as { rows: { id: number }[] };
      return `${becomeEmpresa(rows[0]?.id ?? NOBODY, usesAppRole, true)}${PLAN_ONCE}`;
    },
    statementsOf: (client) => keptStatements(asDb(client), 'calls'),
    onError,
  });
  /** The company that a connection of `appPool` is of. */
  const known = new WeakMap<PoolClient, number>();

  /** A view of the owner's pool: what is kept goes over the connections on which it is planned. */
  const ofOwner = withQuery(pool, (statement, values) => {
    requireOutsideTransaction();
    return askOnce(isKept(statement) ? keptPool : pool, statement, values, statementLimit(patience));
  });
  /** A view of the companies' pool for one of them. */
  function ofEmpresa(id: number): Pool {
    const as = { id, become: becomeEmpresa(id, usesAppRole, false), known };
    return withQuery(appPool, (statement, values) => {
      requireOutsideTransaction();
      return askOnce(appPool, statement, values, statementLimit(patience), as);
    });
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
      return withRetry(attempts, () =>
        inTransaction(from, opening, hasDeadline ? patience : null, (c) => fn(asDb(c))),
      );
    };

  const connection = (c: PoolClient | Pool): Connection => ({
    query: (text, values) => c.query(text, values as unknown[]) as never,
    script: async (text) => void (await c.query(text)),
  });

  return {
    kind: 'postgres',
    native: null,
    usesAppRole,
    db: asDb(ofOwner),
    transaction: transactionFrom(pool, ''),
    ofEmpresa: accessByEmpresa((empresaId) => ({
      db: asDb(ofEmpresa(empresaId)),
      // In the statement that begins it: nothing is asked of the database twice.
      transaction: transactionFrom(appPool, `; ${becomeEmpresa(empresaId, usesAppRole, true)}`),
    })),
    rawTransaction: (fn) => inTransaction(pool, `begin; ${WITHOUT_DEADLINE}`, null, (c) => fn(connection(c))),
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
    ping: async () => void (await askOnce(pool, 'select 1', undefined, PING_MS)),
    async close() {
      ofSessions.end();
      ofCalls.end();
      await Promise.all([pool.end(), keptPool.end(), appPool.end()]);
    },
  };
}
