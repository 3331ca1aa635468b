import { isOccupational } from '@apto/domain/exames';
import { PERIODO } from '@apto/domain/periodos';
import { addDays, laterDate, type CivilDate } from '@apto/domain/time';
import { firstWorkingDay } from '@apto/domain/why-not';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';
import { readStanding, readWished } from './why-not.ts';

/** How far ahead a day is looked for, in days. */
const REACH = 30;

interface Asked {
  readonly clientIds: readonly number[];
  readonly cityId: number;
  readonly examIds: readonly number[];
  readonly tipoExame: number | undefined;
  readonly from: CivilDate;
}

/**
 * The first day from a date on that each of these clinics can serve, its hours, holidays, vacations, notice and slots
 * counted; whether it is released is said elsewhere. A few statements, however many clinics.
 */
export async function firstDays(
  ctx: Ctx,
  { clientIds, cityId, examIds, tipoExame, from }: Asked,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CivilDate>> {
  const start = laterDate(from, ctx.now.data);
  const horizon = { inicio: start, fim: addDays(start, REACH) };
  const place = { clienteId: clientIds[0] ?? 0, cidadeId: cityId };
  const standings = await readStanding(ctx, place, belongsTo(sql`p.id`, ids), ids.length);
  const clinics = await readWished(ctx, standings, examIds, horizon, null);
  const wish = {
    intervalo: horizon,
    periodo: PERIODO.AMBOS,
    occupational: isOccupational(tipoExame),
    withholdsAso: false,
    now: ctx.now,
    audience: 'STAFF' as const,
  };
  return new Map(
    clinics.flatMap((clinic) => {
      const day = firstWorkingDay({ ...clinic, isReleased: true, onePeriodo: false }, wish);
      return day === null ? [] : [[clinic.id, day] as const];
    }),
  );
}
