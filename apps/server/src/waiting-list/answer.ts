import { ERROR_CODE, type acceptOffer, type Answer } from '@apto/api-client';
import { changeDeadline, changeRefusal } from '@apto/domain/autoagendamento';
import { periodoOfHorario } from '@apto/domain/periodos';
import { canTransition } from '@apto/domain/status';
import { OFFER_OVER_TEXT } from '@apto/domain/waiting-list';
import { and, eq } from 'drizzle-orm';
import { refusedStep } from '../agendamentos/refusal.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { setExameDates } from '../agendamentos/repository.ts';
import { lockPedido } from '../autoagendamento/held.ts';
import { notifyConfirmation } from '../autoagendamento/notice.ts';
import { takeFaixa } from '../autoagendamento/reserva.ts';
import { offer } from '../db/schema.ts';
import { employee, type Ctx } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { releaseReservas } from '../reservas/repository.ts';
import { offeredText } from './trail.ts';
import { clinicOf, endOffer, endWish, openOffer, readWaiter } from './repository.ts';

/** The offer that the employee saw, while it is theirs. @throws HttpError 409 */
async function requireOpen(ctx: Ctx, agendamentoId: number, offerId: number) {
  const open = await openOffer(ctx.db, agendamentoId, ctx.now);
  if (open?.id === offerId) return open;
  throw conflict(ERROR_CODE.OFERTA_ENCERRADA, OFFER_OVER_TEXT);
}

/** Whether the day may still change, by the customer's own limits. @throws HttpError 409 */
function requireChangeable(ctx: Ctx, waiter: Omit<Parameters<typeof changeRefusal>[1], 'now'>): void {
  const visit = { ...waiter, now: ctx.now };
  const refusal = changeRefusal('ANTECIPAR', visit);
  if (refusal === null) return;
  const hours = changeDeadline('ANTECIPAR', visit);
  throw hours === false
    ? conflict(ERROR_CODE.TRANSICAO_RECUSADA, refusal)
    : conflict(ERROR_CODE.PRAZO_ENCERRADO, refusal, { horas: hours });
}

/** What a second press finds: the place is theirs since the first, and not somebody else's. */
async function acceptedBefore(
  { db }: Ctx,
  { id, versao: version, dataAgendamento, horaAgendamento }: Awaited<ReturnType<typeof lockPedido>>,
  offerId: number,
): Promise<Answer<typeof acceptOffer> | null> {
  if (dataAgendamento === null || horaAgendamento === null) return null;
  const [taken] = await db
    .select({ id: offer.id })
    .from(offer)
    .where(
      and(
        eq(offer.id, offerId),
        eq(offer.agendamentoId, id),
        eq(offer.situacao, 'ACEITA'),
        eq(offer.data, dataAgendamento),
        eq(offer.hora, horaAgendamento),
      ),
    );
  return taken ? { id, version, dataAgendamento, horaAgendamento } : null;
}

/**
 * The employee takes the place that was kept for them, in one transaction: the place for good, the old one free, record,
 * kit and messages as for any booking (docs/decisions/0151).
 * @throws HttpError 404, 409
 */
export async function acceptOwnOffer(ctx: Ctx, offerId: number): Promise<Answer<typeof acceptOffer>> {
  const { db, now } = ctx;
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  const done = await acceptedBefore(ctx, pedido, offerId);
  if (done) return done;
  const { id, ambienteId, data: day, hora: time } = await requireOpen(ctx, pedido.id, offerId);
  const waiter = await readWaiter(db, pedido.id);
  const clinic = waiter && (await clinicOf(db, waiter, now));
  if (!waiter || !clinic) throw notFound('agendamento');
  requireChangeable(ctx, waiter);
  const step = canTransition(pedido.statusId, 'ANTECIPAR', [], { now, actor: 'FUNCIONARIO' });
  if (!step.ok) throw refusedStep(step);

  await releaseReservas(db, pedido.id);
  const days = { start: day, end: day };
  const faixa = await takeFaixa(
    ctx,
    { agendamentoId: pedido.id },
    clinic,
    { data: day, time, ambienteId },
    { days, isChoosable: () => true },
  );
  const periodo = periodoOfHorario(time);
  const { version } = await transitionAgendamento(ctx, pedido, {
    acao: 'ANTECIPAR',
    para: step.para,
    releasesVaga: false,
    descricao: `Antecipado pelo funcionário: ${offeredText({ data: day, hora: time })}`,
    author: { id: null, name: pedido.nomeFuncionario },
    columns: {
      dataAgendamento: day,
      horaAgendamento: time,
      periodoAgendado: null,
      horaSaida: faixa.horarioSaida,
    },
    event: 'AGENDADO',
    // Where it was before is the trail's to keep.
    audit: {
      acao: 'ANTECIPAR',
      detalhes: {
        de: pedido.statusId,
        para: step.para,
        antes: [pedido.dataAgendamento, pedido.horaAgendamento],
      },
    },
  });
  await setExameDates(db, pedido.id, { idPrestador: clinic.id, data: day, hora: time });
  await db.update(offer).set({ situacao: 'ACEITA', respondidaEm: now.instant }).where(eq(offer.id, id));
  await endWish(db, pedido.id, 'ATENDIDA', now);
  await notifyConfirmation(ctx, pedido, { data: day, time, periodo }, 'ANTECIPAR');
  return { id: pedido.id, version, dataAgendamento: day, horaAgendamento: time };
}

/** The employee keeps what they have; the place goes to the next who waits. @throws HttpError 404, 409 */
export async function refuseOwnOffer(ctx: Ctx, offerId: number): Promise<void> {
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  const open = await requireOpen(ctx, pedido.id, offerId);
  await endOffer(ctx.db, pedido.id, 'RECUSADA', ctx.now);
  await ctx.audit({
    acao: 'RECUSAR_OFERTA',
    recurso: 'agendamento',
    recursoId: pedido.id,
    clienteId: pedido.clienteId,
    detalhes: { oferecido: offeredText(open) },
  });
}
