import {
  ALREADY_YOURS_TEXT,
  NOT_YOURS_TEXT,
  QUEUE_RECORD,
  actionToTake,
  alreadyStartedText,
  isHeldByOther,
} from '@apto/domain/queue';
import { canTransition, type StatusAction, statusSummary, type Transition } from '@apto/domain/status';
import { changeAgendamento } from '../agendamentos/change.ts';
import { refusedStep, standingOf } from '../agendamentos/refusal.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { countInHand, lockInQueue, lockNext, type InQueue } from './repository.ts';

/** Who is told: what stands now, and with whom. */
const state = (a: InQueue) => ({
  ...standingOf(a),
  responsavel: a.isHeld ? { id: a.responsibleId, name: a.responsibleName } : null,
});

/** 409: an attendant has it in hand, and who. */
const alreadyStarted = (a: InQueue, userId: number) =>
  conflict(
    'ATENDIMENTO_INICIADO',
    a.responsibleId === userId ? ALREADY_YOURS_TEXT : alreadyStartedText(a.responsibleName ?? 'Outra pessoa'),
    state(a),
  );

/** What the table says of an action. */
const ask = (ctx: Ctx, a: InQueue, action: StatusAction) =>
  canTransition(a.statusId, action, internal(ctx).permissions, {
    now: ctx.now,
    isDepositoPaid: a.isDepositoPaid,
  });

/** The table's step. @throws HttpError 403, 409 */
function step(ctx: Ctx, a: InQueue, action: StatusAction): Transition {
  const can = ask(ctx, a, action);
  if (!can.ok) throw refusedStep(can, state(a));
  return can.transition;
}

type QueueAction = keyof typeof QUEUE_RECORD;
type Columns = NonNullable<Parameters<typeof transitionAgendamento>[2]['columns']>;

async function move(ctx: Ctx, a: InQueue, action: QueueAction, columns: Columns = {}) {
  const session = internal(ctx);
  const { para, releasesVaga } = step(ctx, a, action);
  const { version } = await transitionAgendamento(ctx, a, {
    acao: action,
    para,
    releasesVaga,
    descricao: QUEUE_RECORD[action],
    author: { id: session.usuarioId, name: session.name },
    columns,
    event: 'STATUS',
    audit: { acao: action, detalhes: { de: a.statusId, para } },
  });
  return { id: a.id, version, status: statusSummary(para) };
}

async function takeUnderWay(ctx: Ctx, a: InQueue) {
  step(ctx, a, 'ASSUMIR_ATENDIMENTO');
  const columns = { userResponsavelId: internal(ctx).usuarioId, atendimentoIniciadoEm: ctx.now.instant };
  const version = await changeAgendamento(ctx, a, columns, {
    acao: 'ASSUMIR_ATENDIMENTO',
    detalhes: { responsavelId: a.isHeld ? a.responsibleId : null },
  });
  return { id: a.id, version, status: statusSummary(a.statusId) };
}

/**
 * Begins a request: of two attendants the row's lock lets one pass, and the other is judged by what the first one left.
 * @throws HttpError 409 ATENDIMENTO_INICIADO with whose it is, or TRANSICAO_RECUSADA
 */
export async function start(ctx: Ctx, id: number) {
  const { scope, usuarioId } = internal(ctx);
  const a = await lockInQueue(ctx.db, scope, id);
  const canStart = ask(ctx, a, 'INICIAR_ATENDIMENTO').ok;
  const isBegun = a.isHeld && ask(ctx, a, 'ASSUMIR_ATENDIMENTO').ok;
  if (isHeldByOther(a, usuarioId) ? canStart || isBegun : isBegun && !canStart)
    throw alreadyStarted(a, usuarioId);
  return move(ctx, a, 'INICIAR_ATENDIMENTO');
}

/** Begins the next request of the queue. */
export async function startNext(ctx: Ctx) {
  const { scope, usuarioId } = internal(ctx);
  const id = await lockNext(ctx.db, scope, usuarioId);
  const a = id === null ? null : await lockInQueue(ctx.db, scope, id);
  const agendamento =
    a &&
    (actionToTake(a.statusId) === 'ASSUMIR_ATENDIMENTO'
      ? await takeUnderWay(ctx, a)
      : await move(ctx, a, 'INICIAR_ATENDIMENTO'));
  return { agendamento, emAndamento: await countInHand(ctx.db, scope, usuarioId) };
}

/** Gives back what one has in hand: whoever made the request answers for it again. @throws HttpError 409 */
export async function giveBack(ctx: Ctx, id: number) {
  const { scope, usuarioId } = internal(ctx);
  const a = await lockInQueue(ctx.db, scope, id);
  step(ctx, a, 'DEVOLVER_ATENDIMENTO');
  if (!a.isHeld || a.responsibleId !== usuarioId)
    throw a.isHeld ? alreadyStarted(a, usuarioId) : conflict('TRANSICAO_RECUSADA', NOT_YOURS_TEXT, state(a));
  return move(ctx, a, 'DEVOLVER_ATENDIMENTO', { userResponsavelId: a.userId, atendimentoIniciadoEm: null });
}

/**
 * Takes over what a colleague has in hand, or nobody.
 * @param seen who had it when the person agreed to that
 * @throws HttpError 409 when it is somebody else's by now, or one's own already
 */
export async function takeOver(ctx: Ctx, id: number, seen: number | null) {
  const { scope, usuarioId } = internal(ctx);
  const a = await lockInQueue(ctx.db, scope, id);
  const holder = a.isHeld ? a.responsibleId : null;
  if (holder !== null && (holder === usuarioId || holder !== seen)) throw alreadyStarted(a, usuarioId);
  return takeUnderWay(ctx, a);
}
