import { ERROR_CODE } from '@apto/api-client';
import {
  CODE_ASKED_TEXT,
  readSecondFactorCode,
  SECOND_FACTOR_MESSAGE,
  UNREADABLE_FACTOR_TEXT,
  wrongCodeText,
} from '@apto/domain/users';
import { decrypt, encrypt } from '../platform/cipher.ts';
import type { Ctx } from '../platform/context.ts';
import { HttpError, rule } from '../platform/errors.ts';
import { UnknownKeyError, type KeyRing } from '../platform/key-ring.ts';
import { countCodeAttempt, forgiveCodeAttempts } from '../platform/limits.ts';
import type { Server } from '../platform/server.ts';
import { tellOwner } from './tell-owner.ts';
import { readFactor, takeRecoveryCode, takeStep, type Factor } from './second-factor-repository.ts';
import { recoveryMark, stepOf } from './totp.ts';

interface Person {
  readonly id: number;
  readonly empresaId: number;
  readonly email: string;
}

/** By what somebody passed. `left`: recovery codes that are left. */
export interface Passed {
  readonly by: 'TOTP' | 'RECOVERY';
  readonly left: number;
}

/** @throws HttpError 422 when its key is no longer in the ring */
export function openSecret(ctx: Ctx, ring: KeyRing, sealed: string): string {
  try {
    return decrypt(ring, sealed);
  } catch (error) {
    if (!(error instanceof UnknownKeyError)) throw error;
    ctx.log.error({ chave: error.keyId }, 'segundo fator cifrado com uma chave que falta');
    throw rule(UNREADABLE_FACTOR_TEXT);
  }
}

async function take(server: Server, ctx: Ctx, person: Person, factor: Factor, typed: string) {
  const { keyRing } = server.config;
  const code = readSecondFactorCode(typed);
  if (code?.kind === 'RECOVERY') {
    const isTaken = await takeRecoveryCode(ctx.db, person.id, recoveryMark(person.id, code.code));
    return isTaken ? { by: code.kind, left: factor.left - 1 } : null;
  }
  if (!code) return null;
  const secret = openSecret(ctx, keyRing, factor.sealed);
  const step = stepOf(secret, code.code, server.clock());
  if (step === null) return null;
  // Sealed again with the key in use, so that older ones can be given up one day.
  const isTaken = await takeStep(ctx.db, person.id, step, encrypt(keyRing, secret));
  return isTaken ? { by: code.kind, left: factor.left } : null;
}

/**
 * Takes a code of a person's second factor, once, and counts the try before it is looked at. Call it outside of the
 * write's transaction: a refused try must stay counted and in the trail.
 * @throws HttpError 429; 422 when its secret cannot be opened
 */
export async function takeCode(
  server: Server,
  ctx: Ctx,
  person: Person,
  factor: Factor,
  typed: string,
): Promise<Passed | null> {
  const isLast = await countCodeAttempt(ctx.db, person.id);
  const passed = await take(server, ctx, person, factor, typed);
  if (passed) {
    await forgiveCodeAttempts(ctx.db, person.id);
    return passed;
  }
  await ctx.audit({
    acao: 'SEGUNDO_FATOR_RECUSADO',
    recurso: 'usuario',
    recursoId: person.id,
    empresaId: person.empresaId,
  });
  if (isLast)
    await tellOwner(server, { canal: 'EMAIL', destino: person.email }, SECOND_FACTOR_MESSAGE.locked);
  return null;
}

/** Whether an account is opened by a code beside its password. */
export async function hasSecondFactor(ctx: Ctx, userId: number): Promise<boolean> {
  const factor = await readFactor(ctx.db, userId);
  return (factor?.confirmedAt ?? null) !== null;
}

/**
 * The second step of entering, for who has one: after the right password, and only then.
 * @returns null for who has none
 * @throws HttpError 401 without a code, or with a wrong one; 429
 */
export async function requireSecondFactor(
  server: Server,
  ctx: Ctx,
  person: Person,
  typed: string | undefined,
): Promise<Passed | null> {
  const factor = await readFactor(ctx.db, person.id);
  if (!factor || factor.confirmedAt === null) return null;
  if (typed === undefined)
    throw new HttpError(401, ERROR_CODE.SEGUNDO_FATOR, CODE_ASKED_TEXT, { message: CODE_ASKED_TEXT });
  const passed = await takeCode(server, ctx, person, factor, typed);
  if (!passed) {
    const text = wrongCodeText(typed);
    throw new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, text, { message: text });
  }
  return passed;
}
