import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, escapeIdentifier, Pool, type PoolClient } from 'pg';
import {
  withRetry,
  insideTransaction,
  requireOutsideTransaction,
  queryLogger,
  type DatabasePort,
  type Connection,
  type Db,
} from './port.ts';
import * as schema from './schema.ts';

export interface PostgresOptions {
  url: string;
  connections?: number;
  /** Milliseconds after which the database gives a statement up. */
  maxTime?: number;
  onError?: (error: Error) => void;
}

const drizzleOptions = { schema, casing: 'snake_case', logger: queryLogger } as const;
const MAX_WAIT = 5_000;

function asDb(cliente: Pool | PoolClient): Db {
  return drizzle({ client: cliente, ...drizzleOptions }) as Db;
}

/** A LISTEN connection of its own that comes back by itself when the database does. */
async function openListener(
  url: string,
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let current: Client | null = null;
  let wait = 200;
  let stopped = false;
  let clock: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const cliente = new Client({ connectionString: url, keepAlive: true });
    let hasDropped = false;
    const onDrop = () => {
      if (hasDropped || stopped) return;
      hasDropped = true;
      current = null;
      clock = setTimeout(() => void connect(), wait);
      wait = Math.min(wait * 2, MAX_WAIT);
    };
    cliente.on('error', onDrop);
    cliente.on('end', onDrop);
    cliente.on('notification', () => onNotice());
    try {
      await cliente.connect();
      await cliente.query(`listen ${escapeIdentifier(channel)}`);
      current = cliente;
      wait = 200;
      // Notices sent while the connection was away are gone: look once.
      onNotice();
    } catch {
      onDrop();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(clock);
    await current?.end();
  };
}

/** Opens a pool on PostgreSQL 15 or newer. Connects on first use, so a server may start before its database. */
export function openPostgres(options: PostgresOptions): DatabasePort {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: MAX_WAIT,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.maxTime ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling takes longer than the statements that it would help.
    options: '-c timezone=UTC -c jit=off',
    application_name: 'apto',
  });
  // Without a listener an idle connection that the database closes would end the process.
  pool.on('error', (error) => options.onError?.(error));

  const watchedPool = new Proxy(pool, {
    get(target, key) {
      if (key === 'query') requireOutsideTransaction();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

  async function inTransaction<T>(opening: string, fn: (cliente: PoolClient) => Promise<T>): Promise<T> {
    requireOutsideTransaction();
    const cliente = await pool.connect();
    let broken: Error | undefined;
    const onBreak = (error: Error) => {
      broken = error;
    };
    cliente.on('error', onBreak);
    try {
      await cliente.query(opening);
      const response = await insideTransaction(() => fn(cliente));
      await cliente.query('commit');
      return response;
    } catch (error) {
      await cliente.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      cliente.off('error', onBreak);
      cliente.release(broken);
    }
  }

  const connection = (c: PoolClient | Pool): Connection => ({
    query: (text, values) => c.query(text, values as unknown[]) as never,
    script: async (text) => void (await c.query(text)),
  });

  return {
    kind: 'postgres',
    native: null,
    db: asDb(watchedPool),
    transaction: (fn, o = {}) =>
      withRetry(o.attempts ?? 4, () =>
        inTransaction(`begin isolation level ${o.isolation ?? 'read committed'}`, (c) => fn(asDb(c))),
      ),
    rawTransaction: (fn) => inTransaction('begin; set local statement_timeout = 0', (c) => fn(connection(c))),
    runScript: (text) => connection(pool).script(text),
    async tidy() {
      const cliente = await pool.connect();
      try {
        await cliente.query('set statement_timeout = 0');
        const { rows } = await cliente.query<{ nome: string }>(
          `select quote_ident(tablename) as nome from pg_tables where schemaname = current_schema() order by 1`,
        );
        for (const { nome: name } of rows) await cliente.query(`vacuum (analyze) ${name}`);
      } finally {
        // Its settings are not those of the pool.
        cliente.release(true);
      }
    },
    listen: (channel, onNotice) => openListener(options.url, channel, onNotice),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}
