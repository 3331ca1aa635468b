import { PERIODO } from '@apto/domain/periodos';
import { lockPedido } from '../autoagendamento/held.ts';
import type { Ctx } from '../platform/context.ts';
import { attend } from './attend.ts';
import { changeRoom, isOtherRoomAlone, type RoomTime } from './room.ts';

/**
 * An attendant's two steps, 'Reagendar' and 'Agendar': the place, the records and the message to whoever is told are those of
 * the page of one request. Another room alone is neither: the visit is the one that everybody knows of. Answers the
 * version that is left.
 * @throws HttpError 400, 403, 404, 409, 422
 */
export async function rebook(
  ctx: Ctx,
  id: number,
  version: number,
  { prestadorId, to, reason }: { prestadorId: number; to: RoomTime; reason: string },
): Promise<number> {
  const isRoomAlone = isOtherRoomAlone(await lockPedido(ctx, id), prestadorId, to);
  if (isRoomAlone) return changeRoom({ ...ctx, expectedVersion: version }, id, { prestadorId, to, reason });
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
