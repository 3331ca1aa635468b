import { dismissalDay } from '@apto/domain/pedido';
import { eq, sql } from 'drizzle-orm';
import { agendamento, cliente, funcionario } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { holdEmployee, type Employee } from './repository.ts';

/** What the request says of the dismissal; the client's setting of today counts like that of the request's day. */
async function readExam(ctx: Ctx, agendamentoId: number) {
  const [found] = await ctx.db
    .select({
      funcionarioId: agendamento.funcionarioId,
      tipoExameId: agendamento.tipoExameId,
      dataHomologacao: agendamento.dataHomologacao,
      clienteNaoAlterarSituacaoNoDemissional: sql<boolean>`(${agendamento.clienteNaoAlterarSituacaoNoDemissional}
        or ${cliente.clienteNaoAlterarSituacaoNoDemissional})`,
    })
    .from(agendamento)
    .innerJoin(cliente, eq(cliente.id, agendamento.clienteId))
    .where(eq(agendamento.id, agendamentoId));
  return found;
}

/** A concluded dismissal exam ends the employment, unless the client wants it left alone (doc2 §3, docs/decisions/0129). */
export async function dismiss(
  ctx: Ctx,
  agendamentoId: number,
  trail: (employee: Employee, details: Record<string, unknown>) => Promise<unknown>,
): Promise<void> {
  const { db, now } = ctx;
  const exam = await readExam(ctx, agendamentoId);
  // Nearly every exam ends nothing, whoever it is of: then nobody is held.
  if (!exam || dismissalDay({ ...exam, situation: 'ATIVO' }, now.data) === null) return;
  const employee = await holdEmployee(db, exam.funcionarioId);
  const day = employee && dismissalDay({ ...exam, situation: employee.situation }, now.data);
  if (!employee || !day) return;
  await db
    .update(funcionario)
    .set({ situation: 'DEMITIDO', resignationDate: day, updatedAt: now.instant })
    .where(eq(funcionario.id, employee.id));
  await trail(employee, { agendamento: agendamentoId, campos: ['situation', 'resignationDate'] });
}
