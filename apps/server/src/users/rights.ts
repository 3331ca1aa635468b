import { ERROR_CODE } from '@apto/api-client';
import { LAST_ADMINISTRATOR_TEXT } from '@apto/domain/profiles';
import { mayInRegistry, registryOf } from '@apto/domain/registry';
import { aboveText, OWN_USER_TEXT, PARTIAL_SCOPE_TEXT } from '@apto/domain/users';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, HttpError } from '../platform/errors.ts';
import { watchAdministrators } from '../profiles/repository.ts';
import { tellLogout } from '../session/repository.ts';
import { endAccountSessions } from './sessions.ts';
import { invitations, endSessions, readProfilesToGive, readStaff, seesEverything } from './repository.ts';

const refused = (text: string) => new HttpError(403, ERROR_CODE.SEM_PERMISSAO, text);

/** What somebody has and the caller lacks, as a refusal says it; null where there is nothing. */
function aboveOf(ctx: Ctx, permissions: readonly string[]): string | null {
  const { permissions: held } = internal(ctx);
  const above = permissions.filter((permission) => !held.has(permission));
  return above.length > 0 ? aboveText(above) : null;
}

/** What a person lacks they neither give nor take from whoever has it (issue 11). @throws HttpError 403 */
export function requireNotAbove(ctx: Ctx, permissions: readonly string[]): void {
  const above = aboveOf(ctx, permissions);
  if (above !== null) throw refused(above);
}

/** Why the caller may not give some of these profiles to anybody, by id. */
export async function obstaclesToGive(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const profiles = await readProfilesToGive(ctx.db, internal(ctx).empresaId, ids);
  return new Map(
    profiles.flatMap(({ id, permissions }) => {
      const above = aboveOf(ctx, permissions);
      return above === null ? [] : [[id, above] as const];
    }),
  );
}

/** Whoever sees a part of the company cannot say what others see. @throws HttpError 403 */
export async function requireWholeView(ctx: Ctx, text = PARTIAL_SCOPE_TEXT): Promise<void> {
  if (!(await seesEverything(ctx.db, internal(ctx).usuarioId))) throw refused(text);
}

/** Why the caller may not change a person of the staff; null where they may, as far as their permissions go. */
export async function obstacleTo(ctx: Ctx, permissions: readonly string[]): Promise<string | null> {
  if (!(await seesEverything(ctx.db, internal(ctx).usuarioId))) return PARTIAL_SCOPE_TEXT;
  return aboveOf(ctx, permissions);
}

/** The users registry's own 'criar', for an account that another call makes. @throws HttpError 403 */
export function requireUserCreation(ctx: Ctx, text: string): void {
  const users = registryOf('users');
  if (!users || !mayInRegistry(internal(ctx).permissions, users, 'criar')) throw refused(text);
}

/** @throws HttpError 409 where nobody would be left who gives access */
export async function keepingAdministrator<T>(ctx: Ctx, write: () => Promise<T>): Promise<T> {
  const tookLast = await watchAdministrators(ctx.db, internal(ctx).empresaId);
  const done = await write();
  if (await tookLast()) throw conflict(ERROR_CODE.CONFLITO, LAST_ADMINISTRATOR_TEXT);
  return done;
}

/** Ends a person's sessions in this company, and those of an own account in every company; in every process. */
export async function leaveAtOnce(ctx: Ctx, id: number): Promise<void> {
  await endSessions(ctx.db, id);
  await endAccountSessions(ctx.db, id, null);
  await tellLogout(ctx.db);
}

/**
 * Switching and deleting a person of the staff by the registry's own calls: never oneself, nobody above, never the last
 * administrator; who is switched off or deleted is out at once.
 */
export async function switchingUser(
  ctx: Ctx,
  action: 'ativar' | 'inativar' | 'excluir',
  id: number,
  write: () => Promise<void>,
): Promise<void> {
  const { empresaId, usuarioId } = internal(ctx);
  await requireWholeView(ctx);
  if (action !== 'ativar' && id === usuarioId) throw conflict(ERROR_CODE.CONFLITO, OWN_USER_TEXT);
  requireNotAbove(ctx, (await readStaff(ctx.db, empresaId, id)).permissions);
  if (action === 'inativar') {
    await invitations.close(ctx.db, id);
    await leaveAtOnce(ctx, id);
  }
  await keepingAdministrator(ctx, write);
}
