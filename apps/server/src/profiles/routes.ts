import { changeProfile, createProfile, ERROR_CODE, getProfile } from '@apto/api-client';
import {
  FULL_PROFILE_TEXT,
  LAST_ADMINISTRATOR_TEXT,
  lackedText,
  permissionChange,
  permissionNames,
  refusedOf,
  type PermissionChange,
} from '@apto/domain/profiles';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, HttpError } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import {
  insertProfile,
  readProfile,
  updateProfile,
  watchAdministrators,
  type ProfileRecord,
  type ProfileValues,
} from './repository.ts';

/** @throws HttpError 403 that names what the author lacks (issue 11) */
function requireOwn(ctx: Ctx, change: PermissionChange): void {
  const refused = refusedOf(internal(ctx).permissions, change);
  if (refused.length > 0) throw new HttpError(403, ERROR_CODE.SEM_PERMISSAO, lackedText(refused));
}

/** What of a profile changed, as its history says it: fields by name, permissions in words. */
function changedOf(before: ProfileRecord | null, values: ProfileValues, change: PermissionChange): string[] {
  return [
    ...(['name', 'descricao'] as const).filter((field) => (before?.[field] ?? '') !== values[field]),
    ...permissionNames(change.given).map((name) => `Dada: ${name}`),
    ...permissionNames(change.taken).map((name) => `Tirada: ${name}`),
  ];
}

const record = (ctx: Ctx, action: string, id: number, fields: string[]) =>
  ctx.audit({ acao: action, recurso: 'perfil', recursoId: id, detalhes: { campos: fields } });

/** Profiles: a name for what people may do (doc3 §6, docs/decisions/0091). List, switching and deletion are the registry's. */
export function profileRoutes(server: Server): void {
  reading(server, getProfile, ({ params }, ctx) => readProfile(ctx.db, internal(ctx), params.id));

  writing(server, createProfile, async ({ body }, ctx) => {
    const { empresaId } = internal(ctx);
    const change = permissionChange([], body.permissoes);
    requireOwn(ctx, change);
    const id = await insertProfile(ctx.db, empresaId, body);
    await record(ctx, 'CRIAR', id, changedOf(null, body, change));
    return readProfile(ctx.db, internal(ctx), id);
  });

  writing(server, changeProfile, async ({ params, body }, ctx) => {
    const { empresaId } = internal(ctx);
    const tookLast = await watchAdministrators(ctx.db, empresaId);
    const before = await readProfile(ctx.db, internal(ctx), params.id);
    const change = permissionChange(before.permissoes, body.permissoes);
    if (before.administrador && change.taken.length > 0)
      throw conflict(ERROR_CODE.CONFLITO, FULL_PROFILE_TEXT);
    requireOwn(ctx, change);
    const fields = changedOf(before, body, change);
    const version = { expected: ctx.expectedVersion, current: before.version };
    await updateProfile(ctx.db, before.id, body, version);
    if (await tookLast()) throw conflict(ERROR_CODE.CONFLITO, LAST_ADMINISTRATOR_TEXT);
    await record(ctx, 'ALTERAR', before.id, fields);
    return readProfile(ctx.db, internal(ctx), before.id);
  });
}
