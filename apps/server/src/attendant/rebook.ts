import { PERIODO } from '@apto/domain/periodos';
import type { Ctx } from '../platform/context.ts';
import { attend } from './attend.ts';

/** Another time of a clinic, in one of its rooms. */
export interface RoomTime {
  readonly data: string;
  readonly hora: string;
  readonly ambienteId: number;
}

/**
 * An attendant's two steps, 'Reagendar' and 'Agendar': the place, the records and the message to whoever is told are those of
 * the page of one request. Answers the version that they leave.
 * @throws HttpError 400, 403, 404, 409, 422
 */
export async function rebook(
  ctx: Ctx,
  id: number,
  version: number,
  { prestadorId, to, reason }: { prestadorId: number; to: RoomTime; reason: string },
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
