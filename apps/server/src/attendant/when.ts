import type { attendRequest, ValidatedInput } from '@apto/api-client';
import type { Faixa } from '@apto/domain/agendas';
import { whenFailure, type ChosenWhen } from '@apto/domain/attendant';
import { confirmationPeriodo } from '@apto/domain/autoagendamento';
import { addDays, earlierDate, laterDate, type CivilDate } from '@apto/domain/time';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readClinic, type ClinicWithAgendas, type Intervalo } from '../agendas/repository.ts';
import type { LockedPedido } from '../autoagendamento/held.ts';
import { takeFaixa } from '../autoagendamento/reserva.ts';
import { prestador } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, notFound, rule } from '../platform/errors.ts';
import { servesAgendamento } from '../prestadores/repository.ts';
import type { Facts } from './repository.ts';
import { isInRoom, releaseHolds, releaseReservas } from '../reservas/repository.ts';

type Body = ValidatedInput<typeof attendRequest>['body'];
type WantedWhen = Extract<Body, { quando: unknown }>['quando'];

/** Days around the wanted one among which free slots are offered to who lost the race. */
const DAYS_BEFORE = 7;
const DAYS_SHOWN = 31;

const p = alias(prestador, 'p');

/** A clinic of the company with its days and agendas in reach. @throws HttpError 404 */
export async function clinicFor(
  ctx: Pick<Ctx, 'db'>,
  pedido: Pick<LockedPedido, 'id' | 'empresaId'>,
  prestadorId: number,
  reach: Intervalo,
): Promise<ClinicWithAgendas> {
  const clinic = await readClinic(ctx.db, { id: prestadorId, empresaId: pedido.empresaId }, reach, {
    acceptedIn: pedido.id,
  });
  if (!clinic) throw notFound('prestador');
  return clinic;
}

/** A clinic that is not released to the customer, or lacks an exam, is refused as the wizard refuses it (doc2 §8). */
async function checkServes(ctx: Ctx, pedido: LockedPedido, prestadorId: number): Promise<void> {
  const [found] = await ctx.db
    .select({ serves: sql<boolean>`${servesAgendamento(pedido.id)}` })
    .from(p)
    .where(eq(p.id, prestadorId));
  if (found?.serves) return;
  throw rule(`O prestador não atende os funcionários da empresa: ${pedido.nomeCliente}`, {
    prestadorNaoLiberado: true,
  });
}

export interface Chosen extends ChosenWhen {
  readonly clinic: ClinicWithAgendas;
  readonly ambienteId: number | null;
  /** Days on which another free slot would do. */
  readonly days: Intervalo;
}

function daysAround(today: CivilDate, wanted: CivilDate): Intervalo {
  const start = laterDate(today, addDays(wanted, -DAYS_BEFORE));
  return { start, end: addDays(start, DAYS_SHOWN - 1) };
}

/** The clinic, day and time that were picked, as far as they could be booked at all. @throws HttpError 400, 404, 422 */
export async function chooseWhen(ctx: Ctx, pedido: LockedPedido, wanted: WantedWhen): Promise<Chosen> {
  const { idPrestador, data: day, hora: time, ambienteId = null } = wanted;
  const days = daysAround(ctx.now.data, day);
  const reach = { start: earlierDate(days.start, day), end: laterDate(days.end, day) };
  const clinic = await clinicFor(ctx, pedido, idPrestador, reach);
  if (idPrestador !== pedido.prestadorId) await checkServes(ctx, pedido, idPrestador);
  const periodo = confirmationPeriodo({ periodo: wanted.periodo, horario: time });
  const failure = whenFailure({ data: day, hora: time, periodo }, clinic, ctx.now);
  if (failure) throw invalid([{ campo: `quando.${failure.campo}`, mensagem: failure.mensagem }]);
  return { clinic, data: day, hora: time, periodo, ambienteId, days };
}

/**
 * Frees what the request held and takes the chosen place, in the same transaction: who loses the race keeps what they
 * had. What is kept as it was is not asked for again, because its notice may be over.
 * @throws HttpError 409 with the nearest free slots
 */
export async function bookWhen(
  ctx: Ctx,
  pedido: LockedPedido,
  facts: Pick<Facts, 'hasVaga' | 'horaSaida'>,
  { clinic, data: day, hora: time, ambienteId, days }: Chosen,
): Promise<{ horaSaida: string | null }> {
  const isKept =
    facts.hasVaga &&
    clinic.reservaFaixas &&
    pedido.prestadorId === clinic.id &&
    pedido.dataAgendamento === day &&
    pedido.horaAgendamento === time &&
    (ambienteId === null || (await isInRoom(ctx.db, pedido.id, ambienteId)));
  if (isKept) return { horaSaida: facts.horaSaida };
  await releaseReservas(ctx.db, pedido.id);
  let faixa: Faixa | null = null;
  if (clinic.reservaFaixas && time) {
    const wanted = { data: day, time, ambienteId };
    // What was kept while they chose is theirs to take.
    await releaseHolds(ctx.db, {
      usuarioId: internal(ctx).usuarioId,
      funcionarioId: pedido.funcionarioId,
    });
    faixa = await takeFaixa(ctx, { agendamentoId: pedido.id }, clinic, wanted, {
      days,
      isChoosable: () => true,
    });
  }
  return { horaSaida: faixa?.horarioSaida ?? null };
}
