import type { ReservaItem, ValidatedAgendamentoPayload } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import { canTransition, type IdStatus, type StatusAction, statusSummary } from '@apto/domain/status';
import { and, eq, inArray } from 'drizzle-orm';
import { createAgendamentos } from '../agendamentos/creation.ts';
import { refusedStep } from '../agendamentos/refusal.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { agendamentoProcedimento } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { rule } from '../platform/errors.ts';
import { requireBookable, type BookablePedido } from './pedido.ts';
import { planReservas, type Plan } from './plan.ts';
import { releaseHolds, releaseReservas } from './repository.ts';
import { takeSlots } from './take.ts';

interface Step {
  readonly action: StatusAction;
  /** Who does it: the person who calls, or the system while it books. */
  readonly actor: 'INTERNO' | 'SISTEMA';
  /** Part of a creation, whose permission is enough. */
  readonly isOwn?: true;
  readonly description: string;
}

/** From a new request to a scheduled one (doc1 §4): in between, its slots are being taken. */
const BIRTH_STEPS: readonly Step[] = [
  { action: 'RESERVAR_HORARIOS', actor: 'SISTEMA', description: 'Reserva de horários iniciada' },
  { action: 'AGUARDAR_CONFIRMACAO_AGENDA', actor: 'SISTEMA', description: 'Horários reservados' },
  // Whoever makes a request with its slots has confirmed them by choosing them.
  {
    action: 'CONFIRMAR_AGENDA',
    actor: 'INTERNO',
    isOwn: true,
    description: 'Horários escolhidos na solicitação',
  },
];
/** From the row's button (doc1 §2.1). */
const CONFIRM_STEPS: readonly Step[] = [
  { action: 'CONFIRMAR_AGENDA', actor: 'INTERNO', description: 'Horários reservados' },
];

/** @throws HttpError 403, 409 */
function nextStatus(ctx: Ctx, pedido: BookablePedido, { action, actor, isOwn }: Step): IdStatus {
  const own = internal(ctx).permissions;
  const held = isOwn ? [...own, PERMISSION.AGENDAMENTOS_EDITAR] : own;
  const result = canTransition(pedido.statusId, action, held, {
    now: ctx.now,
    actor,
    isDepositoPending: pedido.depositoAntecipado,
  });
  if (!result.ok) throw refusedStep(result);
  return result.para;
}

/** Where and when each exam is done; a private one has its day alone. */
async function writeExames(ctx: Ctx, agendamentoId: number, { rows }: Plan): Promise<void> {
  for (const { procedimentos, prestador, data, faixa, particular } of rows) {
    await ctx.db
      .update(agendamentoProcedimento)
      .set({
        prestadorId: prestador?.id ?? null,
        dataAgendamento: data,
        horaAgendamento: faixa?.horarioChegada ?? null,
        particular,
      })
      .where(
        and(
          eq(agendamentoProcedimento.agendamentoId, agendamentoId),
          inArray(
            agendamentoProcedimento.procedimentoId,
            procedimentos.map(({ id }) => id),
          ),
        ),
      );
  }
}

/** The steps of a status, the booked day with the last of them. */
async function moveAlong(ctx: Ctx, pedido: BookablePedido, plan: Plan, steps: readonly Step[]) {
  const session = internal(ctx);
  const main = plan.rows.find(({ faixa }) => faixa !== null) ?? plan.rows[0];
  let current = pedido;
  let reached: IdStatus | null = null;
  for (const [index, step] of steps.entries()) {
    const para = nextStatus(ctx, current, step);
    const isLast = index === steps.length - 1;
    const { version } = await transitionAgendamento(ctx, current, {
      acao: step.action,
      para,
      releasesVaga: false,
      descricao: step.description,
      author: { id: session.usuarioId, name: session.name },
      ...(isLast
        ? {
            columns: {
              dataAgendamento: main?.data ?? null,
              horaAgendamento: main?.faixa?.horarioChegada ?? null,
              horaSaida: main?.faixa?.horarioSaida ?? null,
              periodoAgendado: null,
              depositoAntecipado: pedido.depositoAntecipado,
            },
          }
        : {}),
      event: isLast ? 'AGENDADO' : 'STATUS',
      audit: {
        acao: isLast ? 'AGENDAR' : step.action,
        detalhes: { idPrestador: pedido.prestadorId, data: main?.data ?? null },
      },
    });
    current = { ...current, statusId: para, versao: version };
    reached = para;
  }
  if (reached === null) throw new Error('Uma reserva sem passo não agenda nada.');
  return { version: current.versao, idStatus: reached };
}

/** Books all slots of an appointment and schedules it, in the caller's transaction: all of it or nothing. */
async function book(ctx: Ctx, pedido: BookablePedido, items: readonly ReservaItem[], steps: readonly Step[]) {
  const plan = await planReservas(ctx, pedido, items);
  const own = { usuarioId: internal(ctx).usuarioId, funcionarioId: pedido.funcionarioId };
  await releaseReservas(ctx.db, pedido.id);
  await releaseHolds(ctx.db, own);
  const wanted = plan.rows.flatMap((row) => row.wanted ?? []);
  await takeSlots(ctx, { agendamentoId: pedido.id }, wanted, pedido.periodo, own);
  await writeExames(ctx, pedido.id, plan);
  const after = await moveAlong(ctx, pedido, plan, steps);
  return {
    id: pedido.id,
    ...after,
    status: statusSummary(after.idStatus),
    idFuncionario: pedido.funcionarioId,
    nomeFuncionario: pedido.nomeFuncionario,
  };
}

/** POST agendamentos/reservas-horarios/{id} (doc2 §7). @throws HttpError 400, 403, 404, 409, 422 */
export async function bookAgendamento(ctx: Ctx, id: number, items: readonly ReservaItem[]) {
  const pedido = await requireBookable(ctx, id, { locks: true });
  // What the status refuses comes first.
  for (const step of CONFIRM_STEPS) nextStatus(ctx, pedido, step);
  return book(ctx, pedido, items, CONFIRM_STEPS);
}

/**
 * POST /agendamentos: each appointment, and of those that bring chosen slots these too, in one transaction: an employee's
 * appointment and reservations are saved together or not at all (decision 49).
 * @throws HttpError 400, 403, 404, 409, 422
 */
export async function createWithReservas(ctx: Ctx, payloads: readonly ValidatedAgendamentoPayload[]) {
  const born = await createAgendamentos(ctx, payloads);
  const answers: typeof born = [];
  for (const [index, created] of born.entries()) {
    const { reservas, direcionarParaAtendente } = payloads[index] ?? {};
    if (!reservas || reservas.length === 0) {
      answers.push(created);
      continue;
    }
    if (direcionarParaAtendente)
      throw rule('Quem é direcionado para um atendente não reserva horários por aqui.');
    const pedido = await requireBookable(ctx, created.id, { locks: true });
    answers.push({
      ...created,
      ...(await book(ctx, pedido, reservas, BIRTH_STEPS)),
    });
  }
  return answers;
}
