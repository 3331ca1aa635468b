import { type Answer, type attendRequest, ERROR_CODE, type ValidatedInput } from '@apto/api-client';
import {
  attendantRecordText,
  attendantTransition,
  changedByText,
  chosenDayFailure,
  proposedDaysFailure,
  proposedDayText,
  telemedicineFailure,
  whenText,
  type AttendedRequest,
  type ProposedDay,
} from '@apto/domain/attendant';
import { isDepositAsked } from '@apto/domain/deposito';
import { proposalFailure, PROPOSAL_DAYS, type ClinicCalendar } from '@apto/domain/pedido';
import { deadlineOfAction, proposalText, STATUS, statusSummary, type Transition } from '@apto/domain/status';
import { addDays } from '@apto/domain/time';
import { getDetail, setExameDates } from '../agendamentos/repository.ts';
import { refusedStep, standingOf } from '../agendamentos/refusal.ts';
import { toDetail } from '../agendamentos/row.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { lockPedido, type LockedPedido } from '../autoagendamento/held.ts';
import { inviteByLink } from '../autoagendamento/link.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { servesRemotely } from '../prestadores/repository.ts';
import { roomOf } from '../reservas/repository.ts';
import { eventsOf } from '../timeline/repository.ts';
import {
  applyRiscos,
  askDestination,
  askEmployee,
  invitationOf,
  tellConfirmed,
  tellPendencia,
  tellProposedDays,
  whenOf,
  type Invitation,
} from './effects.ts';
import { readFacts, toRequest, type Facts } from './repository.ts';
import { bookWhen, chooseWhen, clinicFor, type Chosen } from './when.ts';

type Body = ValidatedInput<typeof attendRequest>['body'];

/** 409 that says who changed it and where it stands. */
export async function changedMeanwhile(ctx: Ctx, facts: Facts) {
  const standing = standingOf(facts);
  const [latest] = await eventsOf(ctx.db, facts.id);
  const who = latest?.author ?? 'Outra pessoa';
  return conflict(ERROR_CODE.VERSAO_DESATUALIZADA, changedByText(who, standing.statusAtual.descricao), {
    versaoEnviada: ctx.expectedVersion,
    ...standing,
    alteradoPor: who,
  });
}

/** The step of the table for this person, with what the action brings. @throws HttpError 403, 409 */
export async function nextTransition(
  ctx: Ctx,
  action: Body['acao'] | 'TROCAR_SALA',
  facts: Facts,
  brought: Partial<AttendedRequest> = {},
): Promise<Transition> {
  const request = await toRequest(ctx, facts);
  const result = attendantTransition(action, { ...request, ...brought }, ctx.now, internal(ctx).permissions);
  if (result.ok) return result.transition;
  const limit = deadlineOfAction(action);
  throw refusedStep(result, standingOf(facts), (limit && request.deadlineHours?.[limit]) ?? false);
}

/** The days of the request's clinic, as far as one may be proposed; null where it has none. */
async function calendarOf(ctx: Ctx, pedido: LockedPedido): Promise<ClinicCalendar | null> {
  if (pedido.prestadorId === null) return null;
  const reach = { start: ctx.now.data, end: addDays(ctx.now.data, PROPOSAL_DAYS) };
  const { openingHours, feriados, ferias } = await clinicFor(ctx, pedido, pedido.prestadorId, reach);
  return { openingHours: openingHours.length > 0 ? openingHours : null, feriados, ferias };
}

/** Another time that the clinic named to the attendant keeps to its days and hours. @throws HttpError 400 */
async function checkOtherTime(
  ctx: Ctx,
  pedido: LockedPedido,
  body: Extract<Body, { acao: 'PROPOR_OUTRO_HORARIO' }>,
): Promise<void> {
  const calendar = await calendarOf(ctx, pedido);
  const asked = { data: pedido.dataAgendamento, hora: pedido.horaAgendamento };
  const failure = calendar && proposalFailure(body, asked, calendar, ctx.now);
  if (failure) throw invalid([failure]);
}

/** The room that the step brings: empty for an exam at the clinic, undefined where it says nothing of it. */
const telemedicineOf = (body: Body): string | undefined =>
  'quando' in body ? body.quando.linkTelemedicina : undefined;

