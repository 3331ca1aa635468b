import { proposedDayText } from '@apto/domain/attendant';
import {
  destinationOf,
  pendenciaText,
  proposedDaysText,
  QUESTION_STATUS,
  type Channel,
  type MessageText,
  type QuestionKind,
  type Recipient,
} from '@apto/domain/templates';
import { getDetail } from '../agendamentos/repository.ts';
import { noContactReason } from '../outgoing/compose.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { rule } from '../platform/errors.ts';
import { countMessage } from '../platform/limits.ts';

/** A question as it would leave now. */
export interface Question extends MessageText {
  kind: QuestionKind;
  recipient: 'SOLICITANTE';
  name: string | null;
  /** null: there is no way to reach them. */
  to: { canal: Channel; destino: string } | null;
  anexo: null;
}

/** The question written anew, with the proposed days that are still ahead; null once nobody waits for its answer, or no day is left. */
export async function questionOf(ctx: Ctx, id: number, kind: QuestionKind): Promise<Question | null> {
  const a = await getDetail(ctx.db, internal(ctx).scope, id);
  if (a.status_id !== QUESTION_STATUS[kind]) return null;
  const about = { nome: a.f_name };
  const ahead = (a.datas_propostas?.datas ?? []).filter(({ data: day }) => day >= ctx.now.data);
  if (kind === 'PROPOSTA_DATA' && ahead.length === 0) return null;
  const days = ahead.map((day) => proposedDayText(day));
  return {
    kind,
    recipient: 'SOLICITANTE',
    name: a.nome_solicitante,
    to: destinationOf('SOLICITANTE', { email: a.email_solicitante, phone: a.telefone_solicitante }),
    ...(kind === 'PROPOSTA_DATA' ? proposedDaysText({ ...about, days }) : pendenciaText(about)),
    anexo: null,
  };
}

/** Queues a question again. @throws HttpError 422 when the requester cannot be reached, 429 over the cap */
export async function sendQuestion(
  ctx: Ctx,
  id: number,
  { kind, recipient, name, to, ...text }: Question,
): Promise<{ destinatario: Recipient; canal: Channel }> {
  if (!to) throw rule(noContactReason(recipient));
  await countMessage(ctx.db, ctx.config, { to: to.destino, recipient, agendamentoId: id });
  await ctx.sendMessage({
    ...to,
    assunto: text.assunto,
    corpo: text.corpo,
    agendamentoId: id,
    tipo: kind,
    destinatario: recipient,
    nome: name,
  });
  return { destinatario: recipient, canal: to.canal };
}
