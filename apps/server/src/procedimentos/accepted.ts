import { and, desc, eq, sql } from 'drizzle-orm';
import { kept, type Kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamentoProcedimento, procedimento } from '../db/schema.ts';

const selectAccepted = (db: Db) =>
  db
    .select({
      id: procedimento.id,
      name: procedimento.name,
      recommendation: procedimento.recommendation,
      jejumHoras: procedimento.jejumHoras,
      repousoAuditivoHoras: procedimento.repousoAuditivoHoras,
      duracaoMinutos: procedimento.duracaoMinutos,
      data: agendamentoProcedimento.dataAgendamento,
      hora: agendamentoProcedimento.horaAgendamento,
      particular: agendamentoProcedimento.particular,
    })
    .from(agendamentoProcedimento)
    .innerJoin(procedimento, eq(procedimento.id, agendamentoProcedimento.procedimentoId))
    .where(
      and(
        eq(agendamentoProcedimento.agendamentoId, sql.placeholder('agendamentoId')),
        eq(agendamentoProcedimento.aceito, true),
      ),
    )
    .orderBy(desc(procedimento.clinical), procedimento.name, agendamentoProcedimento.id);
const keptAccepted: Kept<{ agendamentoId: number }, Awaited<ReturnType<typeof selectAccepted>>> = kept(
  'exames_aceitos',
  selectAccepted,
);
/** The exams of an appointment that are to be done, the clinical one first. */
export const readAccepted = (db: Db, agendamentoId: number) => keptAccepted(db, { agendamentoId });
