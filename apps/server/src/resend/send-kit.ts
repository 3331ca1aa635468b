import { menuItem } from '@apto/domain/status';
import type { Channel, Recipient } from '@apto/domain/templates';
import { lockAgendamento, type LockedAgendamento } from '../agendamentos/repository.ts';
import { standingOf } from '../agendamentos/refusal.ts';
import { kitMessages, requireVisit, sendAsked } from '../outgoing/asked.ts';
import { noContactReason, toOutgoing } from '../outgoing/compose.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, rule } from '../platform/errors.ts';

/** What 'Reenviar Kit' of the row menu asks for. @throws HttpError 409 */
export function requireOpenKit(ctx: Ctx, held: LockedAgendamento): void {
  const { permissions } = internal(ctx);
  const item = menuItem('REENVIAR_KIT', {
    agendamento: { status: { id: held.statusId }, dataAgendamento: held.dataAgendamento },
    permissoes: permissions,
    now: ctx.now,
  });
  if (!item.enabled)
    throw conflict(
      'TRANSICAO_RECUSADA',
      item.motivo ?? 'O kit não pode ser enviado agora.',
      standingOf(held),
    );
}

/**
 * POST /agendamento/enviar-kit (doc1 §2.5, §4, decision 22): the kit to clinic and requester, as it is now. Whoever of the
 * two cannot be reached is left in the timeline as failed.
 * @throws HttpError 404, 409 in another status, 422 when neither can be reached, 429
 */
export async function sendKit(ctx: Ctx, id: number) {
  const held = await lockAgendamento(ctx.db, internal(ctx).scope, id);
  requireOpenKit(ctx, held);
  const facts = await requireVisit(ctx, id);
  const messages = kitMessages(facts);
  if (messages.every(({ to }) => to === null))
    throw rule(messages.map(({ recipient }) => noContactReason(recipient)).join(' '));
  const sent: { destinatario: Recipient; canal: Channel }[] = [];
  for (const composed of messages) {
    if (composed.to) sent.push(await sendAsked(ctx, composed.tipo, facts));
    else await ctx.sendMessage(toOutgoing(composed, facts));
  }
  await ctx.audit({ acao: 'REENVIAR_KIT', recurso: 'agendamento', recursoId: id, clienteId: held.clienteId });
  return { mensagens: sent };
}
