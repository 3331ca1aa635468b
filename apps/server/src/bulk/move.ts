import { BULK_REASON } from '@apto/domain/bulk';
import { lockAgendamento } from '../agendamentos/repository.ts';
import { rebook } from '../attendant/rebook.ts';
import type { Move } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';

const REOPENED = 'O dia da clínica foi reaberto';

const movedMeanwhile = () => conflict('CONFLITO', BULK_REASON.MOVED);

/**
 * Moves an appointment that a closed day leaves without a place, unless somebody moved it meanwhile.
 * @throws HttpError with the reason, as on the page of one request
 */
export async function moveBooking(
  ctx: Ctx,
  id: number,
  { prestadorId, de: from, para: to }: Move,
  reason: string,
) {
  const held = await lockAgendamento(ctx.db, internal(ctx).scope, id);
  const isStill =
    held.prestadorId === prestadorId &&
    held.dataAgendamento === from.data &&
    held.horaAgendamento === from.hora;
  if (!isStill) throw movedMeanwhile();
  return rebook(ctx, id, held.versao, { prestadorId, to, reason });
}

/** Back to where it was, where nothing happened since. @throws HttpError with the reason */
export async function moveBack(
  ctx: Ctx,
  id: number,
  { prestadorId, de: to }: Move,
  version: number,
): Promise<void> {
  const held = await lockAgendamento(ctx.db, internal(ctx).scope, id);
  if (held.versao !== version) throw movedMeanwhile();
  await rebook(ctx, id, version, { prestadorId, to, reason: REOPENED });
}
