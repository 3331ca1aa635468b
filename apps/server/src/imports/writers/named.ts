import type { ImportEffect, ImportValues } from '@apto/domain/imports';
import { plainText } from '@apto/domain/text';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';
import { lockImports } from '../../staff-import/lock.ts';
import { customerOf, type Batch, type ReadyRow, type Writer, type WrittenRow } from './writer.ts';

/** A column of a simple record: its name in the table, its type, and what stands there where nothing is said. */
type Columns = Readonly<Record<string, readonly [column: string, type: string, initial?: string]>>;
type Plain = Record<string, string | number | null>;

const RECORD = z.strictObject({
  id: z.int(),
  version: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const SAVED = z.strictObject({ id: z.int(), name: z.string(), version: z.int() });

/** Records that are found by their name within the customer, and hold a few columns. */
export function named(
  table: 'unidade' | 'setor' | 'cargo',
  columns: Columns,
  complete: (db: Db, ready: readonly ReadyRow[]) => Promise<(values: ImportValues) => Plain> = async () =>
    (values) => ({ ...values }),
  judge?: Writer['judge'],
): Writer {
  const list = (pick: (key: string, at: readonly [string, string, string?]) => SQL): SQL =>
    sql.join(
      Object.entries(columns).map(([key, at]) => pick(key, at)),
      sql`, `,
    );
  const name = (column: string): SQL => sql.identifier(column) as unknown as SQL;
  const recordset = sql`r (id int, ${list((key, [, type]) => sql`${name(key)} ${sql.raw(type)}`)})`;
  const read = (db: Db, clienteId: number, hold: boolean) =>
    rows(
      db,
      RECORD,
      sql`select t.id, t.versao as version, jsonb_build_object(${list((key, [column]) => sql`${key}::text, t.${name(column)}`)}) as values
        from ${sql.identifier(table)} t where t.cliente_id = ${clienteId} order by t.id desc ${hold ? sql`for no key update` : sql``}`,
    );
  async function prepare(db: Db, batch: Batch, hold: boolean) {
    const { rows: ready } = batch;
    const clienteId = customerOf(batch);
    const known = new Map(
      (await read(db, clienteId, hold)).map((record) => [plainText(String(record.values['name'])), record]),
    );
    const toPlain = await complete(db, ready);
    return ready.map(({ line: at, values }) => {
      const said = toPlain(values);
      const current = known.get(plainText(String(said['name'])));
      // An empty cell leaves what there is.
      const desired: Plain = Object.fromEntries(
        Object.entries(columns).map(([key, [, , initial]]) => [
          key,
          said[key] ?? current?.values[key] ?? initial ?? null,
        ]),
      );
      const isSame =
        current !== undefined && Object.keys(columns).every((key) => current.values[key] === desired[key]);
      const effect: ImportEffect = !current ? 'NOVO' : isSame ? 'IGUAL' : 'ATUALIZADO';
      return { line: at, current, desired, effect };
    });
  }
  return {
    table,
    ...(judge ? { judge } : {}),
    async plan(db, batch) {
      return new Map((await prepare(db, batch, false)).map((each) => [each.line, each.effect]));
    },
    async write(db, batch) {
      const clienteId = customerOf(batch);
      await lockImports(db, clienteId);
      const prepared = await prepare(db, batch, true);
      const created = prepared.filter(({ effect }) => effect === 'NOVO').map(({ desired }) => desired);
      const changed = prepared
        .filter(({ effect }) => effect === 'ATUALIZADO')
        .map(({ current, desired }) => ({ ...desired, id: current?.id }));
      const saved = [
        ...(await rows(
          db,
          SAVED,
          sql`insert into ${sql.identifier(table)} (cliente_id, ${list((_, [column]) => name(column))})
            select ${clienteId}, ${list((key) => sql`r.${name(key)}`)} from jsonb_to_recordset(${JSON.stringify(created)}::jsonb) ${recordset}
            returning id, name, versao as version`,
        )),
        ...(await rows(
          db,
          SAVED,
          sql`update ${sql.identifier(table)} t set ${list((key, [column]) => sql`${name(column)} = r.${name(key)}`)}
            from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) ${recordset} where t.id = r.id
            returning t.id, t.name, t.versao as version`,
        )),
      ];
      const byName = new Map(saved.map((each) => [plainText(each.name), each]));
      return {
        made: [],
        rows: prepared.flatMap(({ line: at, current, desired, effect }): WrittenRow[] => {
          const record = byName.get(plainText(String(desired['name']))) ?? current;
          return record
            ? [{ line: at, id: record.id, version: record.version, effect, before: current?.values ?? null }]
            : [];
        }),
      };
    },
    async restore(db, former) {
      // An import of before a column was there knows nothing of it.
      const initials = Object.fromEntries(
        Object.entries(columns).map(([key, [, , initial]]) => [key, initial ?? null]),
      );
      const records = former.map(({ id, before }) => ({ ...initials, ...(before as Plain), id }));
      await db.execute(
        sql`update ${sql.identifier(table)} t set ${list((key, [column]) => sql`${name(column)} = r.${name(key)}`)}
          from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) ${recordset} where t.id = r.id`,
      );
    },
  };
}
