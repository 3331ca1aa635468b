import { internalTimeline, messageTimeline } from '@apto/api-client';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { auditRead } from '../platform/health-read.ts';
import { internal } from '../platform/context.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { toInternalEvent, toMessage } from './present.ts';
import { eventsOf, messagesOf } from './repository.ts';

/** The two timelines of an appointment (doc1 §2.5, §3, §7). */
export function timelineRoutes(server: Server): void {
  reading(server, internalTimeline, async ({ params }, ctx) => {
    const { clienteId } = await requireAgendamento(ctx.db, internal(ctx).scope, params.id);
    const events = await eventsOf(ctx.db, params.id);
    // Reasons are free text, and people write what the employee has.
    await auditRead(ctx, 'agendamento', params.id, clienteId);
    return events.map(toInternalEvent);
  });

  reading(server, messageTimeline, async ({ params }, ctx) => {
    await requireAgendamento(ctx.db, internal(ctx).scope, params.id);
    return (await messagesOf(ctx.db, params.id, ctx.now.data)).map(toMessage);
  });
}
