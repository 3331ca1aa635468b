import type { BulkMessage } from '@apto/domain/bulk';
import { statusRecord } from '@apto/domain/status';
import type { Move } from '../db/schema.ts';
import { lockAgendamento, requireAgendamento } from '../agendamentos/repository.ts';
import { requireVisit, sendAsked } from '../outgoing/asked.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { iso } from '../platform/sql.ts';
import { requireOpenKit, sendKit } from '../resend/send-kit.ts';
import { changeStatus } from '../status/change.ts';
import { undoStatus } from '../status/undo.ts';
import { moveBack, moveBooking } from './move.ts';
import type { Bulk } from './repository.ts';

/** One row of a go. */
interface BulkStep {
  readonly id: number;
  readonly move: Move | null;
}

/** One message that says where and when, as 'Enviar de novo' would. @throws HttpError 403, 404, 409, 422, 429 */
async function sendMessage(ctx: Ctx, id: number, kind: BulkMessage): Promise<void> {
  const held = await lockAgendamento(ctx.db, internal(ctx).scope, id);
  requireOpenKit(ctx, held);
  const facts = await requireVisit(ctx, id);
  await sendAsked(ctx, kind, facts);
  await ctx.audit({
    acao: 'ENVIAR_MENSAGEM',
    recurso: 'agendamento',
    recursoId: id,
    clienteId: held.clienteId,
    detalhes: { tipo: kind },
  });
}

/**
 * The step of one appointment, by the very use case of the single action: the same locks, rules, records and messages.
 * Answers the version that it left, where it changed the appointment.
 * @throws HttpError with the reason, in the words of the single action
 */
export async function actOn(ctx: Ctx, lot: Bulk, { id, move }: BulkStep): Promise<number | null> {
  if (move) return moveBooking(ctx, id, move, lot.motivo ?? '');
  if (lot.acao === 'CANCELAR') {
    const { agendamento } = await changeStatus(ctx, statusRecord('CANCELAR', id, lot.motivo ?? ''));
    return agendamento.version;
  }
  if (lot.acao === 'REENVIAR_KIT') await sendKit(ctx, id);
  else if (lot.acao === 'MENSAGEM') await sendMessage(ctx, id, lot.tipo ?? 'CONFIRMACAO');
  // An export asks only whether it is still in sight: the sheet itself is written when it is fetched.
  else await requireAgendamento(ctx.db, internal(ctx).scope, id);
  return null;
}

/** Takes one back, at the version that its step left. @throws HttpError with the reason */
export async function takeBack(
  ctx: Ctx,
  lot: Bulk,
  item: BulkStep & { version: number | null },
): Promise<void> {
  const { concluidoEm: ended, desfazerEm: asked } = lot;
  if (item.version === null || ended === null || asked === null) throw new Error('Este passo não se desfaz.');
  if (item.move) return moveBack(ctx, item.id, item.move, item.version);
  await undoStatus({ ...ctx, expectedVersion: item.version }, item.id, {
    asked: iso(asked),
    told: iso(ended),
  });
}
