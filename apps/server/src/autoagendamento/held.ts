import { STATUS, statusOf } from '@apto/domain/status';
import { ERROR_CODE } from '@apto/api-client';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HELD } from '../agendamentos/change.ts';
import { depositTerms } from '../prestadores/repository.ts';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { visitPeriodo } from '../db/visit-period.ts';
import { knownName } from '../clientes/repository.ts';
import { kept, type Kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, cliente } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';

const a = alias(agendamento, 'a');

/** The appointment behind a link, locked for the rest of the transaction. */
export type LockedPedido = Awaited<ReturnType<typeof lockPedido>>;

/** Locks an appointment that the session may touch: its scope, or the employee's own. @throws HttpError 404 */
export async function lockPedido(ctx: Ctx, id: number) {
  const [found] =
    ctx.session?.kind === 'autoagendamento'
      ? await lockOwn(ctx.db, { id, own: ctx.session.agendamentoId })
      : await selectLocked(ctx.db, and(eq(a.id, id), agendamentoScope(internal(ctx).scope)));
  if (!found) throw notFound('agendamento');
  return found;
}

const selectLocked = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      ...HELD,
      statusId: a.statusId,
      tipoExameId: a.tipoExameId,
      cidadeId: a.cidadeId,
      funcionarioId: a.funcionarioId,
      nomeFuncionario: a.nomeFuncionario,
      cpfFuncionario: a.cpfFuncionario,
      telefoneFuncionario: a.telefoneFuncionario,
      emailFuncionario: a.emailFuncionario,
      nomeSolicitante: a.nomeSolicitante,
      emailSolicitante: a.emailSolicitante,
      quemAvisa: a.quemAvisa,
      nomeCliente: a.nomeCliente,
      empresa: knownName,
      inicio: a.dataSugestaoInicial,
      fim: a.dataSugestaoFinal,
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
      periodo: visitPeriodo(a),
      deposito: depositTerms(cliente),
    })
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .where(condition)
    .for('update', { of: a });
const lockOwn: Kept<{ id: number; own: number }, Awaited<ReturnType<typeof selectLocked>>> = kept(
  'pedido_do_link',
  (db, ofCall) =>
    selectLocked(
      db,
      and(eq(a.id, sql.placeholder('id')), eq(a.id, sql.placeholder('own')), ofCall(a.empresaId)),
    ),
);

/** Only a request that waits for the employee takes part in self-scheduling. @throws HttpError 409 */
export function requireAwaitingFuncionario(pedido: { statusId: number }): void {
  if (pedido.statusId === STATUS.AUTOAGENDAMENTO) return;
  const status = statusOf(pedido.statusId)?.descricao ?? String(pedido.statusId);
  throw conflict(
    ERROR_CODE.TRANSICAO_RECUSADA,
    pedido.statusId === STATUS.AGUARDANDO_APLICACAO_RISCO
      ? 'A equipe técnica de segurança avaliará o questionário de risco. O link ainda não pode ser emitido.'
      : `Este agendamento já não aguarda o funcionário: está com status '${status}'.`,
  );
}
