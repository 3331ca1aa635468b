import { generateFaixas } from '@apto/domain/agendas';
import { PERIODO } from '@apto/domain/periodos';
import {
  chooseOffer,
  type OFFER_STATES,
  type OffersSoFar,
  type WAIT_ENDS,
  type Place,
  type WaitingVisit,
  type WaitRules,
} from '@apto/domain/waiting-list';
import { instantInSaoPaulo, laterDate, type Now } from '@apto/domain/time';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clinicRules, readClinic, type ClinicWithAgendas } from '../agendas/repository.ts';
import { HELD } from '../agendamentos/change.ts';
import { employeeDestination } from '../autoagendamento/notice.ts';
import type { Db } from '../db/port.ts';
import { agendamento, cliente, offer, waiting } from '../db/schema.ts';
import { releaseHolds } from '../reservas/repository.ts';

const a = alias(agendamento, 'a');

/** An appointment, as far as its employee's waiting is judged and told by it. */
export type Waiter = NonNullable<Awaited<ReturnType<typeof readWaiter>>>;

export async function readWaiter(db: Db, agendamentoId: number) {
  const [found] = await db
    .select({
      ...HELD,
      idStatus: a.statusId,
      nomeFuncionario: a.nomeFuncionario,
      telefoneFuncionario: a.telefoneFuncionario,
      emailFuncionario: a.emailFuncionario,
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
      dataSugestaoInicial: a.dataSugestaoInicial,
      dataSugestaoFinal: a.dataSugestaoFinal,
      isRemote: a.telemedicina,
      limits: { alterar: cliente.horasBloqueioAlterar, cancelar: cliente.horasBloqueioCancelar },
      places: sql<number>`(select count(*)::int from reserva r where r.agendamento_id = ${a.id} and r.ativa and r.tipo = 'RESERVA')`,
    })
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .where(eq(a.id, agendamentoId));
  return found;
}

/** The clinic of a booked place with its agendas up to that place, for the exams of the appointment; null without one. */
export async function clinicOf(db: Db, waiter: Waiter, now: Now): Promise<ClinicWithAgendas | null> {
  if (waiter.prestadorId === null) return null;
  const clinic = await readClinic(
    db,
    { id: waiter.prestadorId, empresaId: waiter.empresaId },
    { start: now.data, end: laterDate(waiter.dataAgendamento ?? now.data, now.data) },
    { acceptedIn: waiter.id },
  );
  return clinic ?? null;
}

/** As the domain judges it. */
export async function visitOf(
  db: Db,
  waiter: Waiter,
  clinic: ClinicWithAgendas | null,
  now: Now,
): Promise<WaitingVisit> {
  return {
    ...waiter,
    now,
    reservaFaixas: clinic?.reservaFaixas ?? false,
    openingHours: clinic?.openingHours ?? [],
    antecedenciaDays: clinic?.antecedenciaDays ?? 0,
    preparo: clinic?.preparo ?? { jejumHoras: null, repousoAuditivoHoras: null },
    hasContact: (await employeeDestination(db, waiter)) !== null,
    hasEarlier: () => clinic !== null && hasEarlier(waiter, clinic, now),
  };
}

/** Whether the agendas have any place that would be a fair offer, were nobody booked in it. */
function hasEarlier(waiter: Waiter, clinic: ClinicWithAgendas, now: Now): boolean {
  const { dataAgendamento: data, horaAgendamento: time } = waiter;
  if (data === null || time === null) return false;
  const rules = rulesOf(waiter, { data, time }, clinic, [], now);
  const places = generateFaixas(clinic.agendas, {
    ...clinicRules(clinic),
    dataInicial: now.data,
    dataFinal: data,
    periodo: PERIODO.AMBOS,
    occupancies: [],
    now,
  });
  return chooseOffer(places, rules) !== null;
}

/** What decides which free place is a fair offer. */
export const rulesOf = (
  waiter: Waiter,
  own: Place,
  clinic: ClinicWithAgendas,
  offered: readonly Place[],
  now: Now,
): WaitRules => ({ ...waiter, ...clinic, own, offered, now });

/** The wish of an appointment that stands, or null. */
export async function liveWish(db: Db, agendamentoId: number) {
  const [found] = await db
    .select({ id: waiting.id, createdAt: waiting.createdAt })
    .from(waiting)
    .where(and(eq(waiting.agendamentoId, agendamentoId), eq(waiting.situacao, 'ESPERANDO')));
  return found ?? null;
}

/** What a wish was offered, in order. */
export const offersOf = (db: Db, wishId: number) =>
  db.select().from(offer).where(eq(offer.esperaId, wishId)).orderBy(asc(offer.id));

/** The offer of an appointment that can be taken now, or null. */
export async function openOffer(db: Db, agendamentoId: number, now: Now) {
  const [found] = await db
    .select()
    .from(offer)
    .where(
      and(
        eq(offer.agendamentoId, agendamentoId),
        eq(offer.situacao, 'ABERTA'),
        gt(offer.expiraEm, now.instant),
      ),
    );
  return found ?? null;
}

/** How many offers of a wish are of today, and when the last of them was refused. */
export function offersSoFar(made: Awaited<ReturnType<typeof offersOf>>, now: Now): OffersSoFar {
  const midnight = Date.parse(instantInSaoPaulo(now.data, '00:00'));
  const refused = made.filter(({ situacao: state }) => state === 'RECUSADA');
  return {
    today: made.filter(({ createdAt }) => Date.parse(createdAt) >= midnight).length,
    lastRefusal: refused.at(-1)?.respondidaEm ?? null,
  };
}

type OfferEnd = Exclude<(typeof OFFER_STATES)[number], 'ABERTA' | 'ACEITA'>;

/** Ends the open offer of an appointment and frees its place; answers it, or null where there is none. */
export async function endOffer(db: Db, agendamentoId: number, end: OfferEnd, now: Now) {
  const [ended] = await db
    .update(offer)
    .set({ situacao: end, respondidaEm: now.instant })
    .where(and(eq(offer.agendamentoId, agendamentoId), eq(offer.situacao, 'ABERTA')))
    .returning();
  if (ended) await releaseHolds(db, { agendamentoId });
  return ended ?? null;
}

/** Ends the wish of an appointment, and with it its open offer; false where there is none. */
export async function endWish(
  db: Db,
  agendamentoId: number,
  end: (typeof WAIT_ENDS)[number],
  now: Now,
): Promise<boolean> {
  await endOffer(db, agendamentoId, 'SEM_EFEITO', now);
  const ended = await db
    .update(waiting)
    .set({ situacao: end, encerradaEm: now.instant })
    .where(and(eq(waiting.agendamentoId, agendamentoId), eq(waiting.situacao, 'ESPERANDO')))
    .returning({ id: waiting.id });
  return ended.length > 0;
}
