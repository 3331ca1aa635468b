import { type attendRequest, type ValidatedInput } from '@apto/api-client';
import { RISCOS_REQUIRED_MESSAGE, type ChosenWhen } from '@apto/domain/attendant';
import { linkRangeFailures, linkRangeProblem } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import type { StatusStep } from '@apto/domain/status';
import {
  autoagendamentoLink,
  confirmationRequestText,
  pendenciaText,
  proposedDaysText,
} from '@apto/domain/templates';
import { and, eq, inArray } from 'drizzle-orm';
import type { ClinicWithAgendas } from '../agendas/repository.ts';
import type { LockedPedido } from '../autoagendamento/held.ts';
import { readDayFacts, sendDestination, type LinkDestination } from '../autoagendamento/link.ts';
import { notifyConfirmation } from '../autoagendamento/notice.ts';
import { agendamentoRisco, funcionarioRisco, risco } from '../db/schema.ts';
import { endTokens, issueToken } from '../links/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { countSentLink, doorOf, forgive, triesOf } from '../platform/limits.ts';

type Body = ValidatedInput<typeof attendRequest>['body'];

/** The risks of this request and, for the requests to come, of its employee. @throws HttpError 400 for one that does not exist */
export async function applyRiscos(ctx: Ctx, pedido: LockedPedido, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const known = await ctx.db
    .select({ id: risco.id })
    .from(risco)
    .where(and(inArray(risco.id, wanted), eq(risco.empresaId, internal(ctx).empresaId)));
  if (known.length < wanted.length) throw invalid([{ campo: 'riscos', mensagem: RISCOS_REQUIRED_MESSAGE }]);
  const { id: agendamentoId, funcionarioId } = pedido;
  await ctx.db.delete(agendamentoRisco).where(and(eq(agendamentoRisco.agendamentoId, agendamentoId)));
  await ctx.db.insert(agendamentoRisco).values(wanted.map((riscoId) => ({ agendamentoId, riscoId })));
  await ctx.db
    .insert(funcionarioRisco)
    .values(wanted.map((riscoId) => ({ funcionarioId, riscoId })))
    .onConflictDoNothing();
}

/** The link that a request waited for while its employee had no risk: where it goes, and for which days. */
export interface Invitation extends LinkDestination {
  inicio: string;
  fim: string;
}

/**
 * What 'Aplicar risco' sends to the employee of a self-scheduling request (doc2 §4 'Self-scheduling flow' 5): by the
 * channel, contact and days of the body, else by the request's own. Days that are over open nothing: others are asked for.
 * @throws HttpError 400
 */
export async function invitationOf(
  ctx: Ctx,
  pedido: LockedPedido,
  body: Extract<Body, { acao: 'APLICAR_RISCO' }>,
): Promise<Invitation> {
  const { dataSugestaoInicial: first = null, dataSugestaoFinal: last = null } = body;
  const start = first ?? pedido.inicio;
  const end = last ?? pedido.fim;
  const asked = { dataSugestaoInicial: start ?? ctx.now.data, dataSugestaoFinal: end ?? ctx.now.data };
  const facts = await readDayFacts(ctx, asked, pedido.clienteId);
  if (first || last) {
    const named = { dataSugestaoInicial: first, dataSugestaoFinal: last };
    const failures = linkRangeFailures(named, ctx.now, facts);
    if (failures.length > 0) throw invalid(failures);
  }
  const problem = linkRangeProblem({
    dataSugestaoInicial: start,
    dataSugestaoFinal: end,
    now: ctx.now,
    feriados: facts.feriados ?? [],
  });
  if (problem || !start || !end)
    throw invalid([{ campo: 'dataSugestaoFinal', mensagem: `${problem ?? ''} Informe outros dias.`.trim() }]);
  const contact = {
    phone: body.phone ?? pedido.telefoneFuncionario,
    email: body.email ?? pedido.emailFuncionario,
  };
  const channel = body.formaEnvio ?? (contact.phone ? 'WHATSAPP' : 'EMAIL');
  return {
    formaEnvio: channel,
    ...sendDestination({ formaEnvio: channel, ...contact }),
    inicio: start,
    fim: end,
  };
}

/** The day stands: the links have done their work, and who has to be told is told (doc2 §4, docs/decisions/0119). */
export async function tellConfirmed(
  ctx: Ctx,
  pedido: LockedPedido,
  { data: day, hora: time, periodo }: ChosenWhen,
  setBy: StatusStep,
): Promise<void> {
  await endTokens(ctx.db, ctx.now, pedido.id);
  await notifyConfirmation(ctx, pedido, { data: day, time, periodo }, setBy);
}

/** The day and time that a request has. */
export const whenOf = (pedido: LockedPedido): ChosenWhen | null =>
  pedido.dataAgendamento === null
    ? null
    : {
        data: pedido.dataAgendamento,
        hora: pedido.horaAgendamento,
        periodo: pedido.periodo ?? PERIODO.AMBOS,
      };

type AskEmployee = Extract<Body, { acao: 'PEDIR_CONFIRMACAO_FUNCIONARIO' }>;

/** Where the question to the employee goes. @throws HttpError 400 */
export const askDestination = (body: AskEmployee) => sendDestination(body);

/** Issues a link that lives to the end of the exam's day and queues the question. @throws HttpError 429 */
export async function askEmployee(
  ctx: Ctx,
  pedido: LockedPedido,
  body: AskEmployee,
  { clinic, when }: { clinic: ClinicWithAgendas; when: ChosenWhen },
): Promise<void> {
  const { phone, email } = askDestination(body);
  const to = (body.formaEnvio === 'WHATSAPP' ? phone : email) ?? '';
  await countSentLink(ctx.db, ctx.config, to, pedido.id);
  const { token } = await issueToken(ctx.db, ctx.now, pedido.id, when.data);
  await forgive(ctx.db, triesOf(ctx.config.keyRing, doorOf(pedido.cpfFuncionario)));
  await ctx.sendMessage({
    canal: body.formaEnvio,
    destino: to,
    ...confirmationRequestText({
      name: pedido.nomeFuncionario,
      cliente: pedido.empresa,
      when,
      clinic: clinic.name,
      link: autoagendamentoLink(ctx.config.publicUrl),
      token,
    }),
    agendamentoId: pedido.id,
    tipo: 'PEDIDO_CONFIRMACAO',
    nome: pedido.nomeFuncionario,
  });
}

const tellSolicitante = async (
  ctx: Ctx,
  pedido: LockedPedido,
  kind: string,
  text: { assunto: string; corpo: string },
): Promise<void> => {
  if (!pedido.emailSolicitante) return;
  await ctx.sendMessage({
    canal: 'EMAIL',
    destino: pedido.emailSolicitante,
    ...text,
    agendamentoId: pedido.id,
    tipo: kind,
    nome: pedido.nomeSolicitante,
  });
};

export const tellProposedDays = (ctx: Ctx, pedido: LockedPedido, days: readonly string[]) =>
  tellSolicitante(ctx, pedido, 'PROPOSTA_DATA', proposedDaysText({ nome: pedido.nomeFuncionario, days }));

export const tellPendencia = (ctx: Ctx, pedido: LockedPedido) =>
  tellSolicitante(ctx, pedido, 'PENDENCIA_CLIENTE', pendenciaText({ nome: pedido.nomeFuncionario }));
