import { and, eq, inArray, sql } from 'drizzle-orm';
import { readClinics, type ClinicWithAgendas, type Intervalo } from '../agendas/repository.ts';
import { countRows } from '../db/rows.ts';
import { prestadorExame } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { allConditions } from '../platform/search.ts';
import { belongsTo } from '../platform/scope.ts';
import { ofEmpresa } from '../prestadores/repository.ts';

const NOT_RESERVING = 'O prestador não trabalha com reserva de horários.';
const NOT_DONE = 'O prestador não realiza todos os exames escolhidos para ele.';

/**
 * A clinic of the company that reserves slots and does these exams, with its agendas between two days and their longest
 * notice. @throws HttpError 404, 422
 */
export async function reservingClinic(
  ctx: Ctx,
  prestadorId: number,
  examesIds: readonly number[],
  intervalo: Intervalo,
): Promise<ClinicWithAgendas> {
  const exames = [...new Set(examesIds)];
  const [clinic] = await readClinics(
    ctx.db,
    allConditions([sql`p.id = ${prestadorId}`, ofEmpresa(internal(ctx).empresaId)]),
    intervalo,
    sql`select id from procedimento where ${belongsTo(sql`id`, exames)}`,
  );
  if (!clinic) throw notFound('prestador');
  if (!clinic.reservaFaixas) throw rule(NOT_RESERVING);
  const isDone = and(
    eq(prestadorExame.prestadorId, prestadorId),
    inArray(prestadorExame.procedimentoId, exames),
  );
  if ((await countRows(ctx.db, prestadorExame, isDone)) !== exames.length) throw rule(NOT_DONE);
  return clinic;
}
