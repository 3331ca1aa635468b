import { takenPlaces, type Occupancy, type TakenPlaces, type TakenStretch } from '@apto/domain/agendas';
import { addDays, dateFromDayNumber, timeFromMinutes, type Now } from '@apto/domain/time';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { kept, type Kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { empresaReserva as reserva } from '../db/schema.ts';
import type { HoldOwner, Intervalo } from './repository.ts';

/** Minutes of a clinic's own clock since 1970. */
const minutes = (moment: SQL): SQL => sql`(date_part('epoch', ${moment}) / 60)::int`;
/** All of a column at once: hundreds of bookings as rows cost more than the finding of them. */
const column = (value: SQL) => sql<string | null>`array_agg(${value})::text`;

const own = {
  usuarioId: sql`${sql.placeholder('usuarioId')}::int`,
  funcionarioId: sql`${sql.placeholder('funcionarioId')}::int`,
  agendamentoId: sql`${sql.placeholder('agendamentoId')}::int`,
};

interface Values extends Record<string, unknown> {
  ambientes: readonly number[];
  start: string;
  after: string;
  instant: string;
  usuarioId: number | null;
  funcionarioId: number | null;
  agendamentoId: number | null;
}
interface Columns {
  rooms: string | null;
  starts: string | null;
  ends: string | null;
}

const readColumns: Kept<Values, Columns[]> = kept('ocupacao', (db) =>
  db
    .select({
      rooms: column(sql`${reserva.ambienteId}`),
      starts: column(minutes(sql`lower(${reserva.periodo})`)),
      ends: column(minutes(sql`upper(${reserva.periodo})`)),
    })
    .from(reserva)
    .where(
      and(
        eq(reserva.ativa, true),
        sql`${reserva.ambienteId} = any(${sql.placeholder('ambientes')}::int[])`,
        sql`${reserva.periodo} && tsrange(${sql.placeholder('start')}::date::timestamp, ${sql.placeholder('after')}::date::timestamp)`,
        sql`(${reserva.tipo} = 'RESERVA' or ${reserva.expiraEm} > ${sql.placeholder('instant')}::timestamptz)`,
        // Whose own it is comes as values; null, which equals nothing, is nobody's.
        sql`not coalesce(${reserva.tipo} = 'HOLD' and ${reserva.agendamentoId} = ${own.agendamentoId}, false)`,
        sql`not coalesce(${reserva.usuarioId} = ${own.usuarioId} and ${reserva.funcionarioId} = ${own.funcionarioId}, false)`,
      ),
    ),
);

const numbers = (list: string | null | undefined): number[] =>
  list ? (JSON.parse(`[${list.slice(1, -1)}]`) as number[]) : [];

async function readStretches(
  db: Db,
  ambientes: readonly number[],
  { start, end }: Intervalo,
  now: Now,
  owner: HoldOwner | null,
): Promise<TakenStretch[]> {
  if (ambientes.length === 0) return [];
  const [found] = await readColumns(db, {
    ambientes,
    start,
    after: addDays(end, 1),
    instant: now.instant,
    usuarioId: owner && 'usuarioId' in owner ? owner.usuarioId : null,
    funcionarioId: owner && 'usuarioId' in owner ? owner.funcionarioId : null,
    agendamentoId: owner && 'agendamentoId' in owner ? owner.agendamentoId : null,
  });
  const starts = numbers(found?.starts);
  const ends = numbers(found?.ends);
  return numbers(found?.rooms).map((ambienteId, at) => ({
    ambienteId,
    start: starts[at] ?? 0,
    end: ends[at] ?? 0,
  }));
}

/**
 * Bookings, and holds that have not expired, of some rooms between two days, as the slots are worked out from them.
 * @param own whose holds leave their slots on offer: to who holds one it is not taken
 */
export async function readTaken(
  db: Db,
  ambientes: readonly number[],
  intervalo: Intervalo,
  now: Now,
  own: HoldOwner | null = null,
): Promise<TakenPlaces> {
  return takenPlaces(await readStretches(db, ambientes, intervalo, now, own));
}

const DAY = 1_440;

/** The same, one by one. */
export async function readOccupancies(
  db: Db,
  ambientes: readonly number[],
  intervalo: Intervalo,
  now: Now,
): Promise<Occupancy[]> {
  const stretches = await readStretches(db, ambientes, intervalo, now, null);
  return stretches.map(({ ambienteId, start, end }) => ({
    ambienteId,
    data: dateFromDayNumber(Math.floor(start / DAY)),
    horarioChegada: timeFromMinutes(start % DAY),
    horarioSaida: timeFromMinutes(end % DAY),
  }));
}
