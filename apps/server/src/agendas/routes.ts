import {
  agendaPrestadores,
  agendaBoard,
  availableFaixas,
  bestPlans,
  newAvailableFaixas,
  orderedPrestadores,
  queryHorarios,
  reservasOnDay,
  reviewAgendaChange,
  saveAgendaChange,
  whyNotAvailable,
} from '@apto/api-client';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { listSorted } from '../prestadores/list.ts';
import { pageMeta } from '../platform/sql.ts';
import { firstDays } from './first-days.ts';
import { reviewChange, saveChange } from './change.ts';
import { faixasForAgendamento, faixasForFuncionario, horariosByProcedimento } from './faixas.ts';
import { reservasOfDay } from './marked.ts';
import { planVisits } from './plans.ts';
import { explainUnavailable } from './why-not.ts';
import { clinicOf, listAgendaPrestadores, readBoard } from './board.ts';

/**
 * Free slots of clinics, and the agendas that they come from (doc3 agenda, ambiente, reserva-horario). Two of the calls for
 * slots are POSTs by the specification, and only read (doc2 §7).
 */
export function agendaRoutes(server: Server): void {
  reading(server, availableFaixas, ({ body }, ctx) => faixasForAgendamento(ctx, body));
  reading(server, newAvailableFaixas, ({ body }, ctx) => faixasForFuncionario(ctx, body));
  reading(server, queryHorarios, async ({ query }, ctx) => ({
    horarios: await horariosByProcedimento(ctx, query),
  }));

  reading(server, whyNotAvailable, ({ body }, ctx) => explainUnavailable(ctx, body));
  reading(server, bestPlans, ({ body }, ctx) => planVisits(ctx, body));

  // Here and not with the clinics, because each may say its first day.
  reading(server, orderedPrestadores, async ({ params, query }, ctx) => {
    const { page = 1, limit = 20, filter = '', tipoExame, ids = [], comReserva: withReserva = false } = query;
    const { comMotivos: withObstacles = false } = query;
    const { total, items } = await listSorted(ctx, {
      ...params,
      page,
      limit,
      filter,
      tipoExame,
      ids,
      withReserva,
      // An employee is not told of clinics that cannot serve them.
      withObstacles: withObstacles && ctx.session?.kind === 'interna',
    });
    const { desde: from } = query;
    const isAsked = from !== undefined && ctx.session?.kind === 'interna';
    const days = isAsked
      ? await firstDays(
          ctx,
          { ...params, tipoExame, from },
          items.map(({ id }) => id),
        )
      : null;
    const dated = days ? items.map((item) => ({ ...item, proximaData: days.get(item.id) ?? null })) : items;
    return { items: dated, meta: pageMeta(total, page, limit, items.length) };
  });

  reading(server, agendaPrestadores, ({ query }, ctx) => {
    const { page = 1, limit = 20, filter = '', data: day = null } = query;
    return listAgendaPrestadores(ctx, { page, limit, filter, day });
  });
  reading(server, agendaBoard, async ({ query }, ctx) => readBoard(ctx, await clinicOf(ctx, query)));
  reading(server, reviewAgendaChange, ({ params, body }, ctx) => reviewChange(ctx, params.id, body.change));
  writing(server, saveAgendaChange, ({ params, body }, ctx) => saveChange(ctx, params.id, body));
  reading(server, reservasOnDay, ({ params, query }, ctx) =>
    reservasOfDay(ctx, query.prestadorId, params.data),
  );
}
