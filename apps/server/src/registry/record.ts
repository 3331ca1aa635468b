import { mayInRegistry, type RegistryAction } from '@apto/domain/registry';
import { internal, type Ctx } from '../platform/context.ts';
import { withoutPermission } from '../platform/errors.ts';
import { readRecord, type RegistryRecord } from './repository.ts';
import { sourceOf, type Source } from './source.ts';

/** The registry of a call, for who may do this in it. @throws HttpError 403, 404 */
export function openRegistry(ctx: Ctx, name: string, action: RegistryAction): Source {
  const source = sourceOf(name);
  if (!mayInRegistry(internal(ctx).permissions, source.registry, action)) throw withoutPermission();
  return source;
}

/** Whose customer's record it is, for the trail. */
export function customerOf(
  { at, registry }: Source,
  { id, values }: Pick<RegistryRecord, 'id' | 'values'>,
): number | null {
  if (at.customer === undefined) return null;
  if (at.customer === 'id') return id;
  const value = registry.fields.some(({ name }) => name === 'customerId') ? values['customerId'] : null;
  return typeof value === 'number' ? value : null;
}

/**
 * A record in the caller's scope, for what hangs on it: its table, as the trail names it, and its customer.
 * @throws HttpError 403, 404
 */
export async function requireRecord(
  ctx: Ctx,
  name: string,
  id: number,
  action: RegistryAction,
): Promise<{ table: string; clienteId: number | null }> {
  const source = openRegistry(ctx, name, action);
  const found = await readRecord(ctx.db, source, internal(ctx).scope, id);
  return { table: source.at.table, clienteId: customerOf(source, found) };
}
