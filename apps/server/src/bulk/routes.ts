import {
  bulkItems,
  bulkSheet,
  closeAgendaDay,
  getBulk,
  reviewBulk,
  startBulk,
  stopBulk,
  undoBulk,
} from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { reading, stream, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { toEnd } from '../platform/sheet.ts';
import { pageMeta } from '../platform/sql.ts';
import { closeDay } from './close-day.ts';
import { start, stop, undo } from './control.ts';
import { countItems, itemsOf, progressOf, readOwn, toItem } from './repository.ts';
import { review } from './review.ts';
import { BULK_ROUTINE } from './run.ts';
import { answerSheet } from './sheet.ts';

/** One step over many appointments (issue 9 'Bulk', docs/decisions/0073): review, progress, a result for each. */
export function bulkRoutes(server: Server): void {
  /** Not with the minute: somebody waits for it. */
  const afterCommit = async (): Promise<void> => server.jobs.runSoon(BULK_ROUTINE);

  writing(server, reviewBulk, ({ body }, ctx) => review(ctx, body));
  writing(server, startBulk, ({ params, body }, ctx) => start(ctx, params.id, body), {
    status: 200,
    afterCommit,
  });
  writing(server, stopBulk, ({ params }, ctx) => stop(ctx, params.id), { status: 200 });
  writing(server, undoBulk, ({ params }, ctx) => undo(ctx, params.id), { status: 200, afterCommit });
  writing(server, closeAgendaDay, ({ params, body }, ctx) => closeDay(ctx, params.id, body), { afterCommit });

  reading(server, getBulk, async ({ params }, ctx) =>
    progressOf(ctx.db, await readOwn(ctx, params.id), ctx.now),
  );

  reading(server, bulkItems, async ({ params, query }, ctx) => {
    const { page = 1, limit = 10, situacao: only } = query;
    const lot = await readOwn(ctx, params.id);
    const total = await countItems(ctx.db, lot.id, only);
    const { scope } = internal(ctx);
    const items = await itemsOf(ctx.db, lot.id, { scope, only, skip: (page - 1) * limit, limit });
    return { items: items.map(toItem), meta: pageMeta(total, page, limit, items.length) };
  });

  stream(server, bulkSheet, async (_, reply, ctx, { params }) => {
    const lot = await readOwn(ctx, params.id);
    await toEnd(ctx, reply, () => answerSheet(ctx, reply, lot));
  });
}
