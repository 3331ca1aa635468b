import type { AgendaBoard, LostReserva } from '@apto/api-client';
import {
  alternativeFaixas,
  DAYS_TO_MOVE,
  isOutsideOwnDays,
  MAX_PROPOSALS,
  proposeFaixas,
  type ClinicSchedule,
  type Faixa,
  type WishToMove,
} from '@apto/domain/agendas';
import { isPeriodo, PERIODO } from '@apto/domain/periodos';
import { addDays, earlierDate, laterDate, type CivilDate } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { rows } from '../db/rows.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';
import { readOccupancies } from './occupations.ts';
import { NOTICE, OFFERED } from '../prestadores/offer.ts';

const WANTED = z.strictObject({
  id: z.int(),
  inicio: z.string(),
  fim: z.string(),
  periodo: z.nullable(z.int()),
  antecedencia: z.int(),
  exames: z.array(z.int()),
});

/** What the requests of bookings ask of another time; one that asks for no days has none. One statement. */
function wantedOf(ctx: Ctx, prestadorId: number, ids: readonly number[]) {
  return rows(
    ctx.db,
    WANTED,
    sql`select a.id, a.data_sugestao_inicial::text as inicio, a.data_sugestao_final::text as fim,
          a.periodo::int as periodo, coalesce(max(${NOTICE}), 0)::int as antecedencia,
          coalesce(json_agg(distinct pe.procedimento_id) filter (where pe.procedimento_id is not null), '[]'::json) as exames
        from agendamento a
        left join agendamento_procedimento ap on ap.agendamento_id = a.id and ap.aceito
          and coalesce(ap.prestador_id, a.prestador_id) = ${prestadorId}
        left join prestador_exame pe on pe.procedimento_id = ap.procedimento_id and pe.prestador_id = ${prestadorId}
          and ${OFFERED}
        where ${belongsTo(sql`a.id`, ids)} and ${agendamentoScope(internal(ctx).scope)}
          and a.data_sugestao_inicial is not null and a.data_sugestao_final is not null
        group by a.id`,
  );
}

const toFree = (wish: WishToMove, faixa: Faixa) => {
  const { data, horarioChegada, horarioSaida, ambienteId } = faixa;
  const free = { data, horarioChegada, horarioSaida, ambienteId };
  return isOutsideOwnDays(wish, faixa) ? { ...free, foraDoPedido: true } : free;
};

/** The bookings of each appointment on each day, in order of the first of them. */
function groupsOf(lost: readonly LostReserva[]): LostReserva[][] {
  const groups = new Map<string, LostReserva[]>();
  for (const each of lost) {
    const key = `${each.agendamentoId} ${each.data}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/**
 * The free slot of the same clinic that each booking without a place could move to (docs/decisions/0117): null where the
 * request's days have none, absent where none is looked for, as for a customer outside the caller's scope. Nothing is held
 * by it. Two statements, however many bookings.
 * @param after the clinic as it is after the change, each agenda with the exams that it takes
 * @param isClosing a day is closed: also the free slots that a person may choose from instead, and days after the request's
 * own where those have none
 */
export async function withSugestao(
  ctx: Ctx,
  prestadorId: number,
  lost: readonly LostReserva[],
  after: Omit<ClinicSchedule, 'agendas'> & Pick<AgendaBoard, 'agendas' | 'feriados'>,
  isClosing = false,
): Promise<LostReserva[]> {
  const asked = lost.filter((each) => each.agendamentoId !== null).slice(0, MAX_PROPOSALS);
  if (asked.length === 0) return [...lost];
  const ids = [...new Set(asked.flatMap(({ agendamentoId }) => agendamentoId ?? []))];
  const wanted = new Map((await wantedOf(ctx, prestadorId, ids)).map((each) => [each.id, each]));
  const open = new Set(after.ambientes.filter(({ ativo: isOpen }) => isOpen).map(({ id }) => id));
  const agendas = after.agendas.filter(({ ambienteId }) => open.has(ambienteId));
  const { now } = ctx;
  const wishes = groupsOf(asked).flatMap((bookings): WishToMove[] => {
    const request = wanted.get(bookings[0]?.agendamentoId ?? 0);
    if (!request) return [];
    const { inicio: start, fim: end, periodo, antecedencia, exames } = request;
    const booked = bookings[0]?.data ?? now.data;
    return [
      {
        bookings,
        ...(isClosing ? { ownDays: { start, end } } : {}),
        agendas: agendas.filter(
          ({ procedimentosIds: taken }) => taken.length === 0 || exames.every((id) => taken.includes(id)),
        ),
        query: {
          dataInicial: laterDate(isClosing ? earlierDate(start, booked) : start, now.data),
          dataFinal: isClosing ? laterDate(end, addDays(booked, DAYS_TO_MOVE)) : end,
          periodo: isPeriodo(periodo) ? periodo : PERIODO.AMBOS,
          feriados: after.feriados,
          ferias: after.ferias,
          openingHours: after.openingHours.length > 0 ? after.openingHours : null,
          antecedenciaDays: antecedencia,
          now,
        },
      },
    ];
  });
  const last = wishes.reduce<CivilDate>((day, { query }) => laterDate(day, query.dataFinal), now.data);
  const first = wishes.reduce<CivilDate>((day, { query }) => earlierDate(day, query.dataInicial), last);
  const occupancies = await readOccupancies(ctx.db, [...open], { start: first, end: last }, now);
  const proposals = proposeFaixas(wishes, occupancies);
  const wishOf = new Map(wishes.flatMap((wish) => wish.bookings.map(({ id }) => [id, wish] as const)));
  const alternatives = new Map(
    isClosing
      ? wishes.flatMap((wish) => {
          const free = alternativeFaixas(wish, occupancies).map((faixa) => toFree(wish, faixa));
          return wish.bookings.map(({ id }) => [id, free] as const);
        })
      : [],
  );
  return lost.map((each) => {
    const faixa = proposals.get(each.id);
    const wish = wishOf.get(each.id);
    if (faixa === undefined || !wish) return each;
    const others = alternatives.get(each.id);
    return { ...each, sugestao: faixa && toFree(wish, faixa), ...(others ? { alternativas: others } : {}) };
  });
}
