import type { Answer, holdMyFaixa, ValidatedInput } from '@apto/api-client';
import { HELD_TOO_LONG_TEXT, holdUntil } from '@apto/domain/reserva';
import { periodoOfHorario } from '@apto/domain/periodos';
import { isWeekend, type CivilDate } from '@apto/domain/time';
import { employee, type Ctx } from '../platform/context.ts';
import { rule } from '../platform/errors.ts';
import { heldSince, releaseHolds } from '../reservas/repository.ts';
import { checkChoice, readChosenClinic } from './choice.ts';
import { lockPedido, requireAwaitingFuncionario } from './held.ts';
import { takeFaixa } from './reserva.ts';

/**
 * Keeps the slot that an employee has chosen while they look at it, in place of the one kept before: one slot for one
 * request (docs/decisions/0115). Nothing is kept where the clinic books no slots.
 * @returns until when, or null when nothing is kept
 * @throws HttpError 409 when it is gone, with the nearest free ones, 422 when it cannot be chosen, or was kept too long
 */
export async function holdOwnFaixa(
  ctx: Ctx,
  { dataAgendamento: data, horarioAgendamento: time }: ValidatedInput<typeof holdMyFaixa>['body'],
): Promise<Answer<typeof holdMyFaixa>> {
  const { db, now } = ctx;
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  requireAwaitingFuncionario(pedido);
  if (pedido.prestadorId === null) throw rule('Confirme a clínica antes de agendar.');
  const { clinic, timeWindow } = await readChosenClinic(ctx, pedido, pedido.prestadorId, data);
  if (!clinic.reservaFaixas) return { expiraEm: null, segundos: 0 };
  checkChoice(ctx, pedido, clinic, { data, time, periodo: periodoOfHorario(time), ambienteId: null });
  const since = (await heldSince(db, { agendamentoId: pedido.id }, now)) ?? now.instant;
  const expiraEm = holdUntil(since, now.instant);
  if (expiraEm === null) throw rule(HELD_TOO_LONG_TEXT);
  await takeFaixa(
    ctx,
    { agendamentoId: pedido.id, expiraEm, desde: since },
    clinic,
    { data, time, ambienteId: null },
    { days: timeWindow, isChoosable: (date: CivilDate) => !isWeekend(date) },
  );
  const seconds = Math.round((Date.parse(expiraEm) - Date.parse(now.instant)) / 1000);
  return { expiraEm, segundos: seconds };
}

/** Frees it: whoever leaves needs it no more. */
export async function releaseOwnFaixa(ctx: Ctx): Promise<void> {
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  await releaseHolds(ctx.db, { agendamentoId: pedido.id });
}
