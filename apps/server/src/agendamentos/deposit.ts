import { depositDueOn } from '@apto/domain/deposito';
import type { Now } from '@apto/domain/time';
import { eq, sql } from 'drizzle-orm';
import { depositTerms } from '../prestadores/repository.ts';
import type { Db } from '../db/port.ts';
import { agendamento, cliente, prestador } from '../db/schema.ts';
import type { Changes } from './change.ts';

/**
 * Until when the deposit is paid, of an appointment that begins to wait for it by a step that writes `columns` as well: part
 * of that same write. It stays as it was told, whatever becomes of the two registries meanwhile.
 */
export async function depositColumns(
  db: Db,
  now: Now,
  id: number,
  columns: Changes = {},
): Promise<Pick<Changes, 'depositoAte' | 'depositoAvisadoEm'>> {
  const { dataAgendamento: newDay, prestadorId: newClinic } = columns;
  const [found] = await db
    .select({
      day: agendamento.dataAgendamento,
      clinic: depositTerms(prestador),
      customer: depositTerms(cliente),
    })
    .from(agendamento)
    .innerJoin(
      prestador,
      eq(prestador.id, newClinic === undefined ? agendamento.prestadorId : sql`${newClinic}::integer`),
    )
    .innerJoin(cliente, eq(cliente.id, agendamento.clienteId))
    .where(eq(agendamento.id, id));
  const day = newDay === undefined ? (found?.day ?? null) : newDay;
  const due = found && day !== null ? depositDueOn(day, found.clinic, found.customer, now.data) : null;
  return { depositoAte: due, depositoAvisadoEm: null };
}
