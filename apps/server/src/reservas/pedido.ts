import { isDepositAsked } from '@apto/domain/deposito';
import { PERIODO } from '@apto/domain/periodos';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HELD } from '../agendamentos/change.ts';
import { depositTerms } from '../prestadores/repository.ts';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { agendamento, cliente, prestador } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';

const a = alias(agendamento, 'a');

const NOT_APPLICABLE = 'A reserva de horários não se aplica a este agendamento.';

/**
 * An appointment whose slots can be booked.
 * @param locks for the rest of the transaction, where they are about to be
 * @throws HttpError 404, 422
 */
export async function requireBookable(ctx: Ctx, id: number, { locks }: { readonly locks: boolean }) {
  const query = ctx.db
    .select({
      ...HELD,
      statusId: a.statusId,
      funcionarioId: a.funcionarioId,
      nomeFuncionario: a.nomeFuncionario,
      tipoExameId: a.tipoExameId,
      cidadeId: a.cidadeId,
      pcd: a.pcd,
      semRiscos: a.semRiscos,
      usaReservaHorario: a.usaReservaHorario,
      inicio: a.dataSugestaoInicial,
      fim: a.dataSugestaoFinal,
      periodo: a.periodo,
      companyId: a.empresaId,
      clinic: { name: prestador.name, ...depositTerms(prestador) },
      customer: depositTerms(cliente),
      clienteAsoRetido: cliente.asoRetido,
    })
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .leftJoin(prestador, eq(prestador.id, a.prestadorId))
    .where(and(eq(a.id, id), agendamentoScope(internal(ctx).scope)));
  const [found] = await (locks ? query.for('update', { of: a }) : query);
  if (!found) throw notFound('agendamento');
  const { prestadorId, inicio: start, fim: end, cidadeId, clinic } = found;
  if (
    !found.usaReservaHorario ||
    prestadorId === null ||
    clinic === null ||
    !start ||
    !end ||
    cidadeId === null
  )
    throw rule(NOT_APPLICABLE);
  const periodo = found.periodo ?? PERIODO.AMBOS;
  const depositoAntecipado = isDepositAsked(clinic, found.customer);
  return { ...found, prestadorId, inicio: start, fim: end, cidadeId, clinic, periodo, depositoAntecipado };
}

export type BookablePedido = Awaited<ReturnType<typeof requireBookable>>;
