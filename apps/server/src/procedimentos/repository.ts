import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { countRows } from '../db/rows.ts';
import { procedimento, questionarioRisco } from '../db/schema.ts';
import { allConditions, containsWords } from '../platform/search.ts';

/** Exams in use, by name. */
export async function listProcedimentos(
  db: Db,
  { page, limit, search }: { page: number; limit: number; search: string },
) {
  const where = allConditions([
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

/** The questions about risk, in their order. */
export const listRiscoQuestionarios = (db: Db) =>
  db
    .select({ id: questionarioRisco.id, pergunta: questionarioRisco.pergunta })
    .from(questionarioRisco)
    .where(eq(questionarioRisco.ativo, true))
    .orderBy(asc(questionarioRisco.ordem), asc(questionarioRisco.id));
