import {
  getMany,
  listMany,
  manyItems,
  readManyFile,
  repeatMany,
  reviewMany,
  startMany,
  stopMany,
} from '@apto/api-client';
import { preparedWriting, reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { repeatRequests, startRequests, stopRequests } from './control.ts';
import { itemsOfMany, listOwnMany, progressOfMany } from './repository.ts';
import { reviewRequests } from './review.ts';
import { MANY_ROUTINE } from './run.ts';
import { peopleOfSheet } from './sheet.ts';

/** One request for many employees (issue 10 'Bulk request', docs/decisions/0150): review, progress, a result for each. */
export function manyRequestRoutes(server: Server): void {
  preparedWriting(
    server,
    readManyFile,
    (_, ctx) => peopleOfSheet(ctx),
    async (_, _ctx, people) => ({ pessoas: people }),
    { status: 200 },
  );
  // Not with the minute: somebody waits for it.
  const soon = { afterCommit: async () => server.jobs.runSoon(MANY_ROUTINE) };
  // SOC is asked right after, of one after the other (docs/decisions/0220).
  writing(server, reviewMany, ({ body }, ctx) => reviewRequests(ctx, body), soon);
  writing(server, startMany, ({ params }, ctx) => startRequests(ctx, params.id), {
    status: 200,
    ...soon,
  });
  writing(server, stopMany, ({ params }, ctx) => stopRequests(ctx, params.id), { status: 200 });
  writing(server, repeatMany, ({ params }, ctx) => repeatRequests(ctx, params.id), soon);
  reading(server, listMany, async ({ query }, ctx) => {
    const { page = 1, limit = 10 } = query;
    const { total, items } = await listOwnMany(ctx, page, limit);
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });
  reading(server, getMany, ({ params }, ctx) => progressOfMany(ctx, params.id));
  reading(server, manyItems, async ({ params, query }, ctx) => {
    const { page = 1, limit = 10, situacao: only } = query;
    const { total, items } = await itemsOfMany(ctx, params.id, only, page, limit);
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });
}
