import { and, inArray, sql } from 'drizzle-orm';
import { readClinic, type ClinicWithAgendas, type Intervalo } from '../agendas/repository.ts';
import { countRows } from '../db/rows.ts';
import { procedimento } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { OFFERED } from '../prestadores/offer.ts';

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
  const clinic = await readClinic(
    ctx.db,
    { id: prestadorId, empresaId: internal(ctx).empresaId },
    intervalo,
    { ids: exames },
  );
  if (!clinic) throw notFound('prestador');
  if (!clinic.reservaFaixas) throw rule(NOT_RESERVING);
  // An exam may have a price of today and one of next month.
  const isDone = sql`exists (select 1 from prestador_exame pe where pe.prestador_id = ${prestadorId}
    and pe.procedimento_id = ${procedimento.id} and ${OFFERED})`;
  if (
    (await countRows(ctx.db, procedimento, and(inArray(procedimento.id, exames), isDone))) !== exames.length
  )
    throw rule(NOT_DONE);
  return clinic;
}
