import type { Occupancy } from '@apto/domain/agendas';
import { addDays, type Now } from '@apto/domain/time';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { empresaReserva as reserva } from '../db/schema.ts';
import { belongsTo } from '../platform/scope.ts';
import type { HoldOwner, Intervalo } from './repository.ts';

export interface OccupancyWithVaga extends Occupancy {
  /** Lane of the environment, from 1. */
  vaga: number;
}

const notHeldBy = (own: HoldOwner) =>
  'agendamentoId' in own
    ? sql`not (${reserva.tipo} = 'HOLD' and ${reserva.agendamentoId} is not distinct from ${own.agendamentoId}::int)`
    : sql`(${reserva.usuarioId}, ${reserva.funcionarioId}) is distinct from (${own.usuarioId}::int, ${own.funcionarioId}::int)`;

/**
 * Bookings, and holds that have not expired, of some environments between two days.
 * @param own whose holds leave their slots on offer: to who holds one it is not taken
 */
export async function readOccupancies(
  db: Db,
  ambientes: readonly number[],
  { start, end }: Intervalo,
  now: Now,
  own: HoldOwner | null = null,
): Promise<OccupancyWithVaga[]> {
  if (ambientes.length === 0) return [];
  return db
    .select({
      ambienteId: reserva.ambienteId,
      vaga: reserva.vaga,
      data: sql<string>`to_char(lower(${reserva.periodo}), 'YYYY-MM-DD')`,
      horarioChegada: sql<string>`to_char(lower(${reserva.periodo}), 'HH24:MI')`,
      horarioSaida: sql<string>`to_char(upper(${reserva.periodo}), 'HH24:MI')`,
    })
    .from(reserva)
    .where(
      and(
        eq(reserva.ativa, true),
        belongsTo(reserva.ambienteId, ambientes),
        sql`${reserva.periodo} && tsrange(${start}::date::timestamp, ${addDays(end, 1)}::date::timestamp)`,
        or(eq(reserva.tipo, 'RESERVA'), gt(reserva.expiraEm, now.instant)),
        own === null ? undefined : notHeldBy(own),
      ),
    );
}
