import type { Answer, holdFaixas, ValidatedInput } from '@apto/api-client';
import { MESSAGE } from '@apto/domain/messages';
import { PERIODO } from '@apto/domain/periodos';
import { HELD_TOO_LONG_TEXT, holdUntil, MAX_HELD_FUNCIONARIOS } from '@apto/domain/reserva';
import { getFuncionarioInScope } from '../funcionarios/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, rule } from '../platform/errors.ts';
import { reservingClinic } from './clinics.ts';
import { heldSince, lockHolds, otherHeldFuncionarios, releaseHolds } from './repository.ts';
import { takeSlots, type WantedSlot } from './take.ts';

type Slots = ValidatedInput<typeof holdFaixas>['body']['itens'];

const TOO_MANY = `Você já mantém horários para ${MAX_HELD_FUNCIONARIOS} funcionários. Agende ou libere os deles antes.`;

/** Nobody holds more than a request needs: one slot for an exam. @throws HttpError 400 */
function checkNeeded(slots: Slots): void {
  const exames = slots.flatMap(({ examesIds }) => examesIds);
  if (new Set(exames).size === exames.length) return;
  throw invalid([{ campo: 'itens', mensagem: MESSAGE.INCORRECT_FIELD }]);
}

/**
 * Keeps the slots that a person has chosen for an employee, in place of those they kept before: all of them or none.
 * @returns until when, or null when nothing is kept
 * @throws HttpError 400, 404, 409 when one is gone, 422
 */
export async function holdForFuncionario(
  ctx: Ctx,
  idFuncionario: number,
  slots: Slots,
): Promise<Answer<typeof holdFaixas>> {
  const { db, now } = ctx;
  const session = internal(ctx);
  const funcionario = await getFuncionarioInScope(db, session.scope, idFuncionario);
  const owner = { usuarioId: session.usuarioId, funcionarioId: funcionario.id };
  checkNeeded(slots);
  await lockHolds(db, owner.usuarioId);
  const since = (await heldSince(db, owner, now)) ?? now.instant;
  await releaseHolds(db, owner);
  if (slots.length === 0) return { expiraEm: null };
  if ((await otherHeldFuncionarios(db, owner, now)) >= MAX_HELD_FUNCIONARIOS) throw rule(TOO_MANY);
  const expiraEm = holdUntil(since, now.instant);
  if (expiraEm === null) throw rule(HELD_TOO_LONG_TEXT);
  const wanted: WantedSlot[] = [];
  for (const { prestadorId, examesIds, ...faixa } of slots) {
    const day = { start: faixa.data, end: faixa.data };
    wanted.push({ clinic: await reservingClinic(ctx, prestadorId, examesIds, day), faixa, examesIds });
  }
  await takeSlots(ctx, { ...owner, expiraEm, desde: since }, wanted, PERIODO.AMBOS, owner);
  return { expiraEm };
}

/** Frees what a person keeps for an employee: whoever leaves needs it no more. @throws HttpError 404 */
export async function releaseForFuncionario(ctx: Ctx, idFuncionario: number): Promise<void> {
  const { scope, usuarioId } = internal(ctx);
  const { id: funcionarioId } = await getFuncionarioInScope(ctx.db, scope, idFuncionario);
  // Behind a choice that is on its way, and not before it: what that keeps would stay.
  await lockHolds(ctx.db, usuarioId);
  await releaseHolds(ctx.db, { usuarioId, funcionarioId });
}
