import type { BulkProgress, closeAgendaDay, LostReserva, ValidatedInput } from '@apto/api-client';
import { agendasToClose } from '@apto/domain/agendas';
import { BULK_PERMISSION } from '@apto/domain/bulk';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { readBoard } from '../agendas/board.ts';
import { recordBoardChange, reviewChange, saveChange } from '../agendas/change.ts';
import { agendaException, bulk, bulkItem, type ClosedDay, type Move } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { rule, withoutPermission } from '../platform/errors.ts';
import { progressOf } from './repository.ts';

type Body = ValidatedInput<typeof closeAgendaDay>['body'];

const NOT_LOST = 'Só se remarca quem perde o lugar com o fechamento. Confira de novo.';

/** What is done with each, in order of time; who cannot be moved is written down with the reason. @throws HttpError 422 */
function stepsOf(prestadorId: number, lost: readonly LostReserva[], wanted: Body['remarcar']) {
  const byId = new Map(lost.map((each) => [each.agendamentoId, each]));
  if (new Set(wanted.map(({ agendamentoId }) => agendamentoId)).size !== wanted.length)
    throw rule('Cada agendamento é remarcado uma vez só.');
  return wanted.map(({ agendamentoId, data, horarioChegada: time, ambienteId }, index) => {
    const from = byId.get(agendamentoId);
    if (!from) throw rule(NOT_LOST);
    const reason = from.impedimento ?? null;
    const move: Move = {
      prestadorId,
      de: { data: from.data, hora: from.horarioChegada, ambienteId: from.ambienteId },
      para: { data, hora: time, ambienteId },
    };
    return {
      ordem: index + 1,
      agendamentoId,
      situacao: reason === null ? ('PENDENTE' as const) : ('RECUSADO' as const),
      motivo: reason,
      dados: move,
    };
  });
}

/**
 * Closes a clinic's day and sets going the moves that were reviewed, in one transaction: the day is closed whatever becomes
 * of each move. A booking that is on its way is in before, and then among those seen, or finds the day closed
 * (`insertPlace`). Each move is then a step of its own (docs/decisions/0143).
 * @throws HttpError 400, 403, 404, 409 when the agenda or who is affected is another meanwhile, 422
 */
export async function closeDay(
  ctx: Ctx,
  prestadorId: number,
  { fechamento: closing, motivo: reason, afetados: seen, remarcar: wanted }: Body,
): Promise<BulkProgress> {
  const { permissions, empresaId, usuarioId, scope } = internal(ctx);
  if (!permissions.has(BULK_PERMISSION.REMARCAR)) throw withoutPermission();
  const change = { tipo: 'FECHAMENTO' as const, ...closing };
  const { afetados: lost } = await reviewChange(ctx, prestadorId, change);
  const steps = stepsOf(prestadorId, lost, wanted);
  const board = await readBoard(ctx, prestadorId);
  await saveChange(ctx, prestadorId, { change, afetados: seen });
  const closed: ClosedDay = {
    ...closing,
    prestadorId,
    agendasIds: agendasToClose(board.agendas, closing).map(({ id }) => id),
  };
  const [lot] = await ctx.db
    .insert(bulk)
    .values({
      empresaId,
      usuarioId,
      acao: 'REMARCAR',
      situacao: 'EM_CURSO',
      motivo: reason,
      dados: closed,
      clientes: scope.clientes,
      unidades: scope.unidades,
    })
    .returning();
  if (!lot) throw new Error('O lote não foi gravado.');
  await ctx.db.insert(bulkItem).values(steps.map((step) => ({ loteId: lot.id, empresaId, ...step })));
  await ctx.audit({
    acao: 'INICIAR_LOTE',
    recurso: 'lote',
    recursoId: lot.id,
    detalhes: { acao: 'REMARCAR', prestadorId, total: steps.length },
  });
  return progressOf(ctx.db, lot, ctx.now);
}

/** Opens again what a closing closed, where nobody did so since. */
export async function reopenDay(
  ctx: Ctx,
  { prestadorId, agendasIds, data, inicio: start, fim: end }: ClosedDay,
) {
  if (agendasIds.length > 0)
    await ctx.db
      .delete(agendaException)
      .where(
        and(
          inArray(agendaException.agendaId, [...agendasIds]),
          eq(agendaException.data, data),
          eq(agendaException.atende, false),
          sql`${agendaException.inicio} is not distinct from ${start}::text`,
          sql`${agendaException.fim} is not distinct from ${end}::text`,
        ),
      );
  await recordBoardChange(ctx, prestadorId, { agenda: 'REABERTURA', data });
}
