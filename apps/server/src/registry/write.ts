import {
  changedValues,
  fixedFaults,
  healthFields,
  isSameValue,
  recordFaults,
  registrySchema,
  type RegistryValues,
} from '@apto/domain/registry';
import { encrypt } from '../platform/cipher.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError, invalid, withoutPermission } from '../platform/errors.ts';
import { validate } from '../platform/input.ts';
import type { Inserted } from '../platform/inserted.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { keepFieldFiles } from './field-files.ts';
import { customerOf } from './record.ts';
import { explained, requireChoices } from './references.ts';
import { insertRecord, readRecord, updateRecord, type RegistryRecord } from './repository.ts';
import { columnName, type Source } from './source.ts';
import { uniqueKeys } from './taken.ts';

/** Secrets as they are kept; one that only says that it is there stays as it is. */
function withSealed(ring: KeyRing, { registry }: Source, values: RegistryValues): RegistryValues {
  const secrets = new Set(registry.fields.filter(({ type }) => type === 'secret').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !secrets.has(name) || value !== true)
      .map(([name, value]) => [
        name,
        secrets.has(name) && typeof value === 'string' ? encrypt(ring, value) : value,
      ]),
  );
}

/** Writes a new record, in the table's own way where it has one. */
async function insert(ctx: Ctx, source: Source, values: RegistryValues): Promise<Inserted> {
  const own = source.at.insert;
  if (!own) return { id: await insertRecord(ctx.db, source, internal(ctx).scope, values) };
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return own(ctx, Object.fromEntries(given.map(([name, value]) => [columnName(source, name), value])));
}

/** The fields that say something. */
const said = (values: RegistryValues): string[] =>
  Object.keys(values).filter((name) => values[name] !== null && values[name] !== false);

/** Whether some fields say something of somebody's health. */
const areOfHealth = ({ registry }: Source, fields: readonly string[]): boolean =>
  healthFields(registry, fields).length > 0;

/** One line of a record's past. Answers whether it is one of somebody's health. */
export async function record(
  ctx: Ctx,
  source: Source,
  action: string,
  of: Pick<RegistryRecord, 'id' | 'values'>,
  fields?: string[],
): Promise<boolean> {
  const isOfHealth = action === 'LER' || areOfHealth(source, fields ?? said(of.values));
  await ctx.audit({
    acao: action,
    recurso: source.at.table,
    recursoId: of.id,
    clienteId: customerOf(source, of),
    dadoDeSaude: isOfHealth,
    // Which fields, never what they hold: documents and people have no place in the trail.
    ...(fields ? { detalhes: { campos: fields } } : {}),
  });
  return isOfHealth;
}

/**
 * A record as it goes out, read or written. Who saw what of a person's health is in the trail (LGPD art. 11).
 * @param isTold the write's own line is of that person's health, and says it already
 */
export async function shown(
  ctx: Ctx,
  source: Source,
  found: RegistryRecord,
  isTold = false,
): Promise<RegistryRecord> {
  if (!isTold && areOfHealth(source, Object.keys(found.values))) await record(ctx, source, 'LER', found);
  return found;
}

/** What was written, as its author sees it. Who may not see it may not write it: the transaction falls. */
async function written(ctx: Ctx, source: Source, id: number, isTold: boolean): Promise<RegistryRecord> {
  try {
    return await shown(ctx, source, await readRecord(ctx.db, source, internal(ctx).scope, id), isTold);
  } catch (error) {
    throw error instanceof HttpError && error.status === 404 ? withoutPermission() : error;
  }
}

/** Makes a record of what was sent. @throws HttpError 400, 403, 404, 409 */
export async function create(
  ctx: Ctx,
  source: Source,
  body: Record<string, unknown>,
): Promise<RegistryRecord & NonNullable<Inserted['once']>> {
  const { scope } = internal(ctx);
  const values = validate('body', registrySchema(source.registry), body) as RegistryValues;
  await requireChoices(ctx.db, source, scope, values, new Set(Object.keys(values)));
  const sealed = withSealed(ctx.config.keyRing, source, values);
  const keys = await uniqueKeys(ctx.db, source);
  const { id, once } = await explained(source, () => insert(ctx, source, sealed), keys);
  await keepFieldFiles(ctx, source, id, values);
  const isTold = await record(ctx, source, 'CRIAR', { id, values });
  await source.at.afterWrite?.(ctx, id, values, null);
  return { ...(await written(ctx, source, id, isTold)), ...once };
}

/** Changes the fields that were sent. @throws HttpError 400, 403, 404, 409 */
export async function change(
  ctx: Ctx,
  source: Source,
  id: number,
  body: Record<string, unknown>,
): Promise<RegistryRecord> {
  const { scope } = internal(ctx);
  const before = await readRecord(ctx.db, source, scope, id);
  source.at.requireChangeable?.(ctx, id);
  const parsed = changedValues(source.registry, body);
  // Said as any refused body is.
  if (!parsed.success) validate('body', registrySchema(source.registry), { ...before.values, ...body });
  const sent: RegistryValues = parsed.data ?? {};
  const faults = [
    ...fixedFaults(source.registry, before.values, sent),
    ...recordFaults(source.registry, { ...before.values, ...sent }),
  ];
  if (faults.length > 0)
    throw invalid(faults.map(({ name, message }) => ({ campo: name, mensagem: message })));
  const values = withSealed(
    ctx.config.keyRing,
    source,
    Object.fromEntries(
      Object.entries(sent).filter(([name, value]) => !isSameValue(before.values[name], value)),
    ),
  );
  const names = Object.keys(values);
  await requireChoices(ctx.db, source, scope, { ...before.values, ...values }, new Set(names));
  const keys = await uniqueKeys(ctx.db, source);
  const versions = { expected: ctx.expectedVersion, current: before.version };
  await explained(source, () => updateRecord(ctx.db, source, id, values, versions), keys);
  if (names.length === 0) return shown(ctx, source, before);
  await keepFieldFiles(ctx, source, id, values);
  const line = { id, values: { ...before.values, ...values } };
  const isTold = await record(ctx, source, 'ALTERAR', line, names);
  await source.at.afterWrite?.(ctx, id, values, before.values);
  return written(ctx, source, id, isTold);
}
