import { sql } from 'drizzle-orm';
import { linha } from '../db/port.ts';
import { todas } from '../platform/busca.ts';
import type { Ctx } from '../platform/contexto.ts';
import { naoEncontrado, regra } from '../platform/erros.ts';
import { daEmpresa, serveAoAgendamento } from '../prestadores/escopo.ts';
import { eventoDoPedido, exigirAguardandoFuncionario, travarPedido } from './pedido.ts';

/**
 * PATCH solicitante-confirmar-prestador: the clinic must be able to serve the request, and be in the city.
 * For an employee a clinic that cannot serve does not exist; staff are told why (doc2 §8).
 * @throws ErroHttp 404, 409, 422
 */
export async function confirmarClinica(
  ctx: Ctx,
  body: { id: number; cidade: number; idPrestador: number },
): Promise<{ id: number; version: number }> {
  const pedido = await travarPedido(ctx, body.id);
  exigirAguardandoFuncionario(pedido);
  const clinica = await linha<{ cidade_id: number; serve: boolean }>(
    ctx.db,
    sql`select p.cidade_id, ${serveAoAgendamento(pedido.id)} as serve from prestador p
        where ${todas([sql`p.id = ${body.idPrestador}`, daEmpresa(pedido.empresa_id)])}`,
  );
  if (!clinica || (!clinica.serve && ctx.sessao?.tipo === 'autoagendamento')) {
    throw naoEncontrado('Prestador não encontrado.');
  }
  if (!clinica.serve) {
    throw regra(`O prestador não atende os funcionários da empresa: ${pedido.nome_cliente}`, {
      prestadorNaoLiberado: true,
    });
  }
  if (clinica.cidade_id !== body.cidade) throw regra('O prestador não atende na cidade selecionada.');
  if (pedido.prestador_id === body.idPrestador && pedido.cidade_id === body.cidade) {
    return { id: pedido.id, version: pedido.versao };
  }
  const alterado = await linha<{ versao: number }>(
    ctx.db,
    sql`update agendamento set prestador_id = ${body.idPrestador}, cidade_id = ${body.cidade}, versao = versao + 1,
          updated_at = ${ctx.agora.instante}::timestamptz where id = ${pedido.id} returning versao`,
  );
  const versao = alterado?.versao ?? pedido.versao;
  await ctx.auditar({
    acao: 'CONFIRMAR_PRESTADOR',
    recurso: 'agendamento',
    recursoId: pedido.id,
    clienteId: pedido.cliente_id,
    detalhes: { idPrestador: body.idPrestador },
  });
  await ctx.publicar(eventoDoPedido('ALTERADO', pedido, versao, body.idPrestador));
  return { id: pedido.id, version: versao };
}
