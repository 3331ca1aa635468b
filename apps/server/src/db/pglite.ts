import { accessSync, constants, existsSync } from 'node:fs';
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
import { dataFolderError, ErroDeConfiguracao } from '../platform/configuracao.ts';
import { lackOfRoom } from '../platform/folder.ts';
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

/** PGlite hides why a file could not be opened: asked once more, the system tells. */
function openingError(folder: string, error: unknown): unknown {
  if (error instanceof ErroDeConfiguracao) return error;
  const files = join(folder, 'pg');
  try {
    if (existsSync(files)) accessSync(files, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (reason) {
    return dataFolderError(files, reason);
  }
  const full = lackOfRoom(folder);
  return full === null ? error : new ErroDeConfiguracao(full);
}

/**
 * Opens the embedded database in `pasta`/pg, or in memory when `pasta` is null. One process per
 * folder; it survives a killed process, but does not fsync: a power cut is not covered.
 * `initial` are the files (PGlite's own dump) with which a new one begins.
 */
export async function abrirPglite(pasta: string | null, initial?: Blob): Promise<BancoPort> {
  const soltar = pasta === null ? () => undefined : travarPasta(pasta);
  let pglite: PGlite;
  try {
    // On a full disk PGlite fails in a hundred ways, none of which says so.
    const full = pasta === null ? null : lackOfRoom(pasta);
    if (full !== null) throw new ErroDeConfiguracao(full);
    pglite = await PGlite.create({
      ...(pasta === null ? {} : { dataDir: join(pasta, 'pg') }),
      ...(initial ? { loadDataDir: initial } : {}),
      extensions: { btree_gist, pg_trgm, unaccent },
    });
    await pglite.exec("set timezone to 'UTC'");
  } catch (erro) {
    soltar();
    throw pasta === null ? erro : openingError(pasta, erro);
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
