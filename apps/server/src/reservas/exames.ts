import type { ReservaConfig } from '@apto/api-client';
import { groupExames, type ReservaGroup } from '@apto/domain/reserva';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import { agendamentoProcedimento, prestadorExame, procedimento } from '../db/schema.ts';

/** An exam of a request, as a clinic does it or not. */
export interface PedidoExameAtClinic {
  id: number;
  name: string;
  procedimentoDiagnosticoId: number | null;
  /** Days of notice; null: the clinic does not do it. */
  antecedencia: number | null;
}

const pe = alias(prestadorExame, 'pe');
const COLUMNS = {
  id: procedimento.id,
  name: procedimento.name,
  procedimentoDiagnosticoId: procedimento.procedimentoDiagnosticoId,
  antecedencia: sql<number | null>`${pe.diasAntecedencia}`,
};

/** Exams of a company by their ids, the clinical one first. */
export const examesAtClinic = (
  db: Db,
  empresaId: number,
  prestadorId: number,
  ids: readonly number[],
): Promise<PedidoExameAtClinic[]> =>
  db
    .select(COLUMNS)
    .from(procedimento)
    .leftJoin(pe, and(eq(pe.procedimentoId, procedimento.id), eq(pe.prestadorId, prestadorId)))
    .where(and(eq(procedimento.empresaId, empresaId), inArray(procedimento.id, [...ids])))
    .orderBy(sql`${procedimento.clinical} desc`, procedimento.name);

/** The exams that are to be done of an appointment. */
export const acceptedAtClinic = (
  db: Db,
  agendamentoId: number,
  prestadorId: number,
): Promise<PedidoExameAtClinic[]> =>
  db
    .select(COLUMNS)
    .from(agendamentoProcedimento)
    .innerJoin(procedimento, eq(procedimento.id, agendamentoProcedimento.procedimentoId))
    .leftJoin(pe, and(eq(pe.procedimentoId, procedimento.id), eq(pe.prestadorId, prestadorId)))
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
    examesAtendidos: served.map((group) => entry(group, { id: clinic.id, name: clinic.name })),
    examesNaoAtendidos: unserved.map((group) => entry(group, null)),
    submitted: false,
  };
}
