import {
  listAttendants,
  panelCounters,
  returnAtendimento,
  startAtendimento,
  startNextAtendimento,
  takeOverAtendimento,
} from '@apto/api-client';
import { countPanel } from '../agendamentos/list.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { attendants } from './repository.ts';
import { giveBack, start, startNext, takeOver } from './take.ts';

/** The attendants' queue (doc3 §2.10): its counters, and who has what in hand. Its rows are the list's. */
export function panelRoutes(server: Server): void {
  const count = (ctx: Ctx, panel: 'MEUS' | 'PENDENCIAS' | 'EM_ABERTO') =>
    countPanel(ctx.db, internal(ctx), panel);
  // Each counter (doc1 §4) is exactly what the list shows for it.
  reading(server, panelCounters, async (_, ctx) => ({
    meus: await count(ctx, 'MEUS'),
    pendencias: await count(ctx, 'PENDENCIAS'),
    emAberto: await count(ctx, 'EM_ABERTO'),
  }));

  reading(server, listAttendants, (_, ctx) => attendants(ctx.db, internal(ctx).scope));

  writing(server, startAtendimento, ({ params }, ctx) => start(ctx, params.id));
  writing(server, startNextAtendimento, (_, ctx) => startNext(ctx));
  writing(server, returnAtendimento, ({ params }, ctx) => giveBack(ctx, params.id));
  writing(server, takeOverAtendimento, ({ params, body }, ctx) =>
    takeOver(ctx, params.id, body.responsavelId),
  );
}
