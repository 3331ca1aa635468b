import type { ReservaConfig } from '@apto/api-client';
import { visitDuration } from '@apto/domain/exames';
import { groupExames, type ReservaGroup } from '@apto/domain/reserva';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { agendamentoProcedimento, procedimento } from '../db/schema.ts';
import { NOTICE, OFFERED } from '../prestadores/offer.ts';

/** An exam of a request, as a clinic does it or not. */
export interface PedidoExameAtClinic {
  id: number;
  name: string;
  procedimentoDiagnosticoId: number | null;
  /** Days of notice; null: the clinic does not do it. */
  antecedencia: number | null;
  duracaoMinutos: number | null;
}

const columnsAt = (prestadorId: number) => ({
  id: procedimento.id,
  name: procedimento.name,
  procedimentoDiagnosticoId: procedimento.procedimentoDiagnosticoId,
  duracaoMinutos: procedimento.duracaoMinutos,
  // Its name in full: a select of one table would leave the table's name away, and ask for the inner table's.
  antecedencia: sql<number | null>`(select max(${NOTICE}) from prestador_exame pe
    where pe.prestador_id = ${prestadorId} and pe.procedimento_id = procedimento.id and ${OFFERED})`,
});

/** Exams of a company by their ids, the clinical one first. */
export const examesAtClinic = (
  db: Db,
  empresaId: number,
  prestadorId: number,
  ids: readonly number[],
): Promise<PedidoExameAtClinic[]> =>
  db
    .select(columnsAt(prestadorId))
    .from(procedimento)
    .where(and(eq(procedimento.empresaId, empresaId), inArray(procedimento.id, [...ids])))
    .orderBy(sql`${procedimento.clinical} desc`, procedimento.name);

/** The exams that are to be done of an appointment. */
export const acceptedAtClinic = (
  db: Db,
  agendamentoId: number,
  prestadorId: number,
): Promise<PedidoExameAtClinic[]> =>
  db
    .select(columnsAt(prestadorId))
    .from(agendamentoProcedimento)
    .innerJoin(procedimento, eq(procedimento.id, agendamentoProcedimento.procedimentoId))
    .where(
      and(eq(agendamentoProcedimento.agendamentoId, agendamentoId), eq(agendamentoProcedimento.aceito, true)),
    )
    .orderBy(sql`${procedimento.clinical} desc`, procedimento.name);

/** A config with nothing chosen yet (doc2 §3 'Per-employee booking config'). */
export function emptyConfig(
  who: Pick<ReservaConfig, 'idFuncionario' | 'nomeFuncionario' | 'companyId' | 'clienteAsoRetido'>,
  clinic: { id: number; name: string },
  exames: readonly PedidoExameAtClinic[],
): ReservaConfig {
  const { served, unserved } = groupExames(exames);
  const entry = (group: ReservaGroup, prestador: { id: number; name: string } | null) => ({
    prestador,
    procedimentos: [...group.procedimentos],
    antecedencia: group.antecedencia,
    data: null,
    hora: { itens: [], horarioChegada: null, horarioSaida: null },
    exameParticular: false,
    ambienteID: null,
  });
  return {
    ...who,
    tempoPCDRetornoAoTrabalhoConsulta: null,
    tempoPrevisto: visitDuration(exames.filter(({ antecedencia }) => antecedencia !== null)),
    examesAtendidos: served.map((group) => entry(group, { id: clinic.id, name: clinic.name })),
    examesNaoAtendidos: unserved.map((group) => entry(group, null)),
    submitted: false,
  };
}