/** What the action brings is looked at before anything is written. @throws HttpError 400 */
async function checkPayload(ctx: Ctx, pedido: LockedPedido, body: Body): Promise<void> {
  if (body.acao === 'PEDIR_CONFIRMACAO_FUNCIONARIO') askDestination(body);
  if (body.acao === 'PROPOR_OUTRO_HORARIO') await checkOtherTime(ctx, pedido, body);
  const room = telemedicineOf(body);
  const wrong = room
    ? telemedicineFailure(
        pedido.tipoExameId,
        room,
        await servesRemotely(ctx.db, 'quando' in body ? body.quando.idPrestador : null),
      )
    : null;
  if (wrong) throw invalid([{ campo: 'quando.linkTelemedicina', mensagem: wrong }]);
  if (body.acao === 'ESCOLHER_DATA') {
    const { datasPropostas: proposal } = toDetail(await getDetail(ctx.db, internal(ctx).scope, pedido.id));
    const failure = chosenDayFailure(body, proposal, ctx.now);
    if (failure) throw invalid([{ campo: 'data', mensagem: failure }]);
  }
  if (body.acao === 'AGUARDAR_DATA') {
    const failure = proposedDaysFailure(body.datas, await calendarOf(ctx, pedido), ctx.now);
    if (failure) throw invalid([{ campo: 'datas', mensagem: failure }]);
  }
}

/** The days that the record names. */
function namedDays(body: Body, chosen: Chosen | null): string[] {
  if (chosen) return [whenText(chosen) + (telemedicineOf(body) ? ', por telemedicina' : '')];
  if (body.acao === 'AGUARDAR_DATA') return body.datas.map((day) => proposedDayText(day));
  if (body.acao === 'ESCOLHER_DATA') return [proposedDayText(body)];
  return body.acao === 'PROPOR_OUTRO_HORARIO' ? [proposalText(body)] : [];
}

/** When, in which room and at which clinic a visit was, before another place is taken; null where it had no day. */
async function placeLeft(ctx: Ctx, pedido: LockedPedido) {
  const when = whenOf(pedido);
  if (!when || pedido.prestadorId === null) return null;
  const clinic = await clinicFor(ctx, pedido, pedido.prestadorId, { start: when.data, end: when.data });
  return { days: [whenText(when)], clinic, room: await roomOf(ctx.db, pedido.id) };
}

type Left = NonNullable<Awaited<ReturnType<typeof placeLeft>>>;

/** Both ends of a move, each with what the other one has not: the clinic of the new one is named anyway. */
function wayOf(from: Left, to: Left): { from: string; when: string[] } {
  const isElsewhere = from.clinic.id !== to.clinic.id;
  const isOtherRoom = isElsewhere || from.room !== to.room;
  const named = ({ days, room }: Left) => [...days, ...(isOtherRoom && room ? [room] : [])].join(', ');
  return { from: named(from) + (isElsewhere ? `, em ${from.clinic.name}` : ''), when: [named(to)] };
}

/** The days that the step proposes, as data. */
function proposedDays(body: Body): readonly ProposedDay[] | null {
  if (body.acao === 'AGUARDAR_DATA') return body.datas;
  return body.acao === 'PROPOR_OUTRO_HORARIO' || body.acao === 'ESCOLHER_DATA'
    ? [{ data: body.data, hora: body.hora }]
    : null;
}

/** Columns that change with the status. */
function columnsOf(body: Body, facts: Facts, text: string) {
  switch (body.acao) {
    case 'APLICAR_RISCO':
      return { semRiscos: false };
    case 'MARCAR_FALTA':
      return { quantidadeFaltaConsulta: facts.quantidadeFaltaConsulta + 1 };
    case 'RECUSAR_PELO_PRESTADOR':
    case 'PROPOR_OUTRO_HORARIO':
      return { observacaoPrestador: text };
    default:
      return {};
  }
}

const SETTLED: readonly number[] = [STATUS.AGENDADO, STATUS.DEPOSITO_ANTECIPADO];
const ASKS_NOBODY: readonly Body['acao'][] = ['AGENDAR', 'CONFIRMAR_AGENDA', 'CONFIRMAR_PELO_FUNCIONARIO'];

/** Messages and links that follow from the step. */
async function tell(
  ctx: Ctx,
  pedido: LockedPedido,
  body: Body,
  to: number,
  chosen: Chosen | null,
): Promise<void> {
  if (body.acao === 'PEDIR_CONFIRMACAO_FUNCIONARIO' && chosen)
    await askEmployee(ctx, pedido, body, { clinic: chosen.clinic, when: chosen });
  if (body.acao === 'AGUARDAR_DATA') await tellProposedDays(ctx, pedido, namedDays(body, null));
  if (body.acao === 'PENDENCIAR_CLIENTE') await tellPendencia(ctx, pedido);
  // Before the deposit is paid nothing is certain.
  if (!ASKS_NOBODY.includes(body.acao) || to !== STATUS.AGENDADO) return;
  const when = chosen ?? whenOf(pedido);
  const prestadorId = chosen?.clinic.id ?? pedido.prestadorId;
  if (!when || prestadorId === null) return;
  await tellConfirmed(ctx, pedido, when, body.acao);
}

/**
 * One step of an attendant, in one transaction with its slot, record, audit, event and messages. The row is locked, and
 * who saw an older version is told who changed it.
 * @throws HttpError 400, 403, 404, 409, 422, 429
 */
