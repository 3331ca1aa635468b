import { OWN_PATHS, type FlatRecord, type OwnPathVerb } from '@apto/api-client/openapi';
import type { Registry } from '@apto/domain/registry';
import { internal, type Ctx } from '../platform/context.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { providerOptions } from '../prestadores/repository.ts';
import type { RegistryRecord } from './repository.ts';
import { changeIn, createIn, get, list, options, remove, toggle } from './use-cases.ts';

/** A record with its values beside its id, and whose it is; a company is inside of none. */
const flatIn =
  (ctx: Ctx, { isOfCompanies }: Registry) =>
  ({ values, ...record }: RegistryRecord): FlatRecord => ({
    ...values,
    ...record,
    deletedAt: null,
    ...(isOfCompanies ? {} : { companyId: internal(ctx).empresaId }),
  });

/** A clinic's name says too little to choose by (doc3 §3.5 'Provider option'). */
async function named(ctx: Ctx, registry: string, query: Parameters<typeof options>[2]) {
  const found = await options(ctx, registry, query);
  if (registry !== 'supplier') return found;
  const more = await providerOptions(
    ctx.db,
    found.items.map(({ id }) => id),
  );
  return { ...found, items: found.items.map((item) => ({ ...item, ...more.get(item.id) })) };
}

/** One registry at its own path. */
function serve(server: Server, { registry, calls, verbs }: (typeof OWN_PATHS)[number]): void {
  const { name } = registry;
  const answered = { status: 200 };
  const routes: Record<OwnPathVerb, () => void> = {
    options: () => reading(server, calls.options, ({ query }, ctx) => named(ctx, name, query)),
    list: () =>
      reading(server, calls.list, async ({ query }, ctx) => {
        const { items, meta } = await list(ctx, name, query);
        return { items: items.map(flatIn(ctx, registry)), meta };
      }),
    get: () =>
      reading(server, calls.get, async ({ params }, ctx) =>
        flatIn(ctx, registry)(await get(ctx, name, params.id)),
      ),
    create: () =>
      writing(server, calls.create, async ({ body }, ctx) =>
        flatIn(ctx, registry)(await createIn(ctx, name, body)),
      ),
    change: () =>
      writing(server, calls.change, async ({ params, body }, ctx) =>
        flatIn(ctx, registry)(await changeIn(ctx, name, params.id, body)),
      ),
    activate: () =>
      writing(
        server,
        calls.activate,
        async ({ params }, ctx) => flatIn(ctx, registry)(await toggle(ctx, name, params.id, true)),
        answered,
      ),
    deactivate: () =>
      writing(
        server,
        calls.deactivate,
        async ({ params }, ctx) => flatIn(ctx, registry)(await toggle(ctx, name, params.id, false)),
        answered,
      ),
    remove: () => writing(server, calls.remove, ({ params }, ctx) => remove(ctx, name, params.id)),
  };
  for (const verb of verbs) {
    const { method, path } = calls[verb];
    // `/customers`, `/suppliers/:id` and others answer something else there: the document's own call stays.
    if (!server.app.hasRoute({ method, url: `/api${path}` })) routes[verb]();
  }
}

/** Every registry also at the path that the document gives it (doc3 §7.6 `{path}`); after all other routes. */
export function ownPathRoutes(server: Server): void {
  for (const registry of OWN_PATHS) serve(server, registry);
}
