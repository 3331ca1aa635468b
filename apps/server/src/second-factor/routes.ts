import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  ERROR_CODE,
  mySecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorReach,
} from '@apto/api-client';
import {
  ALREADY_ON_TEXT,
  BEGIN_AGAIN_TEXT,
  FACTOR_ELSEWHERE_TEXT,
  factorKeptText,
  inGroups,
  NOT_ON_TEXT,
  OWN_FACTOR_TEXT,
  readSecondFactorCode,
  recoveryCodeUsedMessage,
  SECOND_FACTOR_MESSAGE,
  wrongCodeText,
} from '@apto/domain/users';
import { endSessions } from '../account/repository.ts';
import { companiesAsking, hasSecondFactor, withoutSecondFactor } from '../companies/repository.ts';
import { encrypt } from '../platform/cipher.ts';
import { internal, type CallCtx, type Ctx } from '../platform/context.ts';
import { conflict, HttpError, rule } from '../platform/errors.ts';
import { countCodeAttempt, forgiveCodeAttempts } from '../platform/limits.ts';
import { preparedWriting, reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { tellLogout, type LoadedUser } from '../session/repository.ts';
import { onWire, readStaff } from '../users/repository.ts';
import { requireNotAbove, requireWholeView } from '../users/rights.ts';
import { openSecret, takeCode, type Passed } from '../session/second-factor.ts';
import {
  beginFactor,
  confirmFactor,
  readFactor,
  removeFactor,
  replaceCodes,
} from '../session/second-factor-repository.ts';
import { addressOf, newRecoveryCodes, newSecret, recoveryMark, stepOf } from '../session/totp.ts';

function wrongCode(typed: string): HttpError {
  const text = wrongCodeText(typed);
  return new HttpError(422, ERROR_CODE.CREDENCIAIS_INVALIDAS, text, {
    message: text,
    campos: [{ campo: 'codigo', mensagem: text }],
  });
}

/** The second factor of staff: enrolled by oneself, asked for at the door, reset by whoever administers (docs/decisions/0112). */
export function secondFactorRoutes(server: Server): void {
  const { keyRing } = server.config;
  const audit = (ctx: Ctx, action: string, userId: number) =>
    ctx.audit({ acao: action, recurso: 'usuario', recursoId: userId });
  const tell = (ctx: Ctx, email: string, kind: keyof typeof SECOND_FACTOR_MESSAGE) =>
    ctx.sendMessage({ canal: 'EMAIL', destino: email, ...SECOND_FACTOR_MESSAGE[kind] });

  /** Codes that take the place of all before, told this once. */
  async function giveCodes(ctx: Ctx, user: { id: number; empresaId: number }): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceCodes(
      ctx.db,
      user,
      codes.map((code) => recoveryMark(user.id, code)),
    );
    return codes.map((code) => inGroups(code, '-'));
  }

  reading(server, mySecondFactor, async (_, ctx) => {
    const { usuarioId } = internal(ctx);
    const factor = await readFactor(ctx.db, usuarioId);
    const since = factor?.confirmedAt ?? null;
    return {
      ativo: since !== null,
      desde: since,
      codigosRestantes: since === null ? 0 : (factor?.left ?? 0),
      exigidoPor: await companiesAsking(ctx.db, usuarioId),
    };
  });

  preparedWriting(
    server,
    beginSecondFactor,
    async ({ body }, ctx) => requireOwnPassword(server, ctx, body.senhaAtual),
    async (_, ctx, user) => {
      const secret = newSecret();
      if (!(await beginFactor(ctx.db, user, encrypt(keyRing, secret))))
        throw conflict(ERROR_CODE.CONFLITO, ALREADY_ON_TEXT);
      await audit(ctx, 'COMECAR_SEGUNDO_FATOR', user.id);
      return { segredo: inGroups(secret, ' '), endereco: addressOf(secret, user.email) };
    },
    { status: 200 },
  );

  preparedWriting(
    server,
    confirmSecondFactor,
    async ({ body }, ctx) => {
      const { usuarioId: userId } = internal(ctx);
      const factor = await readFactor(ctx.db, userId);
      if (!factor) throw rule(BEGIN_AGAIN_TEXT);
      if (factor.confirmedAt !== null) throw conflict(ERROR_CODE.CONFLITO, ALREADY_ON_TEXT);
      await countCodeAttempt(ctx.db, userId);
      const code = readSecondFactorCode(body.codigo);
      const secret = openSecret(ctx, keyRing, factor.sealed);
      const step = code?.kind === 'TOTP' ? stepOf(secret, code.code, server.clock()) : null;
      if (step === null) throw wrongCode(body.codigo);
      await forgiveCodeAttempts(ctx.db, userId);
      return { sealed: factor.sealed, step };
    },
    async (_, ctx, { sealed, step }) => {
      const { usuarioId: id, empresaId, idHash } = internal(ctx);
      if (!(await confirmFactor(ctx.db, id, sealed, step))) throw rule(BEGIN_AGAIN_TEXT);
      const codes = await giveCodes(ctx, { id, empresaId });
      // Whoever entered elsewhere with the password alone enters again, with both.
      if ((await endSessions(ctx.db, id, { but: idHash })) > 0) await tellLogout(ctx.db);
      await audit(ctx, 'ATIVAR_SEGUNDO_FATOR', id);
      const { email } = await readStaff(ctx.db, empresaId, id);
      await tell(ctx, email, 'on');
      return { codigos: codes };
    },
    { status: 200 },
  );

  reading(server, secondFactorReach, async (_, ctx) => {
    const { usuarioId, empresaId } = internal(ctx);
    return {
      proprio: await hasSecondFactor(ctx.db, usuarioId),
      ...(await withoutSecondFactor(ctx.db, empresaId)),
    };
  });

  /** The password and a code of who calls. */
  async function proven(
    body: { senhaAtual: string; codigo: string },
    ctx: CallCtx,
  ): Promise<{ user: LoadedUser; passed: Passed }> {
    const user = await requireOwnPassword(server, ctx, body.senhaAtual);
    const factor = await readFactor(ctx.db, user.id);
    if (!factor || factor.confirmedAt === null) throw rule(NOT_ON_TEXT);
    const passed = await takeCode(server, ctx, user, factor, body.codigo);
    if (!passed) throw wrongCode(body.codigo);
    return { user, passed };
  }

  preparedWriting(
    server,
    renewRecoveryCodes,
    ({ body }, ctx) => proven(body, ctx),
    async (_, ctx, { user }) => {
      const codes = await giveCodes(ctx, user);
      await audit(ctx, 'TROCAR_CODIGOS_RESERVA', user.id);
      return { codigos: codes };
    },
    { status: 200 },
  );

  preparedWriting(
    server,
    endSecondFactor,
    ({ body }, ctx) => proven(body, ctx),
    async (_, ctx, { user, passed }) => {
      const asking = await companiesAsking(ctx.db, user.id);
      if (asking.length > 0) throw rule(factorKeptText(asking));
      await removeFactor(ctx.db, user.id);
      await audit(ctx, 'DESATIVAR_SEGUNDO_FATOR', user.id);
      if (passed.by === 'RECOVERY')
        await ctx.sendMessage({
          canal: 'EMAIL',
          destino: user.email,
          ...recoveryCodeUsedMessage(passed.left),
        });
      await tell(ctx, user.email, 'off');
      return { ok: true as const };
    },
    { status: 200 },
  );

  writing(server, resetSecondFactor, async ({ params }, ctx) => {
    const { empresaId, usuarioId } = internal(ctx);
    await requireWholeView(ctx);
    const user = await readStaff(ctx.db, empresaId, params.id);
    if (user.id === usuarioId) throw rule(OWN_FACTOR_TEXT);
    requireNotAbove(ctx, user.permissions);
    if (!(await removeFactor(ctx.db, user.id)))
      throw rule(user.segundoFator ? FACTOR_ELSEWHERE_TEXT : NOT_ON_TEXT);
    await audit(ctx, 'REDEFINIR_SEGUNDO_FATOR', user.id);
    await tell(ctx, user.email, 'reset');
    return onWire(await readStaff(ctx.db, empresaId, user.id), server.clock(), null);
  });
}
