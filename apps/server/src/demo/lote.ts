import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';

export type Registro = Record<string, unknown>;

const IDENTIFICADOR = /^[a-z_]+$/;
const TAMANHO = 2_000;

/**
 * Inserts records whose keys are column names. One statement and one parameter for each 2,000 rows: the
 * database reads the rows from JSON by the table's own types, which both databases do in milliseconds.
 * Every record must have the keys of the first.
 */
export async function inserirEmLote(db: Db, tabela: string, registros: readonly Registro[]): Promise<void> {
  const primeiro = registros[0];
  if (!primeiro) return;
  const colunas = Object.keys(primeiro);
  for (const nome of [tabela, ...colunas]) {
    if (!IDENTIFICADOR.test(nome)) throw new Error(`Nome inválido: ${nome}`);
  }
  const alvo = sql.raw(`${tabela} (${colunas.join(', ')})`);
  const origem = sql.raw(colunas.map((c) => `r.${c}`).join(', '));
  for (let i = 0; i < registros.length; i += TAMANHO) {
    const json = JSON.stringify(registros.slice(i, i + TAMANHO));
    await db.execute(
      sql`insert into ${alvo} select ${origem} from jsonb_populate_recordset(${sql.raw(`null::${tabela}`)}, ${json}::jsonb) r`,
    );
  }
}

/** After explicit ids: the identity goes on from the largest. */
export async function ajustarIdentidades(db: Db, tabelas: readonly string[]): Promise<void> {
  for (const tabela of tabelas) {
    if (!IDENTIFICADOR.test(tabela)) throw new Error(`Nome inválido: ${tabela}`);
    await db.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${tabela}', 'id'), greatest((select max(id) from ${tabela}), 1))`,
      ),
    );
  }
}
