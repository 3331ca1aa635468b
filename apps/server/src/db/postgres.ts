import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, escapeIdentifier, Pool, type PoolClient } from 'pg';
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

export interface OpcoesPostgres {
  url: string;
  conexoes?: number;
  /** Milliseconds after which the database gives a statement up. */
  tempoMaximo?: number;
  aoErrar?: (erro: Error) => void;
}

const opcoesDrizzle = { schema, casing: 'snake_case', logger: registroDeConsultas } as const;
const ESPERA_MAXIMA = 5_000;

function comoDb(cliente: Pool | PoolClient): Db {
  return drizzle({ client: cliente, ...opcoesDrizzle }) as Db;
}

/** A LISTEN connection of its own that comes back by itself when the database does. */
async function abrirEscuta(url: string, canal: string, aoAvisar: () => void): Promise<() => Promise<void>> {
  let atual: Client | null = null;
  let espera = 200;
  let parado = false;
  let relogio: NodeJS.Timeout | undefined;

  const conectar = async (): Promise<void> => {
    const cliente = new Client({ connectionString: url, keepAlive: true });
    let caiu = false;
    const cair = () => {
      if (caiu || parado) return;
      caiu = true;
      atual = null;
      relogio = setTimeout(() => void conectar(), espera);
      espera = Math.min(espera * 2, ESPERA_MAXIMA);
    };
    cliente.on('error', cair);
    cliente.on('end', cair);
    cliente.on('notification', () => aoAvisar());
    try {
      await cliente.connect();
      await cliente.query(`listen ${escapeIdentifier(canal)}`);
      atual = cliente;
      espera = 200;
      // Notices sent while the connection was away are gone: look once.
      aoAvisar();
    } catch {
      cair();
    }
  };
  await conectar();
  return async () => {
    parado = true;
    clearTimeout(relogio);
    await atual?.end();
  };
}

/** Opens a pool on PostgreSQL 15 or newer. Connects on first use, so a server may start before its database. */
export function abrirPostgres(opcoes: OpcoesPostgres): BancoPort {
  const pool = new Pool({
    connectionString: opcoes.url,
    max: opcoes.conexoes ?? 10,
    connectionTimeoutMillis: ESPERA_MAXIMA,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: opcoes.tempoMaximo ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling takes longer than the statements that it would help.
    options: '-c timezone=UTC -c jit=off',
    application_name: 'apto',
  });
  // Without a listener an idle connection that the database closes would end the process.
  pool.on('error', (erro) => opcoes.aoErrar?.(erro));

  const poolVigiado = new Proxy(pool, {
    get(alvo, chave) {
      if (chave === 'query') exigirForaDeTransacao();
      const valor: unknown = Reflect.get(alvo, chave, alvo);
      return typeof valor === 'function' ? (valor.bind(alvo) as unknown) : valor;
    },
  });

  async function emTransacao<T>(abertura: string, fn: (cliente: PoolClient) => Promise<T>): Promise<T> {
    exigirForaDeTransacao();
    const cliente = await pool.connect();
    let quebrado: Error | undefined;
    const aoQuebrar = (erro: Error) => {
      quebrado = erro;
    };
    cliente.on('error', aoQuebrar);
    try {
      await cliente.query(abertura);
      const resposta = await dentroDeTransacao(() => fn(cliente));
      await cliente.query('commit');
      return resposta;
    } catch (erro) {
      await cliente.query('rollback').catch((falha: Error) => {
        quebrado = falha;
      });
      throw erro;
    } finally {
      cliente.off('error', aoQuebrar);
      cliente.release(quebrado);
    }
  }

  const conexao = (c: PoolClient | Pool): Conexao => ({
    query: (texto, valores) => c.query(texto, valores as unknown[]) as never,
    script: async (texto) => void (await c.query(texto)),
  });

  return {
    tipo: 'postgres',
    nativo: null,
    db: comoDb(poolVigiado),
    transacao: (fn, o = {}) =>
      comRepeticao(o.tentativas ?? 4, () =>
        emTransacao(`begin isolation level ${o.isolamento ?? 'read committed'}`, (c) => fn(comoDb(c))),
      ),
    transacaoCrua: (fn) => emTransacao('begin; set local statement_timeout = 0', (c) => fn(conexao(c))),
    executarScript: (texto) => conexao(pool).script(texto),
    async arrumar() {
      const cliente = await pool.connect();
      try {
        await cliente.query('set statement_timeout = 0');
        const { rows } = await cliente.query<{ nome: string }>(
          `select quote_ident(tablename) as nome from pg_tables where schemaname = current_schema() order by 1`,
        );
        for (const { nome } of rows) await cliente.query(`vacuum (analyze) ${nome}`);
      } finally {
        // Its settings are not those of the pool.
        cliente.release(true);
      }
    },
    escutar: (canal, aoAvisar) => abrirEscuta(opcoes.url, canal, aoAvisar),
    verificar: async () => void (await pool.query('select 1')),
    fechar: () => pool.end(),
  };
}
