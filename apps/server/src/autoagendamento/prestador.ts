import { sql } from 'drizzle-orm';
import { row } from '../db/port.ts';
import { allOf } from '../platform/search.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { ofEmpresa, servesAgendamento } from '../prestadores/repository.ts';
import { pedidoEvent, requireAwaitingFuncionario, lockPedido } from './pedido.ts';

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
        where ${allOf([sql`p.id = ${body.idPrestador}`, ofEmpresa(pedido.empresa_id)])}`,
  );
  if (!clinic || (!clinic.serve && ctx.sessao?.tipo === 'autoagendamento')) {
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
  const changed = await row<{ versao: number }>(
    ctx.db,
    sql`update agendamento set prestador_id = ${body.idPrestador}, cidade_id = ${body.cidade}, versao = versao + 1,
          updated_at = ${ctx.now.instant}::timestamptz where id = ${pedido.id} returning versao`,
  );
  const version = changed?.versao ?? pedido.versao;
  await ctx.auditar({
    acao: 'CONFIRMAR_PRESTADOR',
    recurso: 'agendamento',
    recursoId: pedido.id,
    clienteId: pedido.cliente_id,
    detalhes: { idPrestador: body.idPrestador },
  });
  await ctx.publish(pedidoEvent('ALTERADO', pedido, version, body.idPrestador));
  return { id: pedido.id, version: version };
}
