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

/** Readings that every connection shall know before the first call needs them. */
const rehearsed: ((db: Db) => Promise<unknown>)[] = [];
/** A value for every placeholder: a null, which finds nothing. */
const NOTHING = new Proxy<Record<string, unknown>>({}, { has: () => true, get: () => null });

/** Asks the readings that said so, for nothing: the connection has their plans from then on. */
export async function rehearse(db: Db): Promise<void> {
  for (const ask of rehearsed) await ask(db);
}

/**
 * A statement of one text, with `sql.placeholder`s for what differs: it is put together once, and PostgreSQL keeps its
 * plan on each connection under this name (docs/decisions/0237). Only for what is asked all the time and is found by keys:
 * after a few calls the plan is one for any values.
 * @param name of this text alone: the driver refuses two texts under one name
 * @param isRehearsed it only reads, and a rush begins with it: a connection may plan it before (`rehearse`)
 */
export function kept<R>(
  name: string,
  build: (db: Db) => { prepare(name: string): Built<R> },
  { isRehearsed = false }: { isRehearsed?: boolean } = {},
): Kept<Record<string, unknown>, R> {
  // Each of the two databases has a kind of its own; a transaction's handle is another one each time.
  const built = new WeakMap<object, Built<R>>();
  const ask: Kept<Record<string, unknown>, R> = (db, values) => {
    const { client, constructor: kind } = sessionOf(db);
    const statement = built.get(kind) ?? build(db).prepare(name);
    built.set(kind, statement);
    return over(statement, client).execute(values);
  };
  if (isRehearsed) rehearsed.push((db) => ask(db, NOTHING));
  return ask;
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
