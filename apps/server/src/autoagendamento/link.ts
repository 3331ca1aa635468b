import type { sendAutoagendamentoLink, ValidatedInput } from '@apto/api-client';
import { linkRangeProblem, type LinkDayFacts } from '@apto/domain/autoagendamento';
import {
  isEmail,
  isPhone,
  INVALID_EMAIL_MESSAGE,
  INVALID_PHONE_MESSAGE,
  normalizeCpf,
  normalizePhone,
} from '@apto/domain/documents';
import { changeAgendamento } from '../agendamentos/change.ts';
import { readDateLimit } from '../clientes/repository.ts';
import { nationalFeriadosKept } from '../feriados/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, notFound, rule } from '../platform/errors.ts';
import { countSentLink, doorOf, forgive, triesOf } from '../platform/limits.ts';
import { autoagendamentoLink, inviteText } from '@apto/domain/templates';
import { requireAwaitingFuncionario, lockPedido, type LockedPedido } from './held.ts';
import { issueToken, type IssuedToken } from '../links/repository.ts';

export interface IssuedLink extends IssuedToken {
  link: string;
}

/** What the registries say of the asked days (decision 58). */
export async function readDayFacts(
  ctx: Ctx,
  {
    dataSugestaoInicial: start,
    dataSugestaoFinal: end,
  }: { dataSugestaoInicial: string; dataSugestaoFinal: string },
  customerId: number,
): Promise<LinkDayFacts> {
  const session = internal(ctx);
  const asked = { start, end };
  return {
    dayLimit: await readDateLimit(ctx.db, session, customerId),
    feriados: await nationalFeriadosKept(ctx.db, session.empresaId, asked),
  };
}

/** The appointment of this CPF, waiting for its employee. @throws HttpError 404, 409, 422 */
async function pedidoForLink(
  ctx: Ctx,
  input: { cpf: string; agendamentoId: number },
): Promise<LockedPedido & { fim: string }> {
  const pedido = await lockPedido(ctx, input.agendamentoId);
  if (pedido.cpfFuncionario !== normalizeCpf(input.cpf)) throw notFound('agendamento');
  requireAwaitingFuncionario(pedido);
  const suggested = { dataSugestaoInicial: pedido.inicio, dataSugestaoFinal: pedido.fim };
  const feriados = await nationalFeriadosKept(ctx.db, pedido.empresaId, {
    start: ctx.now.data,
    end: pedido.fim ?? ctx.now.data,
  });
  const problem = linkRangeProblem({ ...suggested, now: ctx.now, feriados });
  if (problem || !pedido.fim) throw rule(`${problem ?? ''} Faça um novo pedido.`.trim());
  return { ...pedido, fim: pedido.fim };
}

async function issue(
  ctx: Ctx,
  pedido: LockedPedido & { fim: string },
  formaEnvio: string | null,
): Promise<IssuedLink> {
  const issued = await issueToken(ctx.db, ctx.now, pedido.id, pedido.fim);
  // Who tried the revoked token until the door closed comes in with the new one at once.
  await forgive(ctx.db, triesOf(ctx.config.keyRing, doorOf(pedido.cpfFuncionario)));
  await ctx.audit({
    acao: 'EMITIR_LINK',
    recurso: 'agendamento',
    recursoId: pedido.id,
    clienteId: pedido.clienteId,
    detalhes: { formaEnvio },
  });
  return { ...issued, link: autoagendamentoLink(ctx.config.publicUrl) };
}

/** POST /autoagendamento/token: a new token, shown and sent to nobody (doc2 §7). */
export async function generateLink(
  ctx: Ctx,
  input: { cpf: string; agendamentoId: number },
): Promise<IssuedLink> {
  return issue(ctx, await pedidoForLink(ctx, input), null);
}

type SendBody = ValidatedInput<typeof sendAutoagendamentoLink>['body'];

/** Where the message goes; what the channel needs must be there and valid (doc2 §5 'Employee data step'). */
export function sendDestination(body: Pick<SendBody, 'formaEnvio' | 'phone' | 'email'>): {
  phone: string | null;
  email: string | null;
} {
  const phone = body.phone ? normalizePhone(body.phone) : null;
  const email = body.email?.trim() || null;
  if (body.formaEnvio === 'WHATSAPP' && !isPhone(body.phone ?? '')) {
    throw invalid([{ campo: 'phone', mensagem: INVALID_PHONE_MESSAGE }]);
  }
  if (body.formaEnvio === 'EMAIL' && !isEmail(email ?? '')) {
    throw invalid([{ campo: 'email', mensagem: INVALID_EMAIL_MESSAGE }]);
  }
  return { phone: phone && isPhone(phone) ? phone : null, email };
}

/** Where a link goes: one of the two is there, by the channel. */
export type LinkDestination = Pick<SendBody, 'formaEnvio'> & ReturnType<typeof sendDestination>;

/** Issues a new token and sends the invitation once the transaction commits. @throws HttpError 429 */
export async function inviteByLink(
  ctx: Ctx,
  pedido: LockedPedido & { fim: string },
  { formaEnvio: channel, phone, email }: LinkDestination,
): Promise<IssuedLink> {
  const to = (channel === 'WHATSAPP' ? phone : email) ?? '';
  await countSentLink(ctx.db, ctx.config, to, pedido.id);
  const issued = await issue(ctx, pedido, channel);
  const { assunto: subject, corpo: bodyText } = inviteText({
    name: pedido.nomeFuncionario,
    cliente: pedido.empresa,
    link: issued.link,
    token: issued.token,
    lastDay: pedido.fim,
  });
  await ctx.sendMessage({
    canal: channel,
    destino: to,
    assunto: subject,
    corpo: bodyText,
    agendamentoId: pedido.id,
    tipo: 'LINK_AUTOAGENDAMENTO',
    nome: pedido.nomeFuncionario,
  });
  return issued;
}

/**
 * Issues a new token, sends it by WhatsApp or e-mail once the transaction commits, and keeps the contact on
 * the appointment, so that the confirmation goes the same way (doc2 §2.10).
 * @throws HttpError 400, 404, 409, 422, 429
 */
export async function sendLink(ctx: Ctx, body: SendBody): Promise<IssuedLink> {
  const { phone, email } = sendDestination(body);
  const pedido = await pedidoForLink(ctx, body);
  const issued = await inviteByLink(ctx, pedido, { formaEnvio: body.formaEnvio, phone, email });
  const changed =
    (phone !== null && phone !== pedido.telefoneFuncionario) ||
    (email !== null && email !== pedido.emailFuncionario);
  if (changed) {
    await changeAgendamento(
      ctx,
      pedido,
      {
        telefoneFuncionario: phone ?? pedido.telefoneFuncionario,
        emailFuncionario: email ?? pedido.emailFuncionario,
      },
      null,
    );
  }
  return issued;
}
