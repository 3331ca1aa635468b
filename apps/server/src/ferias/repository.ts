import { and, eq, gte, lte } from 'drizzle-orm';
import { prestadorFerias as ferias } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import type { DateWindow } from '../platform/date-window.ts';
import { requireSessionClinic } from '../prestadores/repository.ts';

/** Vacations of a clinic that touch the days. @throws HttpError 404 */
export async function feriasBetween(ctx: Ctx, prestadorId: number, { start, end }: DateWindow) {
  await requireSessionClinic(ctx, prestadorId);
  return ctx.db
    .select({ dataInicial: ferias.dataInicial, dataFinal: ferias.dataFinal })
    .from(ferias)
    .where(
      and(eq(ferias.prestadorId, prestadorId), gte(ferias.dataFinal, start), lte(ferias.dataInicial, end)),
    )
    .orderBy(ferias.dataInicial);
}
