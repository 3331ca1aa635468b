import { ENDED_STATUSES } from '@apto/domain/status';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ofAny, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { belongsTo } from '../platform/scope.ts';

const OVER = sql.raw(ENDED_STATUSES.join(', '));

/** Appointments and pre-requests, of the employees that a condition on the column picks, that are not over. */
const openOf = (
  funcionario: (column: SQL) => SQL,
  { ofCall = ofAny, without = null }: { ofCall?: OfCall; without?: number | null } = {},
): SQL =>
  sql`(select a.funcionario_id, a.tipo_exame_id from agendamento a
      where ${funcionario(sql`a.funcionario_id`)} and ${ofCall(sql`a.empresa_id`)} and a.status_id not in (${OVER})
    union select r.funcionario_id, r.tipo_exame_id from pre_solicitacao r
      where ${funcionario(sql`r.funcionario_id`)} and ${ofCall(sql`r.empresa_id`)}
        and r.agendamento_id is null and r.deleted_at is null and r.id is distinct from ${without}::int)`;

/** The exam types that a value of a row, an employee's id, has requests of that are not over; null: none. */
export const openTypes = (funcionarioId: SQL, ofCall: OfCall): SQL<number[] | null> =>
  sql`(select json_agg(o.tipo_exame_id order by o.tipo_exame_id)
    from ${openOf((column) => sql`${column} = ${funcionarioId}`, { ofCall })} o)`;

/**
 * Which of these employees have a request of the type that is not over.
 * @param without the pre-request that is just being requested
 */
export async function withOpenRequest(
  db: Db,
  tipoExame: number,
  ids: readonly number[],
  without: number | null = null,
): Promise<ReadonlySet<number>> {
  const found = await rows(
    db,
    z.strictObject({ id: z.int() }),
    sql`select distinct o.funcionario_id as id from ${openOf((column) => belongsTo(column, ids), { without })} o
        where o.tipo_exame_id = ${tipoExame}`,
  );
  return new Set(found.map(({ id }) => id));
}
