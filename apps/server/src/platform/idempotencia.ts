import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CODIGO_ERRO } from '@apto/api-client';
import { linha, type Db } from '../db/port.ts';
import { cifrar, decifrar } from './cifra.ts';
import type { Sessao } from './contexto.ts';
import { conflito, ErroHttp, invalido } from './erros.ts';

export interface Pedido {
  chave: string;
  ator: string;
  chamada: string;
  hash: string;
}

/** Who a key belongs to: keys of two people never meet. */
function atorDe(sessao: Sessao | null): string {
  if (!sessao) return 'publica';
  return sessao.tipo === 'autoagendamento' ? `a:${sessao.agendamentoId}` : `u:${sessao.usuarioId}`;
}

/** Reads `Idempotency-Key`. Answers null when the caller sent none. */
export function lerPedido(
  cabecalho: string | string[] | undefined,
  sessao: Sessao | null,
  chamada: string,
  entrada: unknown,
): Pedido | null {
  if (cabecalho === undefined) return null;
  if (typeof cabecalho !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(cabecalho)) {
    throw invalido([{ campo: 'Idempotency-Key', mensagem: 'Deve ter de 8 a 200 caracteres ASCII' }]);
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(entrada ?? null))
    .digest('hex');
  return { chave: cabecalho, ator: atorDe(sessao), chamada, hash };
}

export interface Guardada {
  status: number;
  answer: unknown;
}

interface LinhaGuardada {
  request_hash: string;
  status: number | null;
  /** Encrypted: an answer may hold what is stored nowhere else in the clear, such as a link's token. */
  answer: string | null;
}

const lerChave = (db: Db, p: Pedido): Promise<LinhaGuardada | undefined> =>
  linha<LinhaGuardada>(
    db,
    sql`select request_hash, status, answer from idempotencia
        where chave = ${p.chave} and ator = ${p.ator} and chamada = ${p.chamada}`,
  );

/** @throws ErroHttp 422 when the key was used with another body */
function mesmoPedido(
  segredo: string,
  { request_hash, status, answer }: LinhaGuardada,
  p: Pedido,
): Guardada | null {
  if (status === null || answer === null) return null;
  if (request_hash !== p.hash) {
    throw new ErroHttp(
      422,
      CODIGO_ERRO.CHAVE_REUTILIZADA,
      'Esta Idempotency-Key já foi usada com outro conteúdo. Gere uma chave nova para um pedido novo.',
    );
  }
  return { status, answer: JSON.parse(decifrar(segredo, answer)) as unknown };
}

/**
 * The stored answer of a call that was made before, without taking the key; null when none is committed. A replay
 * asks for it ahead of everything that may have changed meanwhile: the day, a gateway that is down.
 * @throws ErroHttp 422 when the key was used with another body
 */
export async function lerGuardada(db: Db, segredo: string, p: Pedido): Promise<Guardada | null> {
  const antiga = await lerChave(db, p);
  return antiga ? mesmoPedido(segredo, antiga, p) : null;
}

/**
 * Takes the key inside the write's transaction. Answers the stored answer when the call was already
 * made; null when this is the first. A twin that runs at the same time waits here for the first one.
 * @throws ErroHttp 422 when the key was used with another body
 */
export async function tomarChave(tx: Db, segredo: string, p: Pedido): Promise<Guardada | null> {
  const nova = await linha<{ ok: number }>(
    tx,
    sql`insert into idempotencia (chave, ator, chamada, request_hash)
        values (${p.chave}, ${p.ator}, ${p.chamada}, ${p.hash}) on conflict do nothing returning 1 as ok`,
  );
  if (nova) return null;
  const antiga = await lerChave(tx, p);
  const guardada = antiga ? mesmoPedido(segredo, antiga, p) : null;
  if (guardada) return guardada;
  throw conflito(
    CODIGO_ERRO.CONFLITO,
    'Este pedido ainda está sendo processado. Tente novamente em instantes.',
  );
}

/** Keeps the answer beside the key, encrypted, in the same transaction as the write itself. */
export async function guardarResposta(
  tx: Db,
  segredo: string,
  p: Pedido,
  status: number,
  answer: unknown,
): Promise<void> {
  const cifrada = cifrar(segredo, JSON.stringify(answer ?? null));
  await tx.execute(sql`update idempotencia set status = ${status}, answer = ${JSON.stringify(cifrada)}::jsonb
    where chave = ${p.chave} and ator = ${p.ator} and chamada = ${p.chamada}`);
}
