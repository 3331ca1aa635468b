import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type * as schema from './schema.ts';

export interface Linhas<T> {
  rows: T[];
  rowCount?: number | null;
  affectedRows?: number;
}

/** A drizzle handle over either database. Both answer `{ rows }` to `execute`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The bare connection, for migrations and for what drizzle does not say. */
export interface Conexao {
  query<T>(texto: string, valores?: unknown[]): Promise<Linhas<T>>;
  /** Several statements separated by semicolons, without parameters. */
  script(texto: string): Promise<void>;
}

export interface OpcoesDeTransacao {
  /** Serialisable where two transactions must not both see the old state and both write. */
  isolamento?: 'read committed' | 'repeatable read' | 'serializable';
  /** Attempts for 40001 and 40P01; 1 turns retrying off. */
  tentativas?: number;
}

/** The database as the rest of the server knows it: the same for PGlite and PostgreSQL. */
export interface BancoPort {
  readonly tipo: 'pglite' | 'postgres';
  /** Autocommitted statements. Never use it inside `transacao`: use the handle given there. */
  readonly db: Db;
  transacao<T>(fn: (tx: Db) => Promise<T>, opcoes?: OpcoesDeTransacao): Promise<T>;
  transacaoCrua<T>(fn: (tx: Conexao) => Promise<T>): Promise<T>;
  executarScript(texto: string): Promise<void>;
  /** `vacuum (analyze)` of every table of ours: fresh statistics and visibility map. Outside transactions only. */
  arrumar(): Promise<void>;
  /** LISTEN. Answers the function that stops listening. Survives reconnections. */
  escutar(canal: string, aoAvisar: () => void): Promise<() => Promise<void>>;
  /** Throws when the database does not answer. */
  verificar(): Promise<void>;
  /** What pg-boss needs: the PGlite instance, or nothing (it opens its own pool by URL). */
  readonly nativo: unknown;
  fechar(): Promise<void>;
}

/** Rows of a raw statement, typed by the caller. */
export async function linhas<T>(db: Db, consulta: SQL): Promise<T[]> {
  const { rows } = (await db.execute(consulta)) as Linhas<T>;
  return rows;
}

/** The first row of a raw statement, or undefined. */
export async function linha<T>(db: Db, consulta: SQL): Promise<T | undefined> {
  return (await linhas<T>(db, consulta))[0];
}

interface EscopoDeChamada {
  consultas: number;
}

/** Counts statements per request, so that the bench and tests can hold the number down. */
export const chamadaAtual = new AsyncLocalStorage<EscopoDeChamada>();
const emTransacao = new AsyncLocalStorage<true>();

/** Runs `fn` marked as inside a transaction. */
export function dentroDeTransacao<T>(fn: () => Promise<T>): Promise<T> {
  return emTransacao.run(true, fn);
}

/**
 * On one embedded connection a statement outside the open transaction would wait for it for ever;
 * on PostgreSQL it would silently leave the transaction. Both are bugs, so both are refused.
 */
export function exigirForaDeTransacao(): void {
  if (emTransacao.getStore()) {
    throw new Error('Consulta fora da transação aberta: use o `tx` recebido por transacao(), não o banco.');
  }
}

export const registroDeConsultas = {
  logQuery(): void {
    const escopo = chamadaAtual.getStore();
    if (escopo) escopo.consultas += 1;
  },
};

/** SQLSTATE of a driver's error, wherever drizzle wrapped it. */
export function codigoSql(erro: unknown): string | undefined {
  let atual: unknown = erro;
  for (let i = 0; i < 5 && typeof atual === 'object' && atual !== null; i += 1) {
    const { code, cause } = atual as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
    atual = cause;
  }
  return undefined;
}

const REPETIVEIS = new Set(['40001', '40P01']);

/** Repeats a transaction that lost to a concurrent one, with a growing random pause. */
export async function comRepeticao<T>(tentativas: number, fn: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await fn();
    } catch (erro) {
      if (n >= tentativas || !REPETIVEIS.has(codigoSql(erro) ?? '')) throw erro;
      await new Promise((r) => setTimeout(r, Math.random() * 15 * 2 ** n));
    }
  }
}
