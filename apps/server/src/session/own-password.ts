import { ERROR_CODE } from '@apto/api-client';
import { account, type CallCtx } from '../platform/context.ts';
import { HttpError, unauthenticated } from '../platform/errors.ts';
import { forgiveAttempts } from '../platform/limits.ts';
import type { Server } from '../platform/server.ts';
import { countAttempt } from './attempts.ts';
import { checkPassword } from './password.ts';
import { readUser, type LoadedUser } from './repository.ts';

/**
 * The password of who calls, sent as `senhaAtual`: asked again for what an open session alone must not do. Call it
 * outside of the write's transaction.
 * @throws HttpError 422 for a wrong one; 429
 */
export async function requireOwnPassword(server: Server, ctx: CallCtx, typed: string): Promise<LoadedUser> {
  const { usuarioId: userId } = account(ctx);
  const key = `senha:${userId}`;
  const attempt = await countAttempt(server, ctx, 'usuario', key);
  const { user, isCorrect } = await attempt.atOurExpense(async () => {
    const found = await readUser(ctx.db, userId);
    return { user: found, isCorrect: await checkPassword(found?.senhaHash ?? null, typed) };
  });
  if (!isCorrect) {
    const text = 'A senha atual não confere.';
    throw new HttpError(422, ERROR_CODE.CREDENCIAIS_INVALIDAS, text, {
      message: text,
      campos: [{ campo: 'senhaAtual', mensagem: text }],
    });
  }
  if (!user) throw unauthenticated();
  await attempt.atOurExpense(() => forgiveAttempts(ctx.db, ctx.config.keyRing, key, ctx.ip));
  return user;
}
