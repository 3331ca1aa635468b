import { acceptClinicNotes, countClinicNotes, listClinicNotes } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { acceptNotes } from './accept.ts';
import { countWaiting, listWaiting } from './repository.ts';

/** Notes of clinics, which staff reads and accepts (doc3 §7.6). */
export function clinicNoteRoutes(server: Server): void {
  reading(server, countClinicNotes, async (_, ctx) => ({
    total: await countWaiting(ctx.db, internal(ctx).scope),
  }));

  reading(server, listClinicNotes, async ({ query }, ctx) => {
    const { page = 1, limit = 10 } = query;
    const { scope } = internal(ctx);
    const [total, items] = await Promise.all([
      countWaiting(ctx.db, scope),
      listWaiting(ctx.db, scope, page, limit),
    ]);
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });

  writing(
    server,
    acceptClinicNotes,
    async ({ body }, ctx) => ({ aceitas: await acceptNotes(ctx, body.ids) }),
    {
      status: 200,
    },
  );
}
