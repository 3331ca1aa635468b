import { sql } from 'drizzle-orm';
import { changeAgendamento } from '../agendamentos/change.ts';
import { row } from '../db/port.ts';
import { allConditions } from '../platform/search.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { ofEmpresa, servesAgendamento } from '../prestadores/repository.ts';
import { requireAwaitingFuncionario, lockPedido } from './pedido.ts';

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
  const clinic = await row<{ cidade_id: number; serve: boolean }>(
    ctx.db,
    sql`select p.cidade_id, ${servesAgendamento(pedido.id)} as serve from prestador p
        where ${allConditions([sql`p.id = ${body.idPrestador}`, ofEmpresa(pedido.empresa_id)])}`,
  );
  if (!clinic || (!clinic.serve && ctx.session?.tipo === 'autoagendamento')) {
    throw notFound('Prestador não encontrado.');
  }
  if (!clinic.serve) {
    throw rule(`O prestador não atende os funcionários da empresa: ${pedido.nome_cliente}`, {
      prestadorNaoLiberado: true,
    });
  }
  if (clinic.cidade_id !== body.cidade) throw rule('O prestador não atende na cidade selecionada.');
  if (pedido.prestador_id === body.idPrestador && pedido.cidade_id === body.cidade) {
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
