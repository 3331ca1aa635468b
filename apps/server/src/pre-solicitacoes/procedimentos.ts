import { dataReserva } from '@apto/domain/pre-solicitacao';
import { desc, eq } from 'drizzle-orm';
import { CITY, CLINIC } from '../agendamentos/repository.ts';
import type { Db } from '../db/port.ts';
import { cidade, preSolicitacaoProcedimento, prestador, procedimento } from '../db/schema.ts';
import type { Scope } from '../platform/session.ts';
import { getDetail } from './repository.ts';

/**
 * The procedure lines of a pre-request, as those of an appointment (doc1 §3 'Procedure line'): at its one clinic, on the day
 * that it is pre-scheduled for. A line is named by its procedure.
 * @throws HttpError 404
 */
export async function preSolicitacaoProcedimentos(db: Db, scope: Scope, id: number) {
  const found = await getDetail(db, scope, id);
  const line = preSolicitacaoProcedimento;
  const [clinic] = await db
    .select({ clinic: CLINIC, city: CITY })
    .from(prestador)
    .leftJoin(cidade, eq(cidade.id, prestador.cidadeId))
    .where(eq(prestador.id, found.prestador.id));
  const items = await db
    .select({
      id: procedimento.id,
      procedimentoId: procedimento.id,
      name: procedimento.name,
      recommendation: procedimento.recommendation,
    })
    .from(line)
    .innerJoin(procedimento, eq(procedimento.id, line.procedimentoId))
    .where(eq(line.preSolicitacaoId, id))
    .orderBy(desc(procedimento.clinical), procedimento.name);
  const day = dataReserva(found);
  return {
    clienteId: found.cliente.id,
    items: items.map((item) => ({
      ...item,
      dataAgendamento: day,
      horaAgendamento: day && found.horarioMarcadoPrestador,
      particular: false,
      prestador: clinic ? { ...clinic.clinic, city: clinic.city } : null,
    })),
  };
}
