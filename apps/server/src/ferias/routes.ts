import { prestadorFerias, prestadorFeriasOnDay } from '@apto/api-client';
import { requestedWindow } from '../platform/date-window.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { feriasBetween } from './repository.ts';

/** Vacations of a clinic that touch a range or a day (doc2 §7). They are of whole days, whatever the period. */
export function feriasRoutes(server: Server): void {
  reading(server, prestadorFeriasOnDay, ({ params, query: { dataInicial: day } }, ctx) =>
    feriasBetween(ctx, params.providerId, { start: day, end: day }),
  );
  reading(server, prestadorFerias, ({ params, query }, ctx) =>
    feriasBetween(ctx, params.providerId, requestedWindow(query, ctx.now)),
  );
}
