import type { ReservaOnDay } from '@apto/api-client';
import { addDays, type CivilDate } from '@apto/domain/time';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { agendamento, ambiente, empresaReserva, funcionario } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';
import { requireClinic } from '../prestadores/repository.ts';

const a = alias(agendamento, 'a');

/** How far ahead a change looks for bookings: nobody books further than a year. */
const MAX_DAYS = 400;

/** Bookings in rooms, a name only where the appointment is in the caller's scope: a clinic serves other customers too. */
async function readMarked(ctx: Ctx, ambientes: readonly number[], when: SQL): Promise<ReservaOnDay[]> {
  if (ambientes.length === 0) return [];
  const { periodo } = empresaReserva;
  return ctx.db
    .select({
      id: empresaReserva.id,
      ambienteId: empresaReserva.ambienteId,
      data: sql<string>`to_char(lower(${periodo}), 'YYYY-MM-DD')`,
      horarioChegada: sql<string>`to_char(lower(${periodo}), 'HH24:MI')`,
      horarioSaida: sql<string>`to_char(upper(${periodo}), 'HH24:MI')`,
      agendamentoId: a.id,
      nomeFuncionario: funcionario.name,
    })
    .from(empresaReserva)
    .leftJoin(a, and(eq(a.id, empresaReserva.agendamentoId), agendamentoScope(internal(ctx).scope)))
    .leftJoin(funcionario, eq(funcionario.id, a.funcionarioId))
    .where(
      and(
        eq(empresaReserva.ativa, true),
        eq(empresaReserva.tipo, 'RESERVA'),
        belongsTo(empresaReserva.ambienteId, ambientes),
        sql`${periodo} && ${when}`,
      ),
    )
    .orderBy(sql`lower(${periodo})`, asc(empresaReserva.id));
}

/** Bookings from today on. */
export const upcomingReservas = (ctx: Ctx, ambientes: readonly number[]): Promise<ReservaOnDay[]> => {
  const today = ctx.now.data;
  return readMarked(
    ctx,
    ambientes,
    sql`tsrange(${today}::date::timestamp, ${addDays(today, MAX_DAYS)}::date::timestamp)`,
  );
};

/** Bookings of one day at a clinic (doc3 reserva-horario). @throws HttpError 404 */
export async function reservasOfDay(
  ctx: Ctx,
  prestadorId: number,
  day: CivilDate,
): Promise<{ items: ReservaOnDay[] }> {
  await requireClinic(ctx.db, internal(ctx).empresaId, prestadorId);
  const rooms = await ctx.db
    .select({ id: ambiente.id })
    .from(ambiente)
    .where(eq(ambiente.prestadorId, prestadorId));
  const items = await readMarked(
    ctx,
    rooms.map(({ id }) => id),
    sql`tsrange(${day}::date::timestamp, ${addDays(day, 1)}::date::timestamp)`,
  );
  return { items };
}
