import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ErroDeConfiguracao } from '../platform/configuracao.ts';
import type { BancoPort } from './port.ts';

const PASTA = new URL('./migrations/', import.meta.url);
/** Any constant does: it only has to be the same in every process of this product. */
const TRAVA = 4_310_001;

interface Migracao {
  nome: string;
  sql: string;
  soma: string;
}

async function lerMigracoes(): Promise<Migracao[]> {
  const nomes = (await readdir(PASTA)).filter((n) => n.endsWith('.sql')).sort();
  return Promise.all(
    nomes.map(async (nome) => {
      const sql = await readFile(new URL(nome, PASTA), 'utf8');
      return { nome, sql, soma: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

/**
 * Applies the checked-in SQL migrations in order, each in its own transaction, and returns the
 * names of those applied now. A file that changed after it was applied is an error: the database
 * of somebody else has the old one.
 */
export async function migrar(banco: BancoPort): Promise<string[]> {
  const migracoes = await lerMigracoes();
  await banco.transacaoCrua(async (tx) => {
    // Two processes may start at once, and `if not exists` alone does not survive that.
    await tx.query('select pg_advisory_xact_lock($1)', [TRAVA]);
    await tx.script(`create table if not exists migracao (
      nome text primary key, soma text not null, aplicada_em timestamptz not null default now())`);
  });
  const aplicadas: string[] = [];
  for (const m of migracoes) {
    const nova = await banco.transacaoCrua(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [TRAVA]);
      const { rows } = await tx.query<{ soma: string }>('select soma from migracao where nome = $1', [
        m.nome,
      ]);
      if (rows[0]) {
        if (rows[0].soma !== m.soma) {
          throw new ErroDeConfiguracao(
            `O banco foi criado por outra versão da migração ${m.nome}. Se é o da demonstração, apague a pasta ` +
              'de DATA_DIR (.data) e inicie de novo; se não é, volte à versão que o criou.',
          );
        }
        return false;
      }
      await tx.script(m.sql);
      await tx.query('insert into migracao (nome, soma) values ($1, $2)', [m.nome, m.soma]);
      return true;
    });
    if (nova) aplicadas.push(m.nome);
  }
  return aplicadas;
}
