import { ERROR_CODE, type Answer, type moveReserva, type ValidatedInput } from '@apto/api-client';
import { reservaOf } from '../agendas/marked.ts';
import { withObstacle } from '../agendas/obstacles.ts';
import { lockAgendamento } from '../agendamentos/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, rule } from '../platform/errors.ts';
import { rebook } from './rebook.ts';

type Body = ValidatedInput<typeof moveReserva>['body'];

/**
 * What is booked goes to another time or room of its clinic, in one transaction with the records and the message of an
 * attendant's own steps. Whoever moves it has seen where it was: at another place, or another version, nothing moves.
 * @throws HttpError 400, 403, 404, 409 when it was changed meanwhile or the place is taken, 422 when it cannot be moved here
 */
export async function moveBooked(ctx: Ctx, id: number, body: Body): Promise<Answer<typeof moveReserva>> {
  const { prestadorId, de: from, para: to, motivo: reason } = body;
  await lockAgendamento(ctx.db, internal(ctx).scope, id);
  const booked = await reservaOf(ctx, prestadorId, id, from);
  if (!booked)
    throw conflict(ERROR_CODE.CONFLITO, 'Este horário já não é dele: alguém o mudou. Confira o dia de novo.');
  const [checked] = await withObstacle(ctx, prestadorId, [booked]);
  const obstacle = checked?.impedimento;
  if (obstacle) throw rule(obstacle);
  return { id, version: await rebook(ctx, id, ctx.expectedVersion, { prestadorId, to, reason }) };
}
