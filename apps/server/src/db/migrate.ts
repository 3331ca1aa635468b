import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ADVISORY } from './advisory.ts';
import { ensureAppRole } from './app-role.ts';
import { ConfigurationError } from './configuration-error.ts';
import type { DatabasePort } from './port.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  sql: string;
  soma: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((n) => n.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return {
        name,
        sql,
        soma: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      };
    }),
  );
}

/**
 * Applies the checked-in SQL migrations in order, each in its own transaction, and returns the
 * names of those applied now; then sees to the role that calls run under. A file that changed after it was applied is an error: the database
 * of somebody else has the old one.
 */
export async function migrate(database: DatabasePort): Promise<string[]> {
  const migrations = await readMigrations();
  await database.rawTransaction(async (tx) => {
    // Two processes may start at once, and `if not exists` alone does not survive that.
    await tx.query('select pg_advisory_xact_lock($1)', [ADVISORY.MIGRATION]);
    await tx.script(`create table if not exists migracao (
      nome text primary key, soma text not null, aplicada_em timestamptz not null default now())`);
  });
  const applied: string[] = [];
  for (const m of migrations) {
    const isNew = await database.rawTransaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [ADVISORY.MIGRATION]);
      const { rows } = await tx.query<{ soma: string }>('select soma from migracao where nome = $1', [
        m.name,
      ]);
      if (rows[0]) {
        if (rows[0].soma !== m.soma) {
          throw new ConfigurationError(
            `O banco foi criado por outra versão da migração ${m.name}. Se é o da demonstração, apague a pasta ` +
              'de DATA_DIR (.data) e inicie de novo; se não é, volte à versão que o criou.',
          );
        }
        return false;
      }
      await tx.script(m.sql);
      await tx.query('insert into migracao (nome, soma) values ($1, $2)', [m.name, m.soma]);
      return true;
    });
    if (isNew) applied.push(m.name);
  }
  if (database.usesAppRole) await ensureAppRole(database);
  return applied;
}
