import type { MessagePreview } from '@apto/api-client';
import {
  KIT_MESSAGES,
  MESSAGE_KIND,
  notifierText,
  type Channel,
  type MessageKind,
  type Recipient,
  type VisitMessageKind,
} from '@apto/domain/templates';
import { readVisit, type VisitFacts } from '../kit/repository.ts';
import type { Ctx } from '../platform/context.ts';
import { issueLasting } from '../links/lasting.ts';
import { rule } from '../platform/errors.ts';
import { countMessage } from '../platform/limits.ts';
import { compose, noContactReason, tellingOf, toOutgoing, type Composed } from './compose.ts';

/** @param notice what the reader should know of who else tells the employee */
export const toPreview = (
  { name, to, ...composed }: Omit<Composed, 'tipo'> & { tipo: MessageKind },
  notice: string | null = null,
): MessagePreview => ({
  tipo: composed.tipo,
  titulo: MESSAGE_KIND[composed.tipo].label,
  destinatario: composed.recipient,
  nome: name,
  canal: to?.canal ?? null,
  destino: to?.destino ?? null,
  assunto: composed.assunto,
  corpo: composed.corpo,
  anexo: composed.anexo,
  aviso: notice,
});

/** @throws HttpError 422 while there is no clinic or no day */
export async function requireVisit(ctx: Ctx, id: number): Promise<VisitFacts> {
  const facts = await readVisit(ctx.db, id);
  if (!facts) throw rule('O agendamento ainda não tem clínica e dia.');
  return facts;
}

/** Who tells the employee, said beside a message to the employee or to whoever passes it on (docs/decisions/0119). */
export const noticeOf = (facts: VisitFacts): string =>
  notifierText(tellingOf(facts), facts.names.SOLICITANTE);

/** What 'Reenviar Kit' would send now. */
export const kitMessages = (facts: VisitFacts): Composed[] =>
  KIT_MESSAGES.map((kind) => compose(kind, facts));

/** Queues one message that staff asked for. @throws HttpError 422 when nobody can be reached, 429 over the cap */
export async function sendAsked(
  ctx: Ctx,
  kind: VisitMessageKind,
  facts: VisitFacts,
): Promise<{ destinatario: Recipient; canal: Channel }> {
  const { recipient, to } = compose(kind, facts);
  if (!to) throw rule(noContactReason(recipient));
  await countMessage(ctx.db, ctx.config, { to: to.destino, recipient, agendamentoId: facts.id });
  // A confirmation is sent anew because the other was lost or went astray: the old way back ends with it.
  const access = recipient === 'FUNCIONARIO' ? await issueLasting(ctx, facts, kind === 'CONFIRMACAO') : null;
  await ctx.sendMessage(toOutgoing(compose(kind, facts, access?.link), facts));
  return { destinatario: recipient, canal: to.canal };
}
