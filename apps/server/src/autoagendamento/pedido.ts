import { STATUS, statusOf } from '@apto/domain/status';
import { ERROR_CODE } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { row } from '../db/port.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';

/** The appointment behind a link, locked for the rest of the transaction. */
export interface LockedPedido {
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

/** Locks an appointment that the session may touch: its scope, or the employee's own. @throws HttpError 404 */
export async function lockPedido(ctx: Ctx, id: number): Promise<LockedPedido> {
  const visible =
    ctx.session?.tipo === 'autoagendamento'
      ? sql`a.id = ${ctx.session.agendamentoId}`
      : agendamentoScope(internal(ctx).scope);
  const found = await row<LockedPedido>(
    ctx.db,
    sql`select a.id, a.versao, a.status_id, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id, a.cidade_id,
          a.funcionario_id, a.nome_funcionario, a.cpf_funcionario, a.telefone_funcionario, a.email_funcionario,
          a.email_solicitante, a.nome_cliente, a.data_sugestao_inicial::text as inicio, a.data_sugestao_final::text as fim
        from agendamento a where a.id = ${id} and ${visible} for update of a`,
  );
  if (!found) throw notFound('Agendamento não encontrado.');
  return found;
}

/** Only a request that waits for the employee takes part in self-scheduling. @throws HttpError 409 */
export function requireAwaitingFuncionario(pedido: { status_id: number }): void {
  if (pedido.status_id === STATUS.AUTOAGENDAMENTO) return;
  const status = statusOf(pedido.status_id)?.descricao ?? String(pedido.status_id);
  throw conflict(
    ERROR_CODE.TRANSICAO_RECUSADA,
    pedido.status_id === STATUS.AGUARDANDO_APLICACAO_RISCO
      ? 'A equipe técnica de segurança avaliará o questionário de risco. O link ainda não pode ser emitido.'
      : `Este agendamento já não aguarda o funcionário: está com status '${status}'.`,
  );
}
