import type { Answer, suggestedClinics } from '@apto/api-client';
import { weekLines } from '@apto/domain/atendimento';
import {
  arrivalText,
  confirmationDays,
  confirmationWindow,
  itemsToBring,
  offeredTimes,
  sortOffers,
  type OfferedTime,
} from '@apto/domain/autoagendamento';
import { isWeekend } from '@apto/domain/time';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { faixasOfClinics } from '../agendas/faixas.ts';
import { readClinics } from '../agendas/repository.ts';
import { agendamento, cidade, prestador, unidade } from '../db/schema.ts';
import { employee, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions } from '../platform/search.ts';
import {
  clinicShown,
  distanceIn,
  servesCidade,
  sessionClinics,
  visitColumns,
} from '../prestadores/repository.ts';

/** Clinics whose times are worked out for a proposal, and for the first page of cards of a city that is asked for. */
const MAX_CLINICS = { proposal: 8, cards: 20 } as const;

const a = alias(agendamento, 'a');
const c = alias(cidade, 'c');
const p = alias(prestador, 'p');
const u = alias(unidade, 'u');

type Suggestions = Answer<typeof suggestedClinics>;

/** The request of the session, with the city to look in: the one asked for, its own, its branch's. */
async function readPedido(ctx: Ctx, cidadeId: number | null) {
  const [found] = await ctx.db
    .select({
      id: a.id,
      dataSugestaoInicial: a.dataSugestaoInicial,
      dataSugestaoFinal: a.dataSugestaoFinal,
      cidade: { id: c.id, cidade: c.cidade, estado: c.estado },
    })
    .from(a)
    .leftJoin(u, eq(u.id, a.unidadeId))
    .leftJoin(c, sql`${c.id} = coalesce(${cidadeId}::int, ${a.cidadeId}, ${u.cidadeId})`)
    .where(eq(a.id, employee(ctx).agendamentoId));
  if (!found) throw notFound('agendamento');
  return found;
}

/** The nearest clinics of a city that can serve the request, as their visitor sees them. */
const readNearest = (ctx: Ctx, cidadeId: number, max: number) =>
  ctx.db
    .select({
      id: p.id,
      ...visitColumns(p),
      latitude: p.lat,
      longitude: p.lng,
      city: { cidade: c.cidade, estado: c.estado },
      distanciaMetros: distanceIn(cidadeId),
    })
    .from(p)
    .innerJoin(c, eq(c.id, p.cidadeId))
    .where(allConditions([sessionClinics(ctx), servesCidade(cidadeId)]))
    .orderBy(sql`${distanceIn(cidadeId)} nulls last`, p.name, p.id)
    .limit(max);

/** When each clinic serves and its next free times, by its id: by the same rules as the booking. Two statements. */
async function readTimes(
  ctx: Ctx,
  pedido: Awaited<ReturnType<typeof readPedido>>,
  ids: readonly number[],
): Promise<Map<number, { horarios: string[]; opcoes: (OfferedTime & { chegada?: string })[] }>> {
  const { db, now } = ctx;
  const timeWindow = confirmationWindow({ ...pedido, now });
  if (!timeWindow) return new Map();
  const days = { start: timeWindow.inicio, end: timeWindow.fim };
  const clinics = await readClinics(db, { ids, empresaId: employee(ctx).empresaId }, days, {
    acceptedIn: pedido.id,
  });
  const faixas = await faixasOfClinics(db, clinics, days, now, { agendamentoId: pedido.id });
  return new Map(
    clinics.map((clinic) => {
      const free = (faixas.get(clinic.id) ?? []).filter(({ data: date }) => !isWeekend(date));
      const confirmable = confirmationDays({ ...pedido, ...clinic, faixas: free, now });
      const times = offeredTimes(confirmable, clinic.reservaFaixas, now, clinic.preparo);
      const told = times.map((time) =>
        time.horario === null
          ? { ...time, chegada: arrivalText(clinic.openingHours, time.data, time.periodo) }
          : time,
      );
      return [clinic.id, { horarios: weekLines(clinic.openingHours), opcoes: told }];
    }),
  );
}

/**
 * GET /autoagendamento/sugestoes: the clinics of a city for the session's request, in the order in which they are proposed,
 * each with the next times that one press books. Empty where the city has none, or the suggested range is over.
 * @param cidadeId null: the request's own city, else its branch's
 * @throws HttpError 404 for a city that does not exist
 */
export async function suggestClinics(ctx: Ctx, cidadeId: number | null): Promise<Suggestions> {
  const pedido = await readPedido(ctx, cidadeId);
  if (!pedido.cidade) {
    if (cidadeId !== null) throw notFound('cidade');
    return { cidade: null, clinicas: [] };
  }
  const nearest = await readNearest(
    ctx,
    pedido.cidade.id,
    cidadeId === null ? MAX_CLINICS.proposal : MAX_CLINICS.cards,
  );
  const times =
    nearest.length === 0
      ? null
      : await readTimes(
          ctx,
          pedido,
          nearest.map(({ id }) => id),
        );
  const clinics = nearest.map(({ city, oQueLevar, ...clinic }) => ({
    ...clinicShown(clinic, city),
    levar: itemsToBring(oQueLevar),
    ...(times?.get(clinic.id) ?? { horarios: [], opcoes: [] }),
  }));
  return { cidade: pedido.cidade, clinicas: sortOffers(clinics) };
}
