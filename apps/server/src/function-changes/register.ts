import type {
  Answer,
  functionChanges,
  registerFunctionChange,
  settleFunctionChange,
  ValidatedInput,
} from '@apto/api-client';
import { ERROR_CODE } from '@apto/api-client';
import {
  CHANGE_REFUSAL,
  changeFaults,
  changeRefusal,
  effectRefusal,
  undoRefusal,
} from '@apto/domain/function-change';
import { blockedText, hierarchy } from '@apto/domain/registry';
import { and, eq, sql } from 'drizzle-orm';
import { functionChange, hierarquia } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid, staleVersion } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { endChange, makeEffective, trail } from './effect.ts';
import {
  readChanges,
  readEmployee,
  holdPending,
  verdictOf,
  verdictOn,
  type Employee,
  type Pending,
} from './repository.ts';

type Changes = Answer<typeof functionChanges>;
type Asked = ValidatedInput<typeof registerFunctionChange>['body'];

/** GET. @throws HttpError 400 of a position that the caller may not choose, 404 */
export async function listChanges(ctx: Ctx, id: number, to?: number): Promise<Changes> {
  const employee = await readEmployee(ctx.db, internal(ctx).scope, id);
  const changes = await readChanges(ctx.db, employee);
  if (to === undefined) return changes;
  await requirePosition(ctx, employee, to);
  return { ...changes, riscosPara: await verdictOn(ctx.db, employee, to) };
}

/** The new position is an active one of the employee's customer, in a branch of the caller's. @throws HttpError 400 */
async function requirePosition(ctx: Ctx, { customer_id: clienteId }: Employee, id: number): Promise<void> {
  const { scope } = internal(ctx);
  const [found] = await ctx.db
    .select({ isBlocked: hierarquia.bloqueada, reason: hierarquia.motivoBloqueio })
    .from(hierarquia)
    .where(
      and(
        eq(hierarquia.id, id),
        eq(hierarquia.clienteId, clienteId),
        eq(hierarquia.ativo, true),
        scopeSql(scope, { cliente: hierarquia.clienteId, unidade: hierarquia.unidadeId }),
      ),
    );
  if (!found) throw invalid([{ campo: 'hierarquiaId', mensagem: 'Hierarquia não encontrada.' }]);
  if (found.isBlocked)
    throw invalid([{ campo: 'hierarquiaId', mensagem: blockedText(hierarchy, found.reason ?? '') }]);
}

/** What a change is made of, beside whose it is. */
export interface NewChange {
  readonly para: number;
  readonly dia?: string | null | undefined;
  readonly motivo?: string | null | undefined;
  /** Undefined: its exam stays the one that it has. */
  readonly agendamentoId?: number | null | undefined;
}

/** Writes the change that waits: the one that there is, or a new one. The employee's row is held. */
export async function writePending(
  ctx: Ctx,
  employee: Employee,
  pending: Pending | null,
  { para, dia: day, motivo: reason, agendamentoId }: NewChange,
): Promise<void> {
  const { db, now } = ctx;
  const session = internal(ctx);
  const said = {
    paraHierarquiaId: para,
    deHierarquiaId: employee.hierarchy_id,
    ...(day === undefined ? {} : { dia: day }),
    ...(reason === undefined ? {} : { motivo: reason || null }),
    ...(agendamentoId === undefined ? {} : { agendamentoId }),
  };
  if (pending)
    await db
      .update(functionChange)
      .set({ ...said, versao: sql`${functionChange.versao} + 1` })
      .where(eq(functionChange.id, pending.id));
  else
    await db.insert(functionChange).values({
      ...said,
      empresaId: employee.empresa_id,
      clienteId: employee.customer_id,
      funcionarioId: employee.id,
      autorId: session.usuarioId,
      autorNome: session.name,
      createdAt: now.instant,
    });
  await trail(ctx, employee, pending ? 'ALTERAR_MUDANCA' : 'PEDIR_MUDANCA', {
    de: employee.hierarchy_id,
    para,
  });
}

/** PATCH: registers the change, or changes the one that waits. @throws HttpError 400, 404, 409 */
export async function registerChange(ctx: Ctx, id: number, asked: Asked): Promise<Changes> {
  const { db, now } = ctx;
  const employee = await readEmployee(db, internal(ctx).scope, id, true);
  const pending = await holdPending(db, id);
  const version = pending?.versao ?? 0;
  if (ctx.expectedVersion !== version) throw staleVersion(ctx.expectedVersion, version);
  await requirePosition(ctx, employee, asked.hierarquiaId);
  const change = {
    situation: employee.situation,
    from: employee.hierarchy_id,
    to: asked.hierarquiaId,
    day: asked.dia ?? null,
    pending: pending && { to: pending.para, day: pending.dia, exam: pending.exam },
  };
  const faults = changeFaults(change, now.data);
  if (faults.length > 0) throw invalid([...faults]);
  const refusal = changeRefusal(change);
  if (refusal !== null) throw conflict(ERROR_CODE.TRANSICAO_RECUSADA, refusal);
  await writePending(ctx, employee, pending, {
    para: asked.hierarquiaId,
    dia: asked.dia ?? null,
    motivo: asked.motivo ?? null,
    // The exam of another position says nothing of this one.
    ...(pending && pending.para !== asked.hierarquiaId ? { agendamentoId: null } : {}),
  });
  return readChanges(db, employee);
}

/** POST: the pending flag goes, by undoing the change or by making it effective. @throws HttpError 404, 409 */
export async function settleChange(
  ctx: Ctx,
  id: number,
  body: ValidatedInput<typeof settleFunctionChange>['body'],
): Promise<Changes> {
  const action = body?.acao ?? 'DESFAZER';
  const { db, now } = ctx;
  const session = internal(ctx);
  const employee = await readEmployee(db, session.scope, id, true);
  const pending = await holdPending(db, id);
  if (!pending) throw conflict(ERROR_CODE.TRANSICAO_RECUSADA, CHANGE_REFUSAL.none);
  const by = session.name;
  const refusal =
    action === 'EFETIVAR' ? effectRefusal(pending.exam, verdictOf(pending)) : undoRefusal(pending.exam);
  if (refusal !== null) throw conflict(ERROR_CODE.TRANSICAO_RECUSADA, refusal);
  if (action === 'EFETIVAR') {
    // Who makes it effective sees the employee afterwards.
    await requirePosition(ctx, employee, pending.para);
    await makeEffective(ctx, employee, pending, by);
  } else {
    await endChange(db, pending.id, { to: 'CANCELADA', by, at: now.instant });
    await trail(ctx, employee, 'DESFAZER_MUDANCA', { mudanca: pending.id });
  }
  return readChanges(db, await readEmployee(db, session.scope, id));
}
