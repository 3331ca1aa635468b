import { HttpError } from '../platform/errors.ts';
import type { CallCtx } from '../platform/context.ts';
import { countLoginAttempt, type CountedTry } from '../platform/limits.ts';
import type { Server } from '../platform/server.ts';

/** A try at a password, a link or a code. */
export interface Attempt extends Pick<CountedTry, 'left'> {
  /**
   * Does what tells nobody whether the secret is right, or what follows a right one: where it fails by our own fault, the
   * try counts nowhere. What follows a wrong one stays outside: who guesses must not have tries for nothing.
   */
  atOurExpense<T>(work: () => Promise<T>): Promise<T>;
}

const isOurFault = (error: unknown): boolean => !(error instanceof HttpError) || error.status >= 500;

/**
 * Counts an attempt at a password or a link; one that is refused stays in the trail.
 * @throws HttpError 429
 */
export async function countAttempt(
  { config, database }: Server,
  ctx: CallCtx,
  table: string,
  identity: string,
  tried = identity,
): Promise<Attempt> {
  try {
    const { left, takeBack } = await countLoginAttempt(database.db, config, identity, ctx.ip);
    return {
      left,
      async atOurExpense<T>(work: () => Promise<T>): Promise<T> {
        try {
          return await work();
        } catch (error) {
          // Where the database is away it cannot be taken back either, and what is told is why the call failed.
          if (isOurFault(error)) await takeBack().catch(() => undefined);
          throw error;
        }
      },
    };
  } catch (error) {
    if (error instanceof HttpError) await ctx.audit({ acao: 'ENTRADA_BLOQUEADA', recurso: table, tried });
    throw error;
  }
}
