import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import { keptRows } from '../db/kept.ts';
import type { Db } from '../db/port.ts';

/** The queue's insert, whose one value stands in it once. Not planned before: the queue makes its tables as it starts. */
const keep = (before: string, after: string) =>
  keptRows(
    'fila',
    z.strictObject({}),
    sql`${sql.raw(before)}${sql.placeholder('jobs')}${sql.raw(after)}`,
    null,
  );

let kept: { text: string; ask: ReturnType<typeof keep> } | undefined;

/**
 * The queue's insert in the transaction of a call. Every call with a message asks the same text, which was planned each
 * time: its plan is kept (docs/decisions/0243). Whatever else the queue may come to ask here goes as it is.
 */
export function insideOf(tx: Db): ReturnType<typeof fromDrizzle> {
  const asItIs = fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
  return {
    async executeSql(text, values = []) {
      const [before, after, ...others] = text.split('$1');
      if (before !== undefined && after !== undefined && others.length === 0 && values.length === 1)
        kept ??= { text, ask: keep(before, after) };
      return kept?.text === text
        ? { rows: await kept.ask(tx, { jobs: values[0] }) }
        : asItIs.executeSql(text, values);
    },
  };
}
