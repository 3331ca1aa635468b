import type { Db } from './port.ts';

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

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
  // A transaction's handle is its own, and goes with it.
  const built = new WeakMap<Db, Built<R>>();
  return (db, values) => {
    const statement = built.get(db) ?? build(db).prepare(name);
    built.set(db, statement);
    return statement.execute(values);
  };
}
