import { depositDueOn } from '@apto/domain/deposito';
import type { Now } from '@apto/domain/time';
import { eq } from 'drizzle-orm';
import { depositTerms } from '../prestadores/repository.ts';
import type { Db } from '../db/port.ts';
import { agendamento, cliente, prestador } from '../db/schema.ts';

/**
 * Writes until when the deposit is paid, of an appointment that has just begun to wait for it. It stays as it was told,
 * whatever becomes of the two registries meanwhile.
 */
export async function writeDepositDue(db: Db, now: Now, id: number): Promise<void> {
  const [found] = await db
    .select({
      day: agendamento.dataAgendamento,
      clinic: depositTerms(prestador),
      customer: depositTerms(cliente),
    })
    .from(agendamento)
    .innerJoin(prestador, eq(prestador.id, agendamento.prestadorId))
    .innerJoin(cliente, eq(cliente.id, agendamento.clienteId))
    .where(eq(agendamento.id, id));
  const due =
    found && found.day !== null ? depositDueOn(found.day, found.clinic, found.customer, now.data) : null;
  await db
    .update(agendamento)
    .set({ depositoAte: due, depositoAvisadoEm: null })
    .where(eq(agendamento.id, id));
}
