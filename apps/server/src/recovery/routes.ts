import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODE, readRecovery, recoverPassword, resetPassword } from '@apto/api-client';
import {
  DEAD_RECOVERY_TEXT,
  PASSWORD_CHANGED_MESSAGE,
  RECOVERIES_A_DAY,
  RECOVERY_MINUTES,
  recoveryMessage,
} from '@apto/domain/users';
import { marker, random } from '../platform/cipher.ts';
import type { CallCtx, Ctx } from '../platform/context.ts';
import { HttpError } from '../platform/errors.ts';
import { accountDoor, forgiveAttempts, isOwnRecovery } from '../platform/limits.ts';
import { preparedWriting, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { hashNewPassword } from '../session/new-password.ts';
import { checkPassword } from '../session/password.ts';
import { readUser, updatePassword, type LoadedUser } from '../session/repository.ts';
import { readRecoveryOwner, recoveries } from './repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An answer takes at least so long: writing and sealing a message is work that only who is known causes. */
const EVEN_MS = 150;

/** One refusal for every token that opens nothing. */
const dead = () =>
  new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, DEAD_RECOVERY_TEXT, { message: DEAD_RECOVERY_TEXT });

/** A new password for who forgot theirs (doc3 §2.1 `/recuperar`, `/password/forgot`; docs/decisions/0102). */
export function recoveryRoutes(server: Server): void {
  const { database } = server;
  const now = () => server.clock();
  const nowText = () => new Date(now()).toISOString();

  /** A few a day to one person, whoever asks; and as many to each address from which they entered lately. */
  async function mayHaveLink(ctx: CallCtx, user: LoadedUser, username: string): Promise<boolean> {
    const since = new Date(now() - DAY_MS).toISOString();
    if ((await recoveries.countSince(ctx.db, user.id, since)) < RECOVERIES_A_DAY) return true;
    const asking = { identity: accountDoor(username), ip: ctx.ip, limit: RECOVERIES_A_DAY };
    return isOwnRecovery(ctx.db, ctx.config.keyRing, asking);
  }

  async function sendLink(ctx: Ctx, user: LoadedUser): Promise<void> {
    const token = random(32);
    await recoveries.replace(ctx.db, user, {
      tokenHash: marker(token),
      createdAt: nowText(),
      expiresAt: new Date(now() + RECOVERY_MINUTES * MINUTE_MS).toISOString(),
    });
    await ctx.sendMessage({
      canal: 'EMAIL',
      destino: user.email,
      tipo: 'RECUPERACAO_SENHA',
      // After '#': no server and no log ever gets it.
      ...recoveryMessage(`${ctx.config.publicUrl}/password/forgot#${token}`),
    });
  }

  const begun = new WeakMap<Ctx, number>();
  preparedWriting(
    server,
    recoverPassword,
    // The work of a password is done for everybody, and all wait for the same moment: who is known takes no longer to answer
    // than who is not.
    async ({ body }, ctx) => {
      begun.set(ctx, performance.now());
      const user = await readUser(database.db, body.username);
      await checkPassword(null, body.username);
      // Who has no password yet has an invitation, and whoever administers sends another.
      return user?.senhaHash ? user : null;
    },
    async ({ body }, ctx, user) => {
      if (user && (await mayHaveLink(ctx, user, body.username))) await sendLink(ctx, user);
      await ctx.audit({
        acao: 'PEDIR_NOVA_SENHA',
        recurso: 'usuario',
        recursoId: user?.id ?? null,
        empresaId: user?.empresaId ?? null,
        tried: body.username,
      });
      return { ok: true as const };
    },
    {
      status: 200,
      afterCommit: async (_, ctx) => wait(Math.max(0, (begun.get(ctx) ?? 0) + EVEN_MS - performance.now())),
    },
  );

  reading(server, readRecovery, async ({ body }, ctx) => {
    const owner = await readRecoveryOwner(ctx.db, marker(body.token), nowText());
    if (!owner) throw dead();
    return { email: owner.email, conta: owner.type };
  });

  preparedWriting(
    server,
    resetPassword,
    // argon2 must not hold the transaction open, and no forged token gets to it.
    async ({ body }) => {
      const owner = await readRecoveryOwner(database.db, marker(body.token), nowText());
      if (!owner) throw dead();
      return { owner, hash: await hashNewPassword(body.novaSenha, owner.email) };
    },
    async ({ body }, ctx, { owner, hash }) => {
      if (!(await recoveries.take(ctx.db, marker(body.token), nowText()))) throw dead();
      await updatePassword(ctx.db, owner.userId, hash, null);
      // Who forgot the password has often tried until the door closed.
      await forgiveAttempts(ctx.db, ctx.config.keyRing, accountDoor(owner.username), ctx.ip);
      await ctx.sendMessage({
        canal: 'EMAIL',
        destino: owner.email,
        tipo: 'SENHA_TROCADA',
        ...PASSWORD_CHANGED_MESSAGE,
      });
      await ctx.audit({
        acao: 'REDEFINIR_SENHA',
        recurso: 'usuario',
        recursoId: owner.userId,
        empresaId: owner.empresaId,
      });
      return { ok: true as const };
    },
    { status: 200 },
  );
}
