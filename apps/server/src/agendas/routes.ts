import { queryHorarios, availableFaixas, newAvailableFaixas } from '@apto/api-client';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { faixasForAgendamento, faixasForFuncionario, horariosByProcedimento } from './faixas.ts';

/** Free slots of clinics. Two of the calls are POSTs by the specification, and only read (doc2 §7). */
export function agendaRoutes(server: Server): void {
  reading(server, availableFaixas, ({ body }, ctx) => faixasForAgendamento(ctx, body));
  reading(server, newAvailableFaixas, ({ body }, ctx) => faixasForFuncionario(ctx, body));
  reading(server, queryHorarios, async ({ query }, ctx) => ({
    horarios: await horariosByProcedimento(ctx, query),
  }));
}
