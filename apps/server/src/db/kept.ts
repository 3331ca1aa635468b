import type { Db } from './port.ts';

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** What the handle of either database asks through. */
interface Session {
  readonly client: unknown;
  readonly constructor: object;
}
const sessionOf = (db: Db): Session => (db as unknown as { session: Session }).session;

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
