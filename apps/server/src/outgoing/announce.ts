import { STATUS, type IdStatus, type StatusStep } from '@apto/domain/status';
import { keepsVisit, KIT_MESSAGES, tellsFuncionario, type VisitMessageKind } from '@apto/domain/templates';
import { readTelling, type VisitTelling } from '../kit/repository.ts';
import { issueLasting } from '../links/lasting.ts';
import type { Ctx } from '../platform/context.ts';
import type { RepeatableMessage } from '../platform/records.ts';
import { CAP_REASON, isWithinCap } from './cap.ts';
import { compose, tellingOf, toOutgoing } from './compose.ts';
import { tellResponsible, type Step } from './responsible.ts';

/** What was told already, of a kit that arrived after all, a step taken back or another room, is told to nobody again. Only a clinic's own yes is told to the employee from here. */
const kindsAfter = (action: StatusStep, isClinic: boolean): readonly VisitMessageKind[] => {
  if (keepsVisit(action)) return [];
  return isClinic ? ['CONFIRMACAO', ...KIT_MESSAGES] : KIT_MESSAGES;
};

/** A step, and what tells of it beside what always does. */
export interface Announced {
  readonly acao: StatusStep;
  readonly para: IdStatus;
  /** More messages of the same visit, which go with the others: what they say is read once. */
  readonly alsoTells?: ((facts: VisitTelling) => Promise<RepeatableMessage[]>) | undefined;
}

/**
 * What goes out when an appointment becomes scheduled: the kit to clinic and requester. In
 * the transaction of the change, so that exactly what committed is told. Whoever cannot be reached, or has had enough
 * messages today, does not stop the scheduling: the timeline says so.
 */
async function announceScheduled(
  ctx: Ctx,
  id: number,
  { acao: action, para: to, alsoTells }: Announced,
): Promise<void> {
  const kinds = to === STATUS.AGENDADO ? kindsAfter(action, ctx.session?.kind === 'prestador') : [];
  if (kinds.length === 0 && !alsoTells) return;
  const facts = await readTelling(ctx.db, id);
  if (!facts) return;
  const messages: RepeatableMessage[] = [];
  for (const kind of kinds) {
    if (kind === 'CONFIRMACAO' && !tellsFuncionario(tellingOf(facts))) continue;
    const access = kind === 'CONFIRMACAO' ? await issueLasting(ctx, facts) : null;
    const composed = compose(kind, facts, access?.link);
    // An employee without any contact of their own is told by the requester, who has the kit.
    if (composed.to === null && kind === 'CONFIRMACAO') continue;
    const outgoing = toOutgoing(composed, facts);
    const fits =
      composed.to === null ||
      (await isWithinCap(ctx.db, ctx.config, {
        to: composed.to.destino,
        recipient: composed.recipient,
        agendamentoId: id,
      }));
    messages.push(fits ? outgoing : { ...outgoing, failure: CAP_REASON });
  }
  if (alsoTells) messages.push(...(await alsoTells(facts)));
  await ctx.sendMessages(messages);
}

/** Everything that a step of an appointment sends out: to those who have a part in the visit, and to who answers for it. */
export async function announceStep(
  ctx: Ctx,
  from: { id: number; statusId: number },
  step: Step & Announced,
): Promise<void> {
  await announceScheduled(ctx, from.id, step);
  await tellResponsible(ctx, from, step);
}
