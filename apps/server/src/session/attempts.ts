import { HttpError } from '../platform/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { countLoginAttempt } from '../platform/limits.ts';
import type { Server } from '../platform/server.ts';

/**
 * Counts an attempt at a password or a link; one that is refused stays in the trail. Answers how many more the limits let
 * through.
 * @throws HttpError 429
 */
export async function countAttempt(
  { config, database }: Server,
  ctx: Ctx,
  table: string,
  identity: string,
  tried = identity,
): Promise<number> {
  try {
    return await countLoginAttempt(database.db, config, identity, ctx.ip);
  } catch (error) {
    if (error instanceof HttpError) await ctx.audit({ acao: 'ENTRADA_BLOQUEADA', recurso: table, tried });
    throw error;
  }
}
