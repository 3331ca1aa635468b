import { BULK_REASON } from '@apto/domain/bulk';
import { PERIODO } from '@apto/domain/periodos';
import { lockAgendamento } from '../agendamentos/repository.ts';
import { attend } from '../attendant/attend.ts';
import type { Move } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';

const REOPENED = 'O dia da clínica foi reaberto';

const movedMeanwhile = () => conflict('CONFLITO', BULK_REASON.MOVED);

/**
 * An attendant's two steps, 'Reagendar' and 'Agendar': the place, the records and the message to whoever is told are those of
 * the page of one request. Answers the version that they leave.
 */
async function rebook(
  ctx: Ctx,
  id: number,
  version: number,
  { prestadorId, to, reason }: { prestadorId: number; to: Move['para']; reason: string },
): Promise<number> {
  const when = {
    idPrestador: prestadorId,
    data: to.data,
    hora: to.hora,
    periodo: PERIODO.AMBOS,
    ambienteId: to.ambienteId,
  };
  const moved = await attend({ ...ctx, expectedVersion: version }, id, {
    acao: 'REAGENDAR',
    quando: when,
    motivo: reason,
  });
  const booked = await attend({ ...ctx, expectedVersion: moved.version }, id, {
    acao: 'AGENDAR',
    quando: when,
  });
  return booked.version;
}

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
