import { listCidades } from '../cidades/repository.ts';
import { chosenFrom, mayInRegistry, type RegistryValues } from '@apto/domain/registry';
import { internal, type Ctx } from '../platform/context.ts';
import { withoutPermission } from '../platform/errors.ts';
import { pageMeta } from '../platform/sql.ts';
import { discardFilesOf } from '../uploads/repository.ts';
import { openRegistry as open } from './record.ts';
import { explained, requireUnused } from './references.ts';
import type { ListQuery } from './listing.ts';
import {
  deleteRecord,
  readOptions,
  readPage,
  readRecord,
  setActive,
  type RegistryRecord,
} from './repository.ts';
import { requireActivation, sourceOf, withPlainForm, type Source } from './source.ts';
import { change, create, record, shown } from './write.ts';

const DEFAULT_LIMIT = 10;

interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Writes, with what the table has around it. */
const around = (
  ctx: Ctx,
  { at }: Source,
  action: 'ativar' | 'inativar' | 'excluir',
  id: number,
  write: () => Promise<void>,
): Promise<void> => at.around?.(ctx, action, id, write) ?? write();

/** Switches a record on or off. @throws HttpError 403, 404, 409 */
export async function toggle(ctx: Ctx, name: string, id: number, isActive: boolean): Promise<RegistryRecord> {
  const source = open(ctx, name, isActive ? 'ativar' : 'inativar');
  requireActivation(source);
  const before = await readRecord(ctx.db, source, internal(ctx).scope, id);
  source.at.requireChangeable?.(ctx, id);
  if (before.ativo === isActive) return shown(ctx, source, before);
  await around(ctx, source, isActive ? 'ativar' : 'inativar', id, () =>
    explained(source, () => setActive(ctx.db, source, id, isActive)),
  );
  const isTold = await record(ctx, source, isActive ? 'ATIVAR' : 'INATIVAR', before);
  return shown(ctx, source, await readRecord(ctx.db, source, internal(ctx).scope, id), isTold);
}

/** Who sees a registry that chooses from this one may read its names. */
function mayChoose(ctx: Ctx, name: string): boolean {
  const { permissions: held } = internal(ctx);
  return chosenFrom(name).some((registry) => mayInRegistry(held, registry, 'view'));
}

/** One page of a registry's names to choose from. @throws HttpError 403, 404 */
export async function options(
  ctx: Ctx,
  name: string,
  query: Omit<Parameters<typeof readOptions>[3], 'page' | 'limit'> & Paging,
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
  const { total, isMore, items } = await readOptions(ctx.db, source, internal(ctx).scope, asked);
  const meta = pageMeta(total, page, limit, items.length, isMore);
  const obstacles = await source.at.obstacles?.(
    ctx,
    items.map(({ id }) => id),
  );
  if (!obstacles) return { items, meta };
  return {
    items: items.map((item) => {
      const obstacle = obstacles.get(item.id);
      return obstacle === undefined ? item : { ...item, bloqueio: obstacle };
    }),
    meta,
  };
}

/** One page of a registry. @throws HttpError 403, 404 */
export async function list(ctx: Ctx, name: string, query: ListQuery & Paging) {
  const source = open(ctx, name, 'view');
  const { page = 1, limit = DEFAULT_LIMIT } = query;
  const { total, isMore, items } = await readPage(ctx.db, source, internal(ctx).scope, {
    ...query,
    page,
    limit,
  });
  return { items, meta: pageMeta(total, page, limit, items.length, isMore) };
}

/** One record. @throws HttpError 403, 404 */
export async function get(ctx: Ctx, name: string, id: number): Promise<RegistryRecord> {
  const source = open(ctx, name, 'view');
  return shown(ctx, source, await readRecord(ctx.db, source, internal(ctx).scope, id));
}

/** @throws HttpError 400, 403, 404, 409 */
export const createIn = (ctx: Ctx, name: string, values: RegistryValues) =>
  create(ctx, withPlainForm(open(ctx, name, 'criar')), values);

/** @throws HttpError 400, 403, 404, 409 */
export const changeIn = (
  ctx: Ctx,
  name: string,
  id: number,
  values: RegistryValues,
): Promise<RegistryRecord> => change(ctx, withPlainForm(open(ctx, name, 'editar')), id, values);

/** Deletes a record on which nothing depends, with its files. @throws HttpError 403, 404, 409 */
export async function remove(ctx: Ctx, name: string, id: number): Promise<{ ok: true }> {
  const source = open(ctx, name, 'excluir');
  const before = await readRecord(ctx.db, source, internal(ctx).scope, id);
  await source.at.requireRemovable?.(ctx.db, before.id);
  await around(ctx, source, 'excluir', before.id, async () => {
    await requireUnused(ctx.db, source, before.id);
    await explained(source, () => deleteRecord(ctx.db, source, before.id));
  });
  await discardFilesOf(ctx.db, { origem: source.registry.name, origemId: before.id });
  await record(ctx, source, 'EXCLUIR', before);
  return { ok: true };
}
