import { panelCounters } from '@apto/api-client';
import { buildFilter } from '../agendamentos/filter.ts';
import { countOf } from '../agendamentos/list.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';

/** Counters Meus, Pendências and Em Aberto (doc1 §4): each is exactly what the list shows for it. */
export function panelRoutes(server: Server): void {
  const fromPanel = (ctx: Ctx, panel: 'MEUS' | 'PENDENCIAS' | 'EM_ABERTO') =>
    countOf(ctx.db, buildFilter({ filtrosExtras: { painel: panel } }, internal(ctx)));
  reading(server, panelCounters, async (_, ctx) => ({
    meus: await fromPanel(ctx, 'MEUS'),
    pendencias: await fromPanel(ctx, 'PENDENCIAS'),
    emAberto: await fromPanel(ctx, 'EM_ABERTO'),
  }));
}
