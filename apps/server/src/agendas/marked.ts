import type { Reserva, ReservaOnDay } from '@apto/api-client';
import { addDays, type CivilDate } from '@apto/domain/time';
import { statusSummary } from '@apto/domain/status';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { agendamento, ambiente, empresaReserva, funcionario } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';
import { withObstacle } from './obstacles.ts';
import { requireClinic } from '../prestadores/repository.ts';

const a = alias(agendamento, 'a');

/** How far ahead a change looks for bookings: nobody books further than a year. */
const MAX_DAYS = 400;

/** Where the appointment of a booking stands; null like its id. */
interface Standing {
  readonly version: number | null;
  readonly statusId: number | null;
}

/** Bookings in rooms, a name only where the appointment is in the caller's scope: a clinic serves other customers too. */
async function readMarked(
  ctx: Ctx,
  ambientes: readonly number[],
  when: SQL,
): Promise<(Reserva & Standing)[]> {
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
      version: a.versao,
      statusId: a.statusId,
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
export async function upcomingReservas(ctx: Ctx, ambientes: readonly number[]): Promise<Reserva[]> {
  const today = ctx.now.data;
  const marked = await readMarked(
    ctx,
    ambientes,
    sql`tsrange(${today}::date::timestamp, ${addDays(today, MAX_DAYS)}::date::timestamp)`,
  );
  return marked.map(({ version: _version, statusId: _status, ...reserva }) => reserva);
}

/** A day, as the database spells the time of a booking. */
export const dayRange = (day: CivilDate): SQL =>
  sql`tsrange(${day}::date::timestamp, ${addDays(day, 1)}::date::timestamp)`;

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
  const marked = await readMarked(
    ctx,
    rooms.map(({ id }) => id),
    dayRange(day),
  );
  const items = await withObstacle(ctx, prestadorId, marked);
  return {
    items: items.map(({ statusId, impedimento: obstacle = null, ...each }) => ({
      ...each,
      status: statusId === null ? null : statusSummary(statusId),
      impedimento: obstacle,
    })),
  };
}

/** The booking of an appointment in a room at a time; undefined where it has none there. */
export async function reservaOf(
  ctx: Ctx,
  prestadorId: number,
  agendamentoId: number,
  { data, hora: time, ambienteId }: { data: CivilDate; hora: string; ambienteId: number },
): Promise<Reserva | undefined> {
  await requireClinic(ctx.db, internal(ctx).empresaId, prestadorId);
  const [room] = await ctx.db
    .select({ id: ambiente.id })
    .from(ambiente)
    .where(and(eq(ambiente.id, ambienteId), eq(ambiente.prestadorId, prestadorId)));
  const marked = room ? await readMarked(ctx, [room.id], dayRange(data)) : [];
  return marked.find((each) => each.agendamentoId === agendamentoId && each.horarioChegada === time);
}
