import type { MessagePreview } from '@apto/api-client';
import {
  autoagendamentoLink,
  isQuestion,
  isSentAgain,
  isVisitMessage,
  linkWithToken,
  outdatedReason,
  TOKEN_PLACEHOLDER,
  type VisitMessageKind,
} from '@apto/domain/templates';
import { and, eq } from 'drizzle-orm';
import { lockAgendamento, requireAgendamento } from '../agendamentos/repository.ts';
import { message } from '../db/schema.ts';
import type { VisitFacts } from '../kit/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { noticeOf, requireVisit, sendAsked, toPreview } from '../outgoing/asked.ts';
import { compose } from '../outgoing/compose.ts';
import { questionOf, sendQuestion, type Question } from './question.ts';

interface Named {
  /** The appointment. */
  id: number;
  mensagem: number;
}

type Resendable =
  | { kind: VisitMessageKind; facts: VisitFacts }
  | { kind: Question['kind']; question: Question };

/** What is sent again is written anew: the old text is gone, and the day may be another one. @throws HttpError 404, 409 */
async function resendable(ctx: Ctx, { id, mensagem: messageId }: Named): Promise<Resendable> {
  const [found] = await ctx.db
    .select({ kind: message.tipo, state: message.situacao })
    .from(message)
    .where(and(eq(message.id, messageId), eq(message.agendamentoId, id)));
  if (!found) throw notFound('mensagem');
  const { kind } = found;
  if (isSentAgain(kind, found.state) && isQuestion(kind)) {
    const question = await questionOf(ctx, id, kind);
    if (!question) throw conflict('TRANSICAO_RECUSADA', 'O pedido já não espera a resposta do solicitante.');
    return { kind, question };
  }
  if (!isVisitMessage(kind) || !isSentAgain(kind, found.state))
    throw conflict('CONFLITO', 'Esta mensagem não pode ser enviada de novo.');
  const facts = await requireVisit(ctx, id);
  const moment = { data: facts.visit.data, hora: facts.visit.time };
  const outdated = outdatedReason(moment, { ...moment, idStatus: facts.idStatus });
  if (outdated !== null) throw conflict('TRANSICAO_RECUSADA', outdated);
  return { kind, facts };
}

/** A message about a visit as it would leave now. */
export function previewVisit(ctx: Ctx, kind: VisitMessageKind, facts: VisitFacts): MessagePreview {
  // The token is the employee's: whoever looks at the message first sees where it will stand.
  const myLink = linkWithToken(autoagendamentoLink(ctx.config.publicUrl), TOKEN_PLACEHOLDER);
  const composed = compose(kind, facts, myLink);
  return toPreview(composed, composed.recipient === 'PRESTADOR' ? null : noticeOf(facts));
}

/** A message of the timeline as it would leave now. @throws HttpError 404, 409 */
export async function previewResend(ctx: Ctx, named: Named) {
  await requireAgendamento(ctx.db, internal(ctx).scope, named.id);
  const found = await resendable(ctx, named);
  if ('question' in found) return toPreview({ ...found.question, tipo: found.question.kind });
  return previewVisit(ctx, found.kind, found.facts);
}

/** 'Enviar de novo' of the timeline. @throws HttpError 404, 409, 422, 429 */
export async function resend(ctx: Ctx, named: Named) {
  const { clienteId } = await lockAgendamento(ctx.db, internal(ctx).scope, named.id);
  const found = await resendable(ctx, named);
  const sent =
    'question' in found
      ? await sendQuestion(ctx, named.id, found.question)
      : await sendAsked(ctx, found.kind, found.facts);
  await ctx.audit({
    acao: 'REENVIAR_MENSAGEM',
    recurso: 'agendamento',
    recursoId: named.id,
    clienteId,
    detalhes: { mensagem: named.mensagem, tipo: found.kind },
  });
  return sent;
}
