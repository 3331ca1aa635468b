import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import type { DatabasePort } from '../src/db/port.ts';
import * as schema from '../src/db/schema.ts';

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`);

describe('migrations', () => {
  let database: DatabasePort;
  beforeAll(async () => {
    database = await openPglite(null);
    await migrate(database);
  });
  afterAll(() => database.close());

  it('give exactly the tables and columns that drizzle knows', async () => {
    const { rows } = await database.rawTransaction((c) =>
      c.query<{ table: string; column: string; required: boolean }>(
        `select table_name as table, column_name as column, is_nullable = 'NO' as required from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
         where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migracao'`,
      ),
    );
    const fromDatabase = rows
      .map((r) => `${r.table}.${r.column}${r.required ? '!' : ''}`)
      .sort((a, b) => a.localeCompare(b));
    const fromDrizzle = (Object.values(schema) as unknown[])
      .filter((t) => is(t, PgTable))
      .flatMap((t) =>
        Object.values(getTableColumns(t)).map(
          (c) => `${getTableName(t)}.${toSnakeCase(c.name)}${c.notNull ? '!' : ''}`,
        ),
      )
      .sort((a, b) => a.localeCompare(b));
    expect(fromDrizzle).toEqual(fromDatabase);
  });

  it('run once: a second start applies nothing', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  it('refuse a file that changed after it was applied', async () => {
    await database.runScript("update migracao set soma = 'outra' where nome like '0001%'");
    await expect(migrate(database)).rejects.toThrow(
      'O banco foi criado por outra versão da migração 0001_cadastro.sql',
    );
  });

  it('the handle beside an open transaction is refused instead of waiting for ever', async () => {
    const wrong = database.transaction(async () => {
      await database.db.select().from(schema.risco);
    });
    await expect(wrong).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Consulta fora da transação') as unknown },
    });
  });
});
