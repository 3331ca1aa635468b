import type { ValidatedAgendamentoPayload } from '@apto/api-client';
import type { DepositTerms } from '@apto/domain/deposito';
import type { ClienteFacts, Situation } from '@apto/domain/pedido';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import {
  cliente,
  clienteAtendimentoMethod as method,
  empresa,
  funcionario,
  hierarquia,
  procedimento,
} from '../db/schema.ts';
import { depositTerms } from '../prestadores/repository.ts';
import { branchOf, risksChange } from '../funcionarios/repository.ts';
import type { InternalSession } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql, belongsTo } from '../platform/scope.ts';
import { asksNoQuestionario, knownProcedimentos, requireQuestions } from '../procedimentos/repository.ts';

const c = alias(cliente, 'c');
const f = alias(funcionario, 'f');
const h = alias(hierarquia, 'h');

export interface PedidoFuncionario {
  id: number;
  name: string;
  cpf: string;
  situation: Situation;
  pcd: boolean;
  mudouRisco: boolean;
  unidadeId: number | null;
  setorId: number | null;
  cargoId: number | null;
  riscos: number[];
}

/** Employees of a customer inside the caller's scope; fewer than asked when one is outside it. */
export async function pedidoFuncionarios(
  db: Db,
  session: InternalSession,
  clienteId: number,
  ids: readonly number[],
): Promise<PedidoFuncionario[]> {
  const branch = branchOf(f, h);
  return db
    .select({
      id: f.id,
      name: f.name,
      cpf: f.cpf,
      situation: f.situation,
      pcd: f.pcd,
      mudouRisco: sql<boolean>`${f.mudouRisco} or ${risksChange(sql`${f.id}`)}`,
      unidadeId: branch,
      setorId: h.setorId,
      cargoId: h.cargoId,
      riscos: sql<number[]>`coalesce((
        select json_agg(r.risco_id order by r.risco_id) from risco_do_funcionario r where r.funcionario_id = ${f.id}), '[]')`,
    })
    .from(f)
    .leftJoin(h, eq(h.id, f.customerHierarchyId))
    .where(
      and(
        isNull(f.deletedAt),
        eq(f.customerId, clienteId),
        belongsTo(f.id, ids),
        scopeSql(session.scope, { cliente: f.customerId, unidade: branch }),
      ),
    );
}

/** A customer with the settings that decide about its requests. */
export interface PedidoCliente extends ClienteFacts, DepositTerms {
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
  const [found] = await db
    .select({
      id: c.id,
      name: c.name,
      usaReservaHorario: c.usaReservaHorario,
      permiteAlterarMetodoReservaHorario: c.permiteAlterarMetodoReservaHorario,
      desabilitarQuestionarioRisco: asksNoQuestionario(c),
      clienteNaoAlterarSituacaoNoDemissional: c.clienteNaoAlterarSituacaoNoDemissional,
      quemAgenda: sql<PedidoCliente['quemAgenda']>`coalesce(${method.quemAgenda}, ${c.quemAgenda})`,
      quemAvisa: sql<PedidoCliente['quemAvisa']>`coalesce(${method.quemAvisa}, ${c.quemAvisa})`,
      ...depositTerms(c),
      dayLimit: sql<number>`limite_datas(${empresa.id}, ${c.id})`,
    })
    .from(c)
    .innerJoin(empresa, eq(empresa.id, c.empresaId))
    .leftJoin(method, and(eq(method.clienteId, c.id), eq(method.tipoExameId, tipoExame)))
    .where(
      and(eq(c.id, id), eq(c.ativo, true), scopeSql(session.scope, { empresa: c.empresaId, cliente: c.id })),
    );
  if (!found) throw notFound('cliente');
  return found;
}

/** Which of these exams are PCD ones (doc2 §2.4). */
export async function pcdProcedimentos(db: Db, empresaId: number, ids: readonly number[]) {
  const found = await db
    .select({ id: procedimento.id })
    .from(procedimento)
    .where(
      and(
        inArray(procedimento.id, [...ids]),
        eq(procedimento.empresaId, empresaId),
        eq(procedimento.pcd, true),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Every procedure and question that the payloads name is the company's. @throws HttpError 404 */
export async function checkReferences(
  db: Db,
  empresaId: number,
  pedidos: readonly Pick<ValidatedAgendamentoPayload, 'procedimentos' | 'questionarioRisco'>[],
): Promise<void> {
  const procedimentos = new Set(pedidos.flatMap((p) => p.procedimentos.map((x) => x.id)));
  const known = await knownProcedimentos(db, empresaId, [...procedimentos]);
  if (known.length !== procedimentos.size) throw notFound('procedimento');
  await requireQuestions(
    db,
    empresaId,
    pedidos.map((p) => p.questionarioRisco),
  );
}
