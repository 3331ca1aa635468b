import { panelCounters } from '@apto/api-client';
import { countPanel } from '../agendamentos/list.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';

/** Counters Meus, Pendências and Em Aberto (doc1 §4): each is exactly what the list shows for it. */
export function panelRoutes(server: Server): void {
  const count = (ctx: Ctx, panel: 'MEUS' | 'PENDENCIAS' | 'EM_ABERTO') =>
    countPanel(ctx.db, internal(ctx), panel);
  reading(server, panelCounters, async (_, ctx) => ({
    meus: await count(ctx, 'MEUS'),
    pendencias: await count(ctx, 'PENDENCIAS'),
    emAberto: await count(ctx, 'EM_ABERTO'),
  }));
}
