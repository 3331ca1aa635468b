import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { changeAgendamento } from '../agendamentos/change.ts';
import { prestador } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { ofEmpresa, servesAgendamento, servesCidade } from '../prestadores/repository.ts';
import { requireAwaitingFuncionario, lockPedido } from './held.ts';

const p = alias(prestador, 'p');

/**
 * PATCH solicitante-confirmar-prestador: the clinic must be able to serve the request, and be in the city.
 * For an employee a clinic that cannot serve does not exist; staff are told why (doc2 §8).
 * @throws HttpError 404, 409, 422
 */
export async function confirmClinic(
  ctx: Ctx,
  body: { id: number; cidade: number; idPrestador: number },
): Promise<{ id: number; version: number }> {
  const pedido = await lockPedido(ctx, body.id);
  requireAwaitingFuncionario(pedido);
  const [clinic] = await ctx.db
    .select({ isThere: servesCidade(body.cidade), serves: sql<boolean>`${servesAgendamento(pedido.id)}` })
    .from(p)
    .where(and(eq(p.id, body.idPrestador), ofEmpresa(pedido.empresaId)));
  if (!clinic || (!clinic.serves && ctx.session?.kind === 'autoagendamento')) {
    throw notFound('prestador');
  }
  if (!clinic.serves) {
    throw rule(`O prestador não atende os funcionários da empresa: ${pedido.nomeCliente}`, {
      prestadorNaoLiberado: true,
    });
  }
  if (!clinic.isThere) throw rule('O prestador não atende na cidade selecionada.');
  if (pedido.prestadorId === body.idPrestador && pedido.cidadeId === body.cidade) {
    return { id: pedido.id, version: pedido.versao };
  }
  const { idPrestador, cidade } = body;
  const version = await changeAgendamento(
    ctx,
    pedido,
    { prestadorId: idPrestador, cidadeId: cidade },
    { acao: 'CONFIRMAR_PRESTADOR', detalhes: { idPrestador } },
  );
  return { id: pedido.id, version };
}
