import { beginFirstUse, ERROR_CODE, firstSteps, firstUseState } from '@apto/api-client';
import { FIRST_USE_DONE_TEXT, WRONG_CODE_TEXT } from '@apto/domain/first-use';
import { conflict, HttpError } from '../platform/errors.ts';
import { forgiveAttempts } from '../platform/limits.ts';
import { internal } from '../platform/context.ts';
import { preparedWriting, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { countAttempt } from '../session/attempts.ts';
import { hashNewPassword } from '../session/new-password.ts';
import { isFirstUseCode } from './code.ts';
import { createFirst, isFirstUsePending } from './repository.ts';
import { readFirstSteps } from './steps.ts';

/** Who tries the code is counted as who tries a password. */
const DOOR = 'primeiro-acesso';

const done = () => conflict(ERROR_CODE.CONFLITO, FIRST_USE_DONE_TEXT);

/** The first use of an empty installation (docs/decisions/0081): closed for ever once there is a user. */
export function firstUseRoutes(server: Server): void {
  const { config, database } = server;

  reading(server, firstUseState, async () => ({ pendente: await isFirstUsePending(database) }));

  reading(server, firstSteps, async (_, ctx) => {
    const { empresaId } = internal(ctx);
    const { done, clinicId, agendaId } = await readFirstSteps(ctx.db, empresaId);
    return { feitos: done, prestadorId: clinicId, agendaId, empresaId };
  });

  preparedWriting(
    server,
    beginFirstUse,
    // Outside the transaction: a refused attempt must stay counted, and argon2 must not hold it open.
    async ({ body }, ctx) => {
      if (!(await isFirstUsePending(database))) throw done();
      const { codigo: tried } = body;
      const attempt = await countAttempt(server, ctx, 'instalacao', DOOR, tried);
      if (!isFirstUseCode(config.keyRing, tried)) {
        await ctx.audit({ acao: 'ENTRADA_RECUSADA', recurso: 'instalacao', tried });
        throw new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, WRONG_CODE_TEXT, {
          message: WRONG_CODE_TEXT,
        });
      }
      // It was right, whatever becomes of the rest.
      await attempt.atOurExpense(() => forgiveAttempts(database.db, config.keyRing, DOOR, ctx.ip));
      return hashNewPassword(body.novaSenha, body.usuario.email);
    },
    async ({ body }, ctx, hash) => {
      const made = await createFirst(ctx.db, ctx.config.keyRing, body, hash);
      if (!made) throw done();
      const { empresaId, userId, username } = made;
      await ctx.audit({ acao: 'CRIAR', recurso: 'empresa', recursoId: empresaId, empresaId });
      await ctx.audit({ acao: 'CRIAR', recurso: 'usuario', recursoId: userId, empresaId });
      return { empresaId, username };
    },
  );
}
