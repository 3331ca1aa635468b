import { gerarFaixas, PERIODO, type Agora, type Faixa } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { regrasDaClinica, type ClinicaComAgendas } from '../agendas/clinica.ts';
import { linha, type Db } from '../db/port.ts';

/** How many places a slot has when nobody is in it: lanes 1 to n of its environment. */
export function lugaresDaFaixa(clinica: ClinicaComAgendas, faixa: Faixa, agora: Agora): number {
  const vazias = clinica.agendas
    .filter((a) => a.ambienteId === faixa.ambienteId)
    .flatMap((agenda) =>
      gerarFaixas([agenda], {
        dataInicial: faixa.data,
        dataFinal: faixa.data,
        periodo: PERIODO.AMBOS,
        ocupacoes: [],
        agora,
        ...regrasDaClinica(clinica),
      }),
    )
    .filter((f) => f.horarioChegada === faixa.horarioChegada && f.horarioSaida === faixa.horarioSaida);
  return Math.max(0, ...vazias.map((f) => f.vagas));
}

/**
 * Takes one place of a slot for an appointment, or answers false. The database decides: its exclusion
 * constraint lets one booking into each lane at a time, and whoever comes second waits for the first to
 * commit and then gets no row.
 */
export async function reservarFaixa(
  db: Db,
  agora: Agora,
  agendamentoId: number,
  faixa: Faixa,
  lugares: number,
): Promise<boolean> {
  const { ambienteId, data } = faixa;
  const periodo = sql`tsrange(${`${data} ${faixa.horarioChegada}`}::timestamp, ${`${data} ${faixa.horarioSaida}`}::timestamp)`;
  // A hold that ran out may still stand in the way until the housekeeping comes by.
  await db.execute(
    sql`update reserva set ativa = false where ativa and ambiente_id = ${ambienteId} and tipo = 'HOLD'
        and expira_em <= ${agora.instante}::timestamptz and periodo && ${periodo}`,
  );
  for (let vaga = 1; vaga <= lugares; vaga += 1) {
    const tomada = await linha<{ id: number }>(
      db,
      sql`insert into reserva (ambiente_id, vaga, periodo, tipo, agendamento_id)
          values (${ambienteId}, ${vaga}, ${periodo}, 'RESERVA', ${agendamentoId})
          on conflict do nothing returning id`,
    );
    if (tomada) return true;
  }
  return false;
}
