import type { ValidatedAgendamentoPayload } from '@apto/api-client';
import type { ClienteFacts } from '@apto/domain/pedido';
import { inArray, sql } from 'drizzle-orm';
import { row, rows, type Db } from '../db/port.ts';
import { procedimento, questionarioRisco } from '../db/schema.ts';
import type { InternalSession } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql, belongsTo } from '../platform/scope.ts';

export interface PedidoFuncionario {
  id: number;
  name: string;
  cpf: string;
  situation: string;
  pcd: boolean;
  mudou_risco: boolean;
  unidade_id: number | null;
  setor_id: number | null;
  cargo_id: number | null;
  riscos: number[];
}

/** Employees of a customer inside the caller's scope; fewer than asked when one is outside it. */
export async function pedidoFuncionarios(
  db: Db,
  session: InternalSession,
  clienteId: number,
  ids: readonly number[],
): Promise<PedidoFuncionario[]> {
  return rows<PedidoFuncionario>(
    db,
    sql`select f.id, f.name, f.cpf, f.situation, f.pcd, f.mudou_risco, coalesce(f.unidade_id, h.unidade_id) as unidade_id,
          h.setor_id, h.cargo_id,
          coalesce((select json_agg(r.risco_id order by r.risco_id) from funcionario_risco r where r.funcionario_id = f.id), '[]') as riscos
        from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id
        where f.deleted_at is null and f.customer_id = ${clienteId} and ${belongsTo(sql`f.id`, ids)}
          and ${scopeSql(session.scope, { cliente: sql`f.customer_id`, unidade: sql`coalesce(f.unidade_id, h.unidade_id)` })}`,
  );
}

/** A customer with the settings that decide about its requests. */
export interface PedidoCliente extends ClienteFacts {
  id: number;
  name: string;
  clienteNaoAlterarSituacaoNoDemissional: boolean;
}

/**
 * An active customer inside the caller's scope; who schedules and notifies is what it prescribes for the exam type.
 * @throws HttpError 404
 */
export async function pedidoCliente(
  db: Db,
  session: InternalSession,
  id: number,
  tipoExame: number,
): Promise<PedidoCliente> {
  const found = await row<PedidoCliente>(
    db,
    sql`select c.id, c.name, c.usa_reserva_horario as "usaReservaHorario",
          c.permite_alterar_metodo_reserva_horario as "permiteAlterarMetodoReservaHorario",
          c.desabilitar_questionario_risco as "desabilitarQuestionarioRisco",
          c.cliente_nao_alterar_situacao_no_demissional as "clienteNaoAlterarSituacaoNoDemissional",
          coalesce(m.quem_agenda, c.quem_agenda) as "quemAgenda", coalesce(m.quem_avisa, c.quem_avisa) as "quemAvisa",
          coalesce(c.limite_datas, e.limite_datas) as "dayLimit"
        from cliente c join empresa e on e.id = c.empresa_id
        left join cliente_metodo_atendimento m on m.cliente_id = c.id and m.tipo_exame_id = ${tipoExame}::int
        where c.id = ${id} and c.ativo and ${scopeSql(session.scope, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
  );
  if (!found) throw notFound('Cliente não encontrado.');
  return found;
}

/** Every procedure and question that the payloads name exists. @throws HttpError 404 */
export async function checkReferences(
  db: Db,
  pedidos: readonly ValidatedAgendamentoPayload[],
): Promise<void> {
  const procedimentos = [...new Set(pedidos.flatMap((p) => p.procedimentos.map((x) => x.id)))];
  const matches = await db
    .select({ id: procedimento.id })
    .from(procedimento)
    .where(inArray(procedimento.id, procedimentos));
  if (matches.length !== procedimentos.length) throw notFound('Procedimento não encontrado.');
  const questions = [...new Set(pedidos.flatMap((p) => (p.questionarioRisco ? [p.questionarioRisco] : [])))];
  if (questions.length > 0) {
    const existing = await db
      .select({ id: questionarioRisco.id })
      .from(questionarioRisco)
      .where(inArray(questionarioRisco.id, questions));
    if (existing.length !== questions.length) throw notFound('Questionário não encontrado.');
  }
}
