import { ERROR_CODE, type Answer, type myWait, type waitOfAgendamento } from '@apto/api-client';
import { hardPreparo, minutesUntil } from '@apto/domain/exames';
import { waitRefusal, type WAIT_ENDS } from '@apto/domain/waiting-list';
import { lockAgendamento, requireAgendamento } from '../agendamentos/repository.ts';
import { lockPedido } from '../autoagendamento/held.ts';
import { waiting } from '../db/schema.ts';
import { employee, internal, type Ctx } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { iso } from '../platform/sql.ts';
import { clinicOf, endWish, liveWish, offersOf, openOffer, readWaiter, visitOf } from './repository.ts';

/** GET /autoagendamento/espera. @throws HttpError 404 */
export async function readOwnWait(ctx: Ctx): Promise<Answer<typeof myWait>> {
  const { db, now } = ctx;
  const waiter = await readWaiter(db, employee(ctx).agendamentoId);
  if (!waiter) throw notFound('agendamento');
  const clinic = await clinicOf(db, waiter, now);
  const hasPlace = clinic?.reservaFaixas === true && waiter.places > 0;
  const wish = await liveWish(db, waiter.id);
  if (!wish)
    return {
      situacao: 'LIVRE',
      cabe: hasPlace,
      impedimento: waitRefusal(await visitOf(db, waiter, clinic, now)),
      oferta: null,
    };
  const open = await openOffer(db, waiter.id, now);
  if (!open) return { situacao: 'ESPERANDO', cabe: hasPlace, impedimento: null, oferta: null };
  const expiraEm = iso(open.expiraEm);
  return {
    situacao: 'OFERTA',
    cabe: hasPlace,
    impedimento: null,
    oferta: {
      id: open.id,
      data: open.data,
      horario: open.hora,
      expiraEm,
      segundos: Math.round((Date.parse(expiraEm) - Date.parse(now.instant)) / 1000),
      preparo: clinic ? hardPreparo(open.hora, clinic.preparo, minutesUntil(open.data, open.hora, now)) : [],
    },
  };
}

/** POST /autoagendamento/espera: who waits already goes on waiting, in their place. @throws HttpError 404, 409 */
export async function waitForEarlier(ctx: Ctx): Promise<Answer<typeof myWait>> {
  const { db, now } = ctx;
  const { id, clienteId, empresaId } = await lockPedido(ctx, employee(ctx).agendamentoId);
  const waiter = await readWaiter(db, id);
  if (!waiter) throw notFound('agendamento');
  if (!(await liveWish(db, id))) {
    const refusal = waitRefusal(await visitOf(db, waiter, await clinicOf(db, waiter, now), now));
    if (refusal !== null) throw conflict(ERROR_CODE.TRANSICAO_RECUSADA, refusal);
    await db.insert(waiting).values({ empresaId, agendamentoId: id, createdAt: now.instant });
    await ctx.audit({ acao: 'ESPERAR_HORARIO', recurso: 'agendamento', recursoId: id, clienteId });
  }
  return readOwnWait(ctx);
}

/** Of somebody who does not wait there is nothing to end, and nothing is wrong. */
async function end(
  ctx: Ctx,
  { id, clienteId }: { id: number; clienteId: number },
  how: Exclude<(typeof WAIT_ENDS)[number], 'ATENDIDA'>,
) {
  if (!(await endWish(ctx.db, id, how, ctx.now))) return;
  const action = how === 'RETIRADA' ? 'DEIXAR_ESPERA' : 'ENCERRAR_ESPERA';
  await ctx.audit({ acao: action, recurso: 'agendamento', recursoId: id, clienteId });
}

/** DELETE /autoagendamento/espera. @throws HttpError 404 */
export async function leaveOwnWait(ctx: Ctx): Promise<void> {
  await end(ctx, await lockPedido(ctx, employee(ctx).agendamentoId), 'RETIRADA');
}

/** DELETE /agendamentos/:id/espera. @throws HttpError 404 */
export async function endWait(ctx: Ctx, id: number): Promise<void> {
  await end(ctx, await lockAgendamento(ctx.db, internal(ctx).scope, id), 'ENCERRADA');
}

/** GET /agendamentos/:id/espera. @throws HttpError 404 */
export async function readWait(ctx: Ctx, id: number): Promise<Answer<typeof waitOfAgendamento>> {
  await requireAgendamento(ctx.db, internal(ctx).scope, id);
  const wish = await liveWish(ctx.db, id);
  if (!wish) return { espera: null };
  const made = await offersOf(ctx.db, wish.id);
  const open = await openOffer(ctx.db, id, ctx.now);
  return {
    espera: {
      desde: iso(wish.createdAt),
      ofertas: made.length,
      oferta: open && { data: open.data, horario: open.hora, expiraEm: iso(open.expiraEm) },
    },
  };
}
