import { roomChangeText } from '@apto/domain/attendant';
import { PERIODO } from '@apto/domain/periodos';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { lockPedido, type LockedPedido } from '../autoagendamento/held.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { changedMeanwhile, nextTransition } from './attend.ts';
import { readFacts } from './repository.ts';
import { roomOf } from '../reservas/repository.ts';
import { bookWhen, chooseWhen } from './when.ts';

/** A time of a clinic, in one of its rooms. */
export interface RoomTime {
  readonly data: CivilDate;
  readonly hora: TimeOfDay;
  readonly ambienteId: number;
}

/** Whether all that changes is the room: whoever comes is told nothing of that. */
export const isOtherRoomAlone = (pedido: LockedPedido, prestadorId: number, to: RoomTime): boolean =>
  pedido.prestadorId === prestadorId &&
  pedido.dataAgendamento === to.data &&
  pedido.horaAgendamento === to.hora;

/**
 * Another room at the same time: place, record and audit change, and neither the status nor what anybody was told does
 * (docs/decisions/0218). Answers the version that it leaves.
 * @throws HttpError 400, 403, 404, 409, 422
 */
export async function changeRoom(
  ctx: Ctx,
  id: number,
  { prestadorId, to, reason }: { prestadorId: number; to: RoomTime; reason: string },
): Promise<number> {
  const session = internal(ctx);
  const pedido = await lockPedido(ctx, id);
  const facts = await readFacts(ctx.db, id);
  if (pedido.versao !== ctx.expectedVersion) throw await changedMeanwhile(ctx, facts);
  const { para } = await nextTransition(ctx, 'TROCAR_SALA', facts);
  const from = await roomOf(ctx.db, id);
  const chosen = await chooseWhen(ctx, pedido, { idPrestador: prestadorId, periodo: PERIODO.AMBOS, ...to });
  const { horaSaida } = await bookWhen(ctx, pedido, facts, chosen);
  const { version } = await transitionAgendamento(ctx, pedido, {
    acao: 'TROCAR_SALA',
    para,
    releasesVaga: false,
    descricao: roomChangeText(from ?? '', (await roomOf(ctx.db, id)) ?? '', reason),
    author: { id: session.usuarioId, name: session.name },
    columns: { horaSaida },
    event: 'STATUS',
    audit: { acao: 'TROCAR_SALA', detalhes: { ambienteId: to.ambienteId } },
  });
  return version;
}
