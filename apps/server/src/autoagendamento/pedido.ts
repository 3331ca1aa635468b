import { STATUS, statusDe } from '@apto/domain';
import { CODIGO_ERRO } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { escopoDoAgendamento } from '../agendamentos/repository.ts';
import { linha } from '../db/port.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { conflito, naoEncontrado } from '../platform/erros.ts';
import type { NovoEvento } from '../platform/registros.ts';

/** The appointment behind a link, locked for the rest of the transaction. */
export interface PedidoTravado {
  id: number;
  versao: number;
  status_id: number;
  empresa_id: number;
  cliente_id: number;
  unidade_id: number | null;
  prestador_id: number | null;
  cidade_id: number | null;
  funcionario_id: number;
  nome_funcionario: string;
  cpf_funcionario: string;
  telefone_funcionario: string | null;
  email_funcionario: string | null;
  email_solicitante: string | null;
  nome_cliente: string;
  inicio: string | null;
  fim: string | null;
}

/** Locks an appointment that the session may touch: its scope, or the employee's own. @throws ErroHttp 404 */
export async function travarPedido(ctx: Ctx, id: number): Promise<PedidoTravado> {
  const visivel =
    ctx.sessao?.tipo === 'autoagendamento'
      ? sql`a.id = ${ctx.sessao.agendamentoId}`
      : escopoDoAgendamento(interna(ctx).escopo);
  const achado = await linha<PedidoTravado>(
    ctx.db,
    sql`select a.id, a.versao, a.status_id, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id, a.cidade_id,
          a.funcionario_id, a.nome_funcionario, a.cpf_funcionario, a.telefone_funcionario, a.email_funcionario,
          a.email_solicitante, a.nome_cliente, a.data_sugestao_inicial::text as inicio, a.data_sugestao_final::text as fim
        from agendamento a where a.id = ${id} and ${visivel} for update of a`,
  );
  if (!achado) throw naoEncontrado('Agendamento não encontrado.');
  return achado;
}

/** Only a request that waits for the employee takes part in self-scheduling. @throws ErroHttp 409 */
export function exigirAguardandoFuncionario(pedido: { status_id: number }): void {
  if (pedido.status_id === STATUS.AUTOAGENDAMENTO) return;
  const status = statusDe(pedido.status_id)?.descricao ?? String(pedido.status_id);
  throw conflito(
    CODIGO_ERRO.TRANSICAO_RECUSADA,
    pedido.status_id === STATUS.AGUARDANDO_APLICACAO_RISCO
      ? 'A equipe técnica de segurança avaliará o questionário de risco. O link ainda não pode ser emitido.'
      : `Este agendamento já não aguarda o funcionário: está com status '${status}'.`,
  );
}

/** The event that tells open lists about a request. */
export const eventoDoPedido = (
  tipo: NovoEvento['tipo'],
  pedido: Pick<PedidoTravado, 'id' | 'empresa_id' | 'cliente_id' | 'unidade_id'>,
  versao: number,
  prestadorId: number | null,
): NovoEvento => ({
  tipo,
  agendamento: {
    id: pedido.id,
    versao,
    empresaId: pedido.empresa_id,
    clienteId: pedido.cliente_id,
    unidadeId: pedido.unidade_id,
    prestadorId,
  },
});
