import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import {
  comRepeticao,
  dentroDeTransacao,
  exigirForaDeTransacao,
  registroDeConsultas,
  type BancoPort,
  type Conexao,
  type Db,
} from './port.ts';
import * as schema from './schema.ts';
import { travarPasta } from './trava.ts';

const opcoesDrizzle = { schema, casing: 'snake_case', logger: registroDeConsultas } as const;

function comoDb(cliente: PGlite | Transaction): Db {
  // drizzle's session calls only `query` on the client, which a PGlite transaction has as well.
  return drizzle({ client: cliente as PGlite, ...opcoesDrizzle }) as Db;
}

/** A view of the instance that refuses statements issued beside the open transaction. */
function vigiado(pglite: PGlite): PGlite {
  return new Proxy(pglite, {
    get(alvo, chave) {
      if (chave === 'query' || chave === 'exec') exigirForaDeTransacao();
      const valor: unknown = Reflect.get(alvo, chave, alvo);
      return typeof valor === 'function' ? (valor.bind(alvo) as unknown) : valor;
    },
  });
}

/**
 * Opens the embedded database in `pasta`/pg, or in memory when `pasta` is null. One process per
 * folder; it survives a killed process, but does not fsync: a power cut is not covered.
 */
export async function abrirPglite(pasta: string | null): Promise<BancoPort> {
  const soltar = pasta === null ? () => undefined : travarPasta(pasta);
  let pglite: PGlite;
  try {
    pglite = await PGlite.create({
      ...(pasta === null ? {} : { dataDir: join(pasta, 'pg') }),
      extensions: { btree_gist, pg_trgm, unaccent },
    });
    await pglite.exec("set timezone to 'UTC'");
  } catch (erro) {
    soltar();
    throw erro;
  }
  const conexao = (c: PGlite | Transaction): Conexao => ({
    query: (texto, valores) => c.query(texto, valores),
    script: async (texto) => void (await c.exec(texto)),
  });

  return {
    tipo: 'pglite',
    nativo: pglite,
    db: comoDb(vigiado(pglite)),
    transacao(fn, opcoes = {}) {
      exigirForaDeTransacao();
      return comRepeticao(opcoes.tentativas ?? 4, () =>
        pglite.transaction((tx) => dentroDeTransacao(() => fn(comoDb(tx)))),
      );
    },
    transacaoCrua: (fn) => pglite.transaction((tx) => dentroDeTransacao(() => fn(conexao(tx)))),
    executarScript: (texto) => conexao(pglite).script(texto),
    arrumar: async () => void (await pglite.exec('vacuum (analyze)')),
    escutar: (canal, aoAvisar) => pglite.listen(canal, () => aoAvisar()),
    verificar: async () => void (await pglite.query('select 1')),
    async fechar() {
      await pglite.close();
      soltar();
    },
  };
}
