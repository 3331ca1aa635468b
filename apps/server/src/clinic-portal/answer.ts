import type { Answer, answerAsClinic, ValidatedInput } from '@apto/api-client';
import { proposalFailure } from '@apto/domain/pedido';
import {
  canTransition,
  type ClinicProposal,
  clinicRecordText,
  statusSummary,
  type Transition,
} from '@apto/domain/status';
import { refusedStep, standingOf } from '../agendamentos/refusal.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { clinic, type Ctx } from '../platform/context.ts';
import { conflict, invalid, staleVersion } from '../platform/errors.ts';
import { lockOwn, readCalendar } from './repository.ts';

type Body = ValidatedInput<typeof answerAsClinic>['body'];
type Locked = Awaited<ReturnType<typeof lockOwn>>;

const FOR_STAFF = 'Quem confirma os agendamentos desta clínica é a central.';

/** The step of the table. @throws HttpError 409 */
function nextStep(ctx: Ctx, a: Locked, action: Body['acao']): Transition {
  const result = canTransition(a.statusId, action, [], {
    now: ctx.now,
    actor: 'PRESTADOR',
    dataAgendamento: a.dataAgendamento,
    isDepositoPending: a.isDepositoPending,
  });
  if (!result.ok) throw refusedStep(result, standingOf(a));
  if (action === 'CONFIRMAR_PELO_PRESTADOR' && !a.confirms)
    throw conflict('TRANSICAO_RECUSADA', FOR_STAFF, standingOf(a));
  return result.transition;
}

/** @throws HttpError 400 when what is offered could not be booked */
async function checkProposal(ctx: Ctx, a: Locked, proposal: ClinicProposal): Promise<void> {
  const failure = proposalFailure(
    proposal,
    { data: a.dataAgendamento, hora: a.horaAgendamento },
    await readCalendar(ctx.db, clinic(ctx), ctx.now),
    ctx.now,
  );
  if (failure) throw invalid([failure]);
}

/**
 * A clinic's answer to one of its appointments: the row is locked, so of two people at once the second is judged by
 * what the first one left. What the clinic offers or why it refuses stays in the status record and beside the
 * appointment, where staff reads it; the event that tells open lists carries no text.
 * @throws HttpError 400, 404, 409
 */
export async function answer(ctx: Ctx, id: number, body: Body): Promise<Answer<typeof answerAsClinic>> {
  const session = clinic(ctx);
  const a = await lockOwn(ctx.db, session, id);
  if (a.versao !== ctx.expectedVersion) throw staleVersion(ctx.expectedVersion, a.versao);
  const action = body.acao;
  const step = nextStep(ctx, a, action);
  const proposal = body.acao === 'PROPOR_OUTRO_HORARIO' ? { data: body.data, hora: body.hora } : null;
  if (proposal) await checkProposal(ctx, a, proposal);
  const reason = 'motivo' in body ? body.motivo : '';
  const text = clinicRecordText(action, { ...(proposal ? { proposal } : {}), reason });
  const isAnswer = proposal !== null || action === 'RECUSAR_PELO_PRESTADOR';
  const { version } = await transitionAgendamento(ctx, a, {
    acao: action,
    para: step.para,
    releasesVaga: step.releasesVaga,
    descricao: text,
    datasPropostas: proposal ? [proposal] : null,
    author: { id: session.usuarioId, name: session.name },
    columns: {
      ...(isAnswer ? { observacaoPrestador: text } : {}),
      ...(action === 'INFORMAR_FALTA' ? { quantidadeFaltaConsulta: a.quantidadeFaltaConsulta + 1 } : {}),
    },
    event: action === 'CONFIRMAR_PELO_PRESTADOR' ? 'AGENDADO' : 'STATUS',
    audit: { acao: action, detalhes: { de: a.statusId, para: step.para, ...(proposal ? { proposal } : {}) } },
  });
  return { id, version, status: statusSummary(step.para) };
}
