import type { Occupancy } from '@apto/domain/agendas';
import { addDays, type Now } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { rows, type Db } from '../db/port.ts';
import { belongsTo } from '../platform/scope.ts';
import type { Intervalo } from './repository.ts';

export interface OccupancyWithVaga extends Occupancy {
  /** Lane of the environment, from 1. */
  vaga: number;
}

/** Bookings, and holds that have not expired, of some environments between two days. */
export async function readOccupancies(
  db: Db,
  ambientes: readonly number[],
  { start, end }: Intervalo,
  now: Now,
): Promise<OccupancyWithVaga[]> {
  if (ambientes.length === 0) return [];
  return rows<OccupancyWithVaga>(
    db,
    sql`select r.ambiente_id as "ambienteId", r.vaga, to_char(lower(r.periodo), 'YYYY-MM-DD') as data,
          to_char(lower(r.periodo), 'HH24:MI') as "horarioChegada", to_char(upper(r.periodo), 'HH24:MI') as "horarioSaida"
        from reserva r
        where r.ativa and ${belongsTo(sql`r.ambiente_id`, ambientes)}
          and r.periodo && tsrange(${start}::date::timestamp, ${addDays(end, 1)}::date::timestamp)
          and (r.tipo = 'RESERVA' or r.expira_em > ${now.instant}::timestamptz)`,
  );
}
