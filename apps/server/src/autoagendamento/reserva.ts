import { generateFaixas, type Faixa } from '@apto/domain/agendas';
import { PERIODO } from '@apto/domain/periodos';
import type { Now } from '@apto/domain/time';
import { and, eq, lte, sql } from 'drizzle-orm';
import { clinicRules, type ClinicWithAgendas } from '../agendas/repository.ts';
import type { Db } from '../db/port.ts';
import { reserva } from '../db/schema.ts';

/** How many places a slot has when nobody is in it: lanes 1 to n of its environment. */
export function faixaSeats(clinic: ClinicWithAgendas, faixa: Faixa, now: Now): number {
  const emptyAgendas = clinic.agendas
    .filter((a) => a.ambienteId === faixa.ambienteId)
    .flatMap((agenda) =>
      generateFaixas([agenda], {
        dataInicial: faixa.data,
        dataFinal: faixa.data,
        periodo: PERIODO.AMBOS,
        occupancies: [],
        now,
        ...clinicRules(clinic),
      }),
    )
    .filter((f) => f.horarioChegada === faixa.horarioChegada && f.horarioSaida === faixa.horarioSaida);
  return Math.max(0, ...emptyAgendas.map((f) => f.vagas));
}

/**
 * Takes one place of a slot for an appointment, or answers false. The database decides: its exclusion
 * constraint lets one booking into each lane at a time, and whoever comes second waits for the first to
 * commit and then gets no row.
 */
export async function reserveFaixa(
  db: Db,
  now: Now,
  agendamentoId: number,
  faixa: Faixa,
  seats: number,
): Promise<boolean> {
  const { ambienteId, data: date } = faixa;
  const periodo = sql`tsrange(${`${date} ${faixa.horarioChegada}`}::timestamp, ${`${date} ${faixa.horarioSaida}`}::timestamp)`;
  // A hold that ran out may still stand in the way until the housekeeping comes by.
  await db
    .update(reserva)
    .set({ ativa: false })
    .where(
      and(
        eq(reserva.ativa, true),
        eq(reserva.ambienteId, ambienteId),
        eq(reserva.tipo, 'HOLD'),
        lte(reserva.expiraEm, now.instant),
        sql`${reserva.periodo} && ${periodo}`,
      ),
    );
  for (let vaga = 1; vaga <= seats; vaga += 1) {
    const [taken] = await db
      .insert(reserva)
      .values({ ambienteId, vaga, periodo, tipo: 'RESERVA', agendamentoId })
      .onConflictDoNothing()
      .returning({ id: reserva.id });
    if (taken) return true;
  }
  return false;
}
