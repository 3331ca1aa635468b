import {
  actionLog,
  activateRegistryRecord,
  changeRegistryRecord,
  createRegistryRecord,
  deactivateRegistryRecord,
  getRegistryRecord,
  listRegistry,
  registryOptions,
  registrySheet,
  removeRegistryRecord,
} from '@apto/api-client';
import { chosenFrom, mayInRegistry } from '@apto/domain/registry';
import { listCidades } from '../cidades/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, withoutPermission } from '../platform/errors.ts';
import { reading, stream, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { discardFilesOf } from '../uploads/repository.ts';
import { readHistory } from './history.ts';
import { explained, requireUnused } from './references.ts';
import {
  deleteRecord,
  readOptions,
  readPage,
  readRecord,
  setActive,
  type RegistryRecord,
} from './repository.ts';
import { answerSheet } from './sheet.ts';
import { openRegistry as open } from './record.ts';
import { requireActivation, sourceOf, withPlainForm, type Source } from './source.ts';
import { change, create, record } from './write.ts';

const DEFAULT_LIMIT = 10;

/** Writes, with what the table has around it. */
const around = (
  ctx: Ctx,
  { at }: Source,
  action: 'ativar' | 'inativar' | 'excluir',
  id: number,
  write: () => Promise<void>,
): Promise<void> => at.around?.(ctx, action, id, write) ?? write();

async function toggle(ctx: Ctx, source: Source, id: number, isActive: boolean): Promise<RegistryRecord> {
  requireActivation(source);
  const before = await readRecord(ctx.db, source, internal(ctx).scope, id);
  if (before.ativo === isActive) return before;
  await around(ctx, source, isActive ? 'ativar' : 'inativar', id, () =>
    explained(() => setActive(ctx.db, source, id, isActive)),
  );
  await record(ctx, source, isActive ? 'ATIVAR' : 'INATIVAR', before);
  return readRecord(ctx.db, source, internal(ctx).scope, id);
}

/** Who sees a registry that chooses from this one may read its names. */
function mayChoose(ctx: Ctx, name: string): boolean {
  const { permissions: held } = internal(ctx);
  return chosenFrom(name).some((registry) => mayInRegistry(held, registry, 'view'));
}

async function options(
  ctx: Ctx,
  name: string,
  query: Omit<Parameters<typeof readOptions>[3], 'page' | 'limit'> & {
    page?: number | undefined;
    limit?: number | undefined;
  },
) {
  const { page = 1, limit = 20 } = query;
  const asked = { ...query, page, limit };
  if (name === 'cidades') {
    if (!mayChoose(ctx, name)) throw withoutPermission();
    const { total, items } = await listCidades(ctx, {
      page,
      limit,
      filter: query.filter ?? '',
      ids: query.ids,
      onlyWithPrestador: false,
    });
    const named = items.map(({ id, cidade, estado: uf }) => ({ id, name: `${cidade} - ${uf}` }));
    return { items: named, meta: pageMeta(total, page, limit, named.length) };
  }
  const source = sourceOf(name);
  if (!mayInRegistry(internal(ctx).permissions, source.registry, 'view') && !mayChoose(ctx, name))
    throw withoutPermission();
  const { total, items } = await readOptions(ctx.db, source, internal(ctx).scope, asked);
  return { items, meta: pageMeta(total, page, limit, items.length) };
}

/** Every registry by one set of calls (doc3 §7.6, docs/decisions/0090). */
export function registryRoutes(server: Server): void {
  reading(server, registryOptions, ({ params, query }, ctx) => options(ctx, params.registry, query));
  reading(server, listRegistry, async ({ params, query }, ctx) => {
    const source = open(ctx, params.registry, 'view');
    const { page = 1, limit = DEFAULT_LIMIT } = query;
    const { total, items } = await readPage(ctx.db, source, internal(ctx).scope, { ...query, page, limit });
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });
  stream(server, registrySheet, (_req, reply, ctx, { params, query }) =>
    answerSheet(ctx, reply, open(ctx, params.registry, 'view'), query),
  );
  reading(server, getRegistryRecord, ({ params }, ctx) =>
    readRecord(ctx.db, open(ctx, params.registry, 'view'), internal(ctx).scope, params.id),
  );
  writing(server, createRegistryRecord, ({ params, body }, ctx) =>
    create(ctx, withPlainForm(open(ctx, params.registry, 'criar')), body),
  );
  writing(server, changeRegistryRecord, ({ params, body }, ctx) =>
    change(ctx, withPlainForm(open(ctx, params.registry, 'editar')), params.id, body),
  );
  writing(
    server,
    activateRegistryRecord,
    ({ params }, ctx) => toggle(ctx, open(ctx, params.registry, 'ativar'), params.id, true),
    { status: 200 },
  );
  writing(
    server,
    deactivateRegistryRecord,
    ({ params }, ctx) => toggle(ctx, open(ctx, params.registry, 'inativar'), params.id, false),
    { status: 200 },
  );
  writing(server, removeRegistryRecord, async ({ params }, ctx) => {
    const source = open(ctx, params.registry, 'excluir');
    const before = await readRecord(ctx.db, source, internal(ctx).scope, params.id);
    await source.at.requireRemovable?.(ctx.db, before.id);
    await around(ctx, source, 'excluir', before.id, async () => {
      await requireUnused(ctx.db, source, before.id);
      await explained(() => deleteRecord(ctx.db, source, before.id));
    });
    await discardFilesOf(ctx.db, { origem: source.registry.name, origemId: before.id });
    await record(ctx, source, 'EXCLUIR', before);
    return { ok: true } as const;
  });
  reading(server, actionLog, async ({ query }, ctx) => {
    const source = open(ctx, query.origem, 'view');
    const { scope } = internal(ctx);
    if (query.empresaId !== undefined && query.empresaId !== scope.empresaId) throw notFound();
    // A record outside of the scope has no past either.
    await readRecord(ctx.db, source, scope, query.origemId);
    return readHistory(ctx.db, source, scope, {
      ...query,
      limit: query.limit ?? 10,
      desvio: query.desvio ?? 0,
    });
  });
}
