import { is, sql, SQL, type Query, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { empresaOfHandle, type Db, type QueryResult } from './port.ts';
import type { RowShape } from './rows.ts';

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>;
  getQuery(): Query;
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

/**
 * That a column is the company of the call, as the policy says already: but as a value of the statement. A policy is
 * estimated with the company of the call that happens to make the plan, and of one with few rows the index by company seems
 * the cheapest way to any of them; kept, that plan passes all rows of a large one. A value is estimated for any company
 * (docs/decisions/0259). Once in each query and subquery that looks for a row of a table with an index by company.
 */
export type OfCall = (column: SQLWrapper) => SQL;
const ofCall: OfCall = (column) => sql`${column} = ${sql.placeholder('empresaOfCall')}`;
/** The owner is of no company, and no policy is estimated; nor is one in a statement that is not kept. */
export const ofAny: OfCall = () => sql`true`;

/** A kept statement as a connection knows it. */
export interface KeptStatement {
  readonly name: string;
  readonly text: string;
  /** How many values it takes. */
  readonly params: number;
}
/** Who asks a kept statement: calls of a company, or the owner. */
type Asker = 'calls' | 'owner';
const statements: { readonly asker: Asker; readonly as: (db: Db) => KeptStatement }[] = [];

/**
 * Every kept statement that is asked by these, so that a connection may plan it before anybody does (`DatabasePort.makeReady`).
 * @param db any handle of the database
 */
export const keptStatements = (db: Db, by: Asker): KeptStatement[] =>
  statements.filter(({ asker }) => asker === by).map(({ as }) => as(db));

/** Asks it with the values of its placeholders. */
export type Kept<V extends Record<string, unknown>, R> = (db: Db, values: V) => Promise<R>;

/**
 * A statement of one text, with `sql.placeholder`s for what differs: it is put together once, and PostgreSQL keeps its
 * plan on each connection under this name (docs/decisions/0237). Only for what is asked all the time and is found by keys:
 * after a few calls the plan is one for any values.
 * @param name of this text alone: the driver refuses two texts under one name; '' is not kept
 * @param mostly who asks it: their connections plan it before they do; null: planned as it is first asked
 */
export function kept<R>(
  name: string,
  build: (db: Db, ofCall: OfCall) => { prepare(name: string): Built<R> },
  mostly: Asker | null = 'calls',
): Kept<Record<string, unknown>, R> {
  // Each of the two databases has a kind of its own; a transaction's handle is another one each time.
  const of = {
    calls: { built: new WeakMap<object, Built<R>>(), own: ofCall },
    owner: { built: new WeakMap<object, Built<R>>(), own: ofAny },
  };
  const builtFor = (db: Db, asker: Asker): Built<R> => {
    const { constructor: kind } = sessionOf(db);
    const { built, own } = of[asker];
    const statement = built.get(kind) ?? build(db, own).prepare(name);
    built.set(kind, statement);
    return statement;
  };
  if (name !== '' && mostly !== null)
    statements.push({
      asker: mostly,
      as(db) {
        const { sql: text, params } = builtFor(db, mostly).getQuery();
        return { name, text, params: params.length };
      },
    });
  return (db, values) => {
    const empresaOfCall = empresaOfHandle(db);
    const statement = builtFor(db, empresaOfCall === undefined ? 'owner' : 'calls');
    return over(statement, sessionOf(db).client).execute({ ...values, empresaOfCall });
  };
}

/** The same of a raw statement; what it answers is held against `shape`, as by `rows`. */
export function keptRows<S extends RowShape>(
  name: string,
  shape: S,
  query: SQL | ((ofCall: OfCall, db: Db) => SQL),
  mostly?: Asker | null,
): Kept<Record<string, unknown>, z.output<S>[]> {
  const ask = kept(
    name,
    (db, own) => {
      const { dialect, session } = db as unknown as RawDb;
      const text = dialect.sqlToQuery(is(query, SQL) ? query : query(own, db));
      return { prepare: (asked) => session.prepareQuery(text, undefined, asked, false) };
    },
    mostly,
  );
  const found = z.array(shape);
  return async (db, values) => found.parse((await ask(db, values)).rows);
}
