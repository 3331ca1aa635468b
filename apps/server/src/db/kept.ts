import type { Query, SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, QueryResult } from './port.ts';
import type { RowShape } from './rows.ts';

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** What the handle of either database asks through. */
interface Session {
  readonly client: unknown;
  readonly constructor: object;
}
const sessionOf = (db: Db): Session => (db as unknown as { session: Session }).session;

/** The same two, for a statement that no builder can say. */
interface RawDb {
  readonly dialect: { sqlToQuery(query: SQL): Query };
  readonly session: {
    prepareQuery(query: Query, fields: undefined, name: string, isArrays: false): Built<QueryResult<unknown>>;
  };
}

/** The same statement over another connection: text, columns and names are worked out once, whoever asks. */
const over = <R>(built: Built<R>, client: unknown): Built<R> =>
  Object.assign(Object.create(Object.getPrototypeOf(built) as object) as Built<R>, built, { client });

/** Asks it with the values of its placeholders. */
export type Kept<V extends Record<string, unknown>, R> = (db: Db, values: V) => Promise<R>;

/**
 * A statement of one text, with `sql.placeholder`s for what differs: it is put together once, and PostgreSQL keeps its
 * plan on each connection under this name (docs/decisions/0237). Only for what is asked all the time and is found by keys:
 * after a few calls the plan is one for any values.
 * @param name of this text alone: the driver refuses two texts under one name
 */
export function kept<R>(
  name: string,
  build: (db: Db) => { prepare(name: string): Built<R> },
): Kept<Record<string, unknown>, R> {
  // Each of the two databases has a kind of its own; a transaction's handle is another one each time.
  const built = new WeakMap<object, Built<R>>();
  return (db, values) => {
    const { client, constructor: kind } = sessionOf(db);
    const statement = built.get(kind) ?? build(db).prepare(name);
    built.set(kind, statement);
    return over(statement, client).execute(values);
  };
}

/** The same of a raw statement; what it answers is held against `shape`, as by `rows`. */
export function keptRows<S extends RowShape>(
  name: string,
  shape: S,
  query: SQL,
): Kept<Record<string, unknown>, z.output<S>[]> {
  const ask = kept(name, (db) => {
    const { dialect, session } = db as unknown as RawDb;
    return { prepare: (own) => session.prepareQuery(dialect.sqlToQuery(query), undefined, own, false) };
  });
  const found = z.array(shape);
  return async (db, values) => found.parse((await ask(db, values)).rows);
}
