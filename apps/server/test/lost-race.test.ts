import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile as updateOwnData } from '../src/account/repository.ts';
import type { Db } from '../src/db/port.ts';
import { row } from '../src/db/rows.ts';
import { readProfile, updateProfile } from '../src/profiles/repository.ts';
import { updateRecord } from '../src/registry/repository.ts';
import { sourceOf } from '../src/registry/source.ts';
import { readStaff, updateUser } from '../src/users/repository.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { z } from 'zod';

const VERSION = z.strictObject({ version: z.int() });
/** Others got in as many times between the look and the write. */
const OTHERS = 3;

/** An edit of a record of company 1 that looked at a version which others have changed since. */
interface Edit {
  readonly table: string;
  readonly write: (db: Db, id: number, seen: number) => Promise<void>;
}

const EDITS: Readonly<Record<string, Edit>> = {
  profile: {
    table: 'perfil',
    write: async (db, id, seen) => {
      const values = await readProfile(db, { empresaId: 1, usuarioId: 1 }, id);
      await updateProfile(db, id, values, { expected: seen, current: seen });
    },
  },
  user: {
    table: 'usuario',
    write: async (db, id, seen) => {
      const user = await readStaff(db, 1, id);
      await updateUser(db, 1, { ...user, version: seen }, { ...user, clientes: [], unidades: [] }, seen);
    },
  },
  'own data': {
    table: 'usuario',
    write: (db, id, seen) => updateOwnData(db, id, { name: 'Nome', phone: '' }, seen),
  },
  'record of a registry': {
    table: 'cliente',
    write: (db, id, seen) =>
      updateRecord(db, sourceOf('customers'), id, { name: 'Nome' }, { expected: seen, current: seen }),
  },
};

describe.each(DATABASES)('issue 11: two people editing one record, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  const versionOf = async (db: Db, table: string, id: number): Promise<number> => {
    const found = await row(
      db,
      VERSION,
      sql`select versao as version from ${sql.identifier(table)} where id = ${id}`,
    );
    return found?.version ?? 0;
  };

  it.each(Object.entries(EDITS))(
    'who is overtaken by several is told the version that stands: %s',
    async (_, { table, write }) => {
      await app.database.transaction(async (db) => {
        const seen = await versionOf(db, table, 1);
        for (let i = 0; i < OTHERS; i += 1)
          await db.execute(sql`update ${sql.identifier(table)} set updated_at = updated_at where id = 1`);
        const stands = await versionOf(db, table, 1);
        expect(stands).toBeGreaterThan(seen + 1);
        await expect(write(db, 1, seen)).rejects.toMatchObject({
          codigo: 'VERSAO_DESATUALIZADA',
          response: { versaoEnviada: seen, versaoAtual: stands },
        });
      });
    },
  );
});
