import { ERROR_CODE } from '@apto/api-client';
import { CHANGE_REFUSAL, isExamLive, mayAskExam } from '@apto/domain/function-change';
import { TIPO_EXAME } from '@apto/domain/exames';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { functionChange, hierarquia } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { belongsTo } from '../platform/scope.ts';
import { holdEmployee, holdPending } from './repository.ts';
import { writePending } from './register.ts';

/** Where an appointment says that the employee works. */
export interface Placement {
  readonly unidadeId: number | null;
  readonly setorId: number | null;
  readonly cargoId: number | null;
}

const WAITING = z.strictObject({
  id: z.int(),
  funcionario_id: z.int(),
  exam: z.nullable(z.int()),
  unidade_id: z.int(),
  setor_id: z.int(),
  cargo_id: z.int(),
  riscos_para: z.array(z.int()),
});

/** A change that waits for the exam which is being asked for: where it leads, and the risks there. */
export interface WaitingChange extends Placement {
  readonly id: number;
  readonly riscos: readonly number[];
}

/**
 * The pending changes of employees whose exam is asked for now, by employee, held until the end of the transaction. One
 * whose exam somebody works on already is not among them.
 */
export async function changesWithoutExam(
  db: Db,
  funcionarioIds: readonly number[],
): Promise<ReadonlyMap<number, WaitingChange>> {
  if (funcionarioIds.length === 0) return new Map();
  await db
    .select({ id: functionChange.id })
    .from(functionChange)
    .where(
      and(
        inArray(functionChange.funcionarioId, [...funcionarioIds]),
        eq(functionChange.situacao, 'PENDENTE'),
      ),
    )
    .orderBy(functionChange.id)
    .for('update');
  const found = await rows(
    db,
    WAITING,
    sql`select p.id, p.funcionario_id, a.status_id as exam, h.unidade_id, h.setor_id, h.cargo_id, p.riscos_para
        from mudanca_pendente p join hierarquia h on h.id = p.para_hierarquia_id
        left join agendamento a on a.id = p.agendamento_id
        where ${belongsTo(sql`p.funcionario_id`, funcionarioIds)}`,
  );
  return new Map(
    found
      .filter(({ exam }) => mayAskExam(exam))
      .map((m) => [
        m.funcionario_id,
        {
          id: m.id,
          unidadeId: m.unidade_id,
          setorId: m.setor_id,
          cargoId: m.cargo_id,
          riscos: m.riscos_para,
        },
      ]),
  );
}

/** The appointment is the exam of this change from now on. */
export async function takeExam(db: Db, changeId: number, agendamentoId: number): Promise<void> {
  await db
    .update(functionChange)
    .set({ agendamentoId, versao: sql`${functionChange.versao} + 1` })
    .where(eq(functionChange.id, changeId));
}

/** An appointment as it stands and as somebody edits it. */
export interface EditedExam {
  readonly id: number;
  readonly funcionarioId: number;
  readonly tipoExame: { readonly before: number; readonly after: number };
  readonly placement: Placement;
  /** What the edit names. */
  readonly asked: { [field in 'unidade' | 'setor' | 'cargo']?: number | undefined };
}

const OWN = z.strictObject({
  unidadeId: z.nullable(z.int()),
  setorId: z.nullable(z.int()),
  cargoId: z.nullable(z.int()),
});

/** Where the registry says that the employee works. */
const ownPlacement = (db: Db, id: number): Promise<Placement | undefined> =>
  row(
    db,
    OWN,
    sql`select coalesce(f.unidade_id, h.unidade_id) as "unidadeId", h.setor_id as "setorId", h.cargo_id as "cargoId"
        from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id where f.id = ${id}`,
  );

/** The exam is one of a function change: where it leads is the pending change's, and the other way round. */
async function placeChange(ctx: Ctx, exam: EditedExam): Promise<Partial<Placement>> {
  const { db } = ctx;
  const employee = await holdEmployee(db, exam.funcionarioId);
  const pending = await holdPending(db, exam.funcionarioId);
  const isOwn = pending?.agendamento_id === exam.id;
  const { asked } = exam;
  const unidadeId = asked.unidade ?? exam.placement.unidadeId;
  const setorId = asked.setor ?? exam.placement.setorId;
  const cargoId = asked.cargo ?? exam.placement.cargoId;
  const isNamed = [asked.unidade, asked.setor, asked.cargo].some((id) => id !== undefined);
  if (!isNamed) {
    if (!pending || isOwn || isExamLive(pending.exam)) return {};
    const [target] = [...(await changesWithoutExam(db, [exam.funcionarioId])).values()];
    if (!target) return {};
    await takeExam(db, target.id, exam.id);
    return { unidadeId: target.unidadeId, setorId: target.setorId, cargoId: target.cargoId };
  }
  // An employee of no position yet has no whole one until all three are named.
  if (!employee || unidadeId === null || setorId === null || cargoId === null) return {};
  const [target] = await db
    .select({ id: hierarquia.id })
    .from(hierarquia)
    .where(
      and(
        eq(hierarquia.clienteId, employee.customer_id),
        eq(hierarquia.unidadeId, unidadeId),
        eq(hierarquia.setorId, setorId),
        eq(hierarquia.cargoId, cargoId),
        eq(hierarquia.ativo, true),
      ),
    );
  if (!target) throw invalid([{ campo: 'cargo', mensagem: CHANGE_REFUSAL.noHierarchy }]);
  if (target.id === employee.hierarchy_id) throw invalid([{ campo: 'cargo', mensagem: CHANGE_REFUSAL.same }]);
  if (pending && !isOwn && isExamLive(pending.exam))
    throw conflict(ERROR_CODE.TRANSICAO_RECUSADA, CHANGE_REFUSAL.otherExam);
  if (!pending || !isOwn || pending.para !== target.id)
    await writePending(ctx, employee, pending, { para: target.id, agendamentoId: exam.id });
  return {};
}

/**
 * What an edit of an appointment does to the employee's function change (docs/decisions/0162), and the columns of the
 * appointment that follow from it. Who turns it into another exam leaves the change without one.
 * @throws HttpError 400 for a position that the customer does not have, 409 while the change has another exam
 */
export async function changeByEdit(ctx: Ctx, exam: EditedExam): Promise<Partial<Placement>> {
  const { before, after } = exam.tipoExame;
  if (after === TIPO_EXAME.MUDANCA_FUNCAO) return placeChange(ctx, exam);
  if (before !== TIPO_EXAME.MUDANCA_FUNCAO) return {};
  await ctx.db
    .update(functionChange)
    .set({ agendamentoId: null, versao: sql`${functionChange.versao} + 1` })
    .where(and(eq(functionChange.agendamentoId, exam.id), eq(functionChange.situacao, 'PENDENTE')));
  return (await ownPlacement(ctx.db, exam.funcionarioId)) ?? {};
}
