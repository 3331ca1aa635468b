import { kept, type Kept, type OfCall } from '../db/kept.ts';
import { and, asc, eq, inArray, sql, type SQL, type SQLWrapper, desc } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { countRows } from '../db/rows.ts';
import { procedimento, questionarioRisco, agendamentoProcedimento } from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions, containsWords } from '../platform/search.ts';

/** A company's exams in use, by name. */
export async function listProcedimentos(
  db: Db,
  { empresaId, page, limit, search }: { empresaId: number; page: number; limit: number; search: string },
) {
  const where = allConditions([
    eq(procedimento.empresaId, empresaId),
    eq(procedimento.ativo, true),
    search.trim() !== '' && containsWords(procedimento.nomeBusca, search),
  ]);
  const total = await countRows(db, procedimento, where);
  const items = await db
    .select({
      id: procedimento.id,
      name: procedimento.name,
      clinical: procedimento.clinical,
      pcd: procedimento.pcd,
      procedimentoDiagnosticoId: procedimento.procedimentoDiagnosticoId,
      recommendation: procedimento.recommendation,
    })
    .from(procedimento)
    .where(where)
    .orderBy(procedimento.nomeBusca, procedimento.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return { total, items };
}

/** A company's questions about risk, in their order. */
export const listRiscoQuestionarios = (db: Db, empresaId: number) =>
  db
    .select({ id: questionarioRisco.id, pergunta: questionarioRisco.pergunta })
    .from(questionarioRisco)
    .where(and(eq(questionarioRisco.empresaId, empresaId), eq(questionarioRisco.ativo, true)))
    .orderBy(asc(questionarioRisco.ordem), asc(questionarioRisco.id));

/** Those of these exams that the company has. */
export async function knownProcedimentos(
  db: Db,
  empresaId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = await db
    .select({ id: procedimento.id })
    .from(procedimento)
    .where(and(inArray(procedimento.id, [...ids]), eq(procedimento.empresaId, empresaId)));
  return known.map(({ id }) => id);
}

/**
 * Every question about risk that is named is the company's; null and undefined name none.
 * @throws HttpError 404
 */
export async function requireQuestions(
  db: Db,
  empresaId: number,
  named: readonly (number | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(named.flatMap((id) => id ?? []))];
  if (ids.length === 0) return;
  const own = and(inArray(questionarioRisco.id, ids), eq(questionarioRisco.empresaId, empresaId));
  if ((await countRows(db, questionarioRisco, own)) !== ids.length) throw notFound('questionario');
}

/**
 * Whether a customer's employees are asked none of them: the customer does without, or its company has none, which
 * nobody could answer (docs/decisions/0153).
 */
export const asksNoQuestionario = (customer: {
  empresaId: SQLWrapper;
  desabilitarQuestionarioRisco: SQLWrapper;
}): SQL<boolean> =>
  sql`(${customer.desabilitarQuestionarioRisco} or not exists (
    select 1 from questionario_risco q where q.empresa_id = ${customer.empresaId} and q.ativo))`;

/** What is told of an exam of an appointment, over `procedimento` and `agendamento_procedimento`. */
export const ACCEPTED_COLUMNS = {
  id: procedimento.id,
  name: procedimento.name,
  recommendation: procedimento.recommendation,
  jejumHoras: procedimento.jejumHoras,
  repousoAuditivoHoras: procedimento.repousoAuditivoHoras,
  duracaoMinutos: procedimento.duracaoMinutos,
  data: agendamentoProcedimento.dataAgendamento,
  hora: agendamentoProcedimento.horaAgendamento,
  particular: agendamentoProcedimento.particular,
};
/** The clinical one first. */
export const ACCEPTED_ORDER = [desc(procedimento.clinical), procedimento.name, agendamentoProcedimento.id];

const selectAccepted = (db: Db, ofCall: OfCall) =>
  db
    .select(ACCEPTED_COLUMNS)
    .from(agendamentoProcedimento)
    .innerJoin(procedimento, eq(procedimento.id, agendamentoProcedimento.procedimentoId))
    .where(
      and(
        eq(agendamentoProcedimento.agendamentoId, sql.placeholder('agendamentoId')),
        eq(agendamentoProcedimento.aceito, true),
        ofCall(agendamentoProcedimento.empresaId),
      ),
    )
    .orderBy(...ACCEPTED_ORDER);
const keptAccepted: Kept<{ agendamentoId: number }, Awaited<ReturnType<typeof selectAccepted>>> = kept(
  'exames_aceitos',
  selectAccepted,
);
/** The exams of an appointment that are to be done, the clinical one first. */
export const readAccepted = (db: Db, agendamentoId: number) => keptAccepted(db, { agendamentoId });
