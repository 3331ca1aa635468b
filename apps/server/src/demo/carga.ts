import { sql } from 'drizzle-orm';
import { linhas, type Db } from '../db/port.ts';

interface Definicao {
  tabela: string;
  nome: string;
  definicao: string;
}

/**
 * Runs `fn` with the foreign keys and secondary indexes of the tables taken away, and puts them back
 * afterwards: checking a million rows at once costs a small part of checking them one by one. For a bulk
 * load inside one transaction only, which keeps everybody else out meanwhile.
 */
export async function semIndices(tx: Db, tabelas: readonly string[], fn: () => Promise<void>): Promise<void> {
  const nomes = sql.join(
    tabelas.map((t) => sql`${t}::regclass`),
    sql`, `,
  );
  const chaves = await linhas<Definicao>(
    tx,
    sql`select conrelid::regclass::text as tabela, conname as nome, pg_get_constraintdef(oid) as definicao
        from pg_constraint where contype = 'f' and conrelid in (${nomes})`,
  );
  const indices = await linhas<Definicao>(
    tx,
    sql`select i.indrelid::regclass::text as tabela, i.indexrelid::regclass::text as nome, pg_get_indexdef(i.indexrelid) as definicao
        from pg_index i
        where i.indrelid in (${nomes}) and not i.indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { tabela, nome } of chaves)
    await tx.execute(sql.raw(`alter table ${tabela} drop constraint "${nome}"`));
  for (const { nome } of indices) await tx.execute(sql.raw(`drop index ${nome}`));
  await fn();
  for (const { definicao } of indices) await tx.execute(sql.raw(definicao));
  for (const { tabela, nome, definicao } of chaves) {
    await tx.execute(sql.raw(`alter table ${tabela} add constraint "${nome}" ${definicao}`));
  }
}