export async function attend(ctx: Ctx, id: number, body: Body): Promise<Answer<typeof attendRequest>> {
  const session = internal(ctx);
  const pedido = await lockPedido(ctx, id);
  const facts = await readFacts(ctx.db, id);
  if (pedido.versao !== ctx.expectedVersion) throw await changedMeanwhile(ctx, facts);
  const wanted = 'quando' in body ? body.quando : null;
  const brought = wanted ? { hasPrestador: true, dataAgendamento: wanted.data } : {};
  // The status refuses before clinic and day do; which row of the table it is the clinic decides.
  await nextTransition(ctx, body.acao, facts, brought);
  const chosen = wanted && (await chooseWhen(ctx, pedido, wanted));
  const asksDeposito = ({ clinic }: Chosen) => isDepositAsked(clinic.deposito, pedido.deposito);
  const step = await nextTransition(ctx, body.acao, facts, {
    ...brought,
    ...(chosen ? { isDepositoPending: asksDeposito(chosen) && !facts.depositoPaid } : {}),
  });
  await checkPayload(ctx, pedido, body);
  const invitation =
    body.acao === 'APLICAR_RISCO' && step.para === STATUS.AUTOAGENDAMENTO
      ? await invitationOf(ctx, pedido, body)
      : null;

  const room = telemedicineOf(body);
  const left = body.acao === 'REAGENDAR' ? await placeLeft(ctx, pedido) : null;
  const booked = chosen && (await bookWhen(ctx, pedido, facts, chosen));
  if (body.acao === 'APLICAR_RISCO') await applyRiscos(ctx, pedido, body.riscos);
  const days = namedDays(body, chosen);
  const way = left && chosen && wayOf(left, { days, clinic: chosen.clinic, room: await roomOf(ctx.db, id) });
  const text = attendantRecordText(body.acao, {
    ...(way ?? { when: days }),
    ...(chosen ? { clinic: chosen.clinic.name } : {}),
    reason: 'motivo' in body ? body.motivo : '',
  });
  const held = chosen ? { ...pedido, prestadorId: chosen.clinic.id } : pedido;
  const { version } = await transitionAgendamento(ctx, held, {
    acao: body.acao,
    para: step.para,
    releasesVaga: step.releasesVaga,
    descricao: text,
    datasPropostas: proposedDays(body),
    // The list's own words have no room for the day.
    observacao: body.acao === 'PEDIR_CONFIRMACAO_PRESTADOR' ? days.join() : null,
    author: { id: session.usuarioId, name: session.name },
    columns: {
      ...columnsOf(body, facts, text),
      ...(chosen && booked
        ? {
            prestadorId: chosen.clinic.id,
            cidadeId: chosen.clinic.cidadeId,
            dataAgendamento: chosen.data,
            horaAgendamento: chosen.hora,
            horaSaida: booked.horaSaida,
            // `periodo` stays what the requester asked for (doc1 §3).
            periodoAgendado: chosen.hora === null ? chosen.periodo : null,
            usaReservaHorario: chosen.clinic.reservaFaixas,
            depositoAntecipado: asksDeposito(chosen),
          }
        : {}),
      ...(room === undefined ? {} : { telemedicina: room !== '', linkTelemedicina: room || null }),
      ...(body.acao === 'PEDIR_CONFIRMACAO_FUNCIONARIO' ? contactOf(pedido, askDestination(body)) : {}),
      ...(invitation ? invitedColumns(pedido, invitation) : {}),
    },
    event: SETTLED.includes(step.para) ? 'AGENDADO' : 'STATUS',
    audit: { acao: body.acao, detalhes: { de: facts.statusId, para: step.para } },
  });
  if (chosen) {
    await setExameDates(ctx.db, id, { idPrestador: chosen.clinic.id, data: chosen.data, hora: chosen.hora });
  }
  await tell(ctx, pedido, body, step.para, chosen);
  if (invitation) await inviteByLink(ctx, { ...pedido, ...invitation }, invitation);
  return { id, version, status: statusSummary(step.para) };
}

/** The contact that a question or link went to is kept, so that the confirmation goes the same way (doc2 §2.10). */
const contactOf = (pedido: LockedPedido, { phone, email }: ReturnType<typeof askDestination>) => ({
  telefoneFuncionario: phone ?? pedido.telefoneFuncionario,
  emailFuncionario: email ?? pedido.emailFuncionario,
});

/** What an invitation leaves on the request: the contact and the days that it is for. */
const invitedColumns = (pedido: LockedPedido, invitation: Invitation) => ({
  ...contactOf(pedido, invitation),
  dataSugestaoInicial: invitation.inicio,
  dataSugestaoFinal: invitation.fim,
});
