import type { ChangeState } from '@apto/domain/function-change';
import { STATUS } from '@apto/domain/status';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { funcionario, functionChange } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { dismiss } from './dismissal.ts';
import { holdEmployee, holdPending, type Employee } from './repository.ts';

/** A step of an appointment, as far as it is asked here; who takes it may be a clinic or the system. */
interface Step {
  readonly para: number;
  readonly author: { readonly name: string };
}

/** One line of the employee's past. */
export const trail = (ctx: Ctx, employee: Employee, action: string, details: Record<string, unknown>) =>
  ctx.audit({
    acao: action,
    recurso: 'funcionario',
    recursoId: employee.id,
    clienteId: employee.customer_id,
    detalhes: details,
  });

/** The pending change ends, whichever way. */
export async function endChange(
  db: Db,
  id: number,
  how: { to: Exclude<ChangeState, 'PENDENTE'>; by: string; at: string },
): Promise<void> {
  await db
    .update(functionChange)
    .set({
      situacao: how.to,
      encerradaEm: how.at,
      encerradaPor: how.by,
      versao: sql`${functionChange.versao} + 1`,
    })
    .where(eq(functionChange.id, id));
}

/** The employee, whose row the transaction holds, works in the new position from now on. */
export async function makeEffective(
  ctx: Ctx,
  employee: Employee,
  change: { id: number; para: number },
  by: string,
): Promise<void> {
  const { db, now } = ctx;
  await db
    .update(funcionario)
    .set({
      customerHierarchyId: change.para,
      unidadeId: sql`(select h.unidade_id from hierarquia h where h.id = ${change.para})`,
      changeDate: now.data,
      updatedAt: now.instant,
    })
    .where(eq(funcionario.id, employee.id));
  await endChange(db, change.id, { to: 'EFETIVADA', by, at: now.instant });
  await trail(ctx, employee, 'EFETIVAR_MUDANCA', { mudanca: change.id, campos: ['hierarchyId'] });
}

/**
 * What follows from the new status of an appointment: concluded, it makes the change effective that it is the exam of.
 * Ended in any other way it leaves the change pending, for another exam (docs/decisions/0162). A dismissal ends the
 * employment.
 */
export async function concludeExam(ctx: Ctx, agendamentoId: number, step: Step): Promise<void> {
  if (step.para !== STATUS.CONCLUIDO) return;
  await dismiss(ctx, agendamentoId, (employee, details) => trail(ctx, employee, 'DEMITIR', details));
  const [change] = await ctx.db
    .select({ id: functionChange.id, funcionarioId: functionChange.funcionarioId })
    .from(functionChange)
    .where(and(eq(functionChange.agendamentoId, agendamentoId), eq(functionChange.situacao, 'PENDENTE')));
  if (!change) return;
  const employee = await holdEmployee(ctx.db, change.funcionarioId);
  // Asked again once the employee is held: it may have been taken back meanwhile.
  const pending = await holdPending(ctx.db, change.funcionarioId);
  if (!employee || pending?.id !== change.id || pending.agendamento_id !== agendamentoId) return;
  await makeEffective(ctx, employee, pending, step.author.name);
}
