import { type Answer, type answerAsEmployee, ERROR_CODE, type ValidatedInput } from '@apto/api-client';
import {
  changeDeadline,
  changeRefusal,
  isEmployeeChange,
  type EmployeeChange,
} from '@apto/domain/autoagendamento';
import { canTransition, STATUS, statusSummary } from '@apto/domain/status';
import { employeeChangeText } from '@apto/domain/templates';
import { refusedStep } from '../agendamentos/refusal.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { lockPedido, type LockedPedido } from '../autoagendamento/held.ts';
import { readVisit } from '../kit/repository.ts';
import { employee, type Ctx } from '../platform/context.ts';
import { conflict, staleVersion } from '../platform/errors.ts';
import { tellConfirmed, whenOf } from './effects.ts';
import { readFacts } from './repository.ts';
import { clienteLimits } from '../status/change.ts';

const SAYS = {
  CONFIRMAR_PELO_FUNCIONARIO: 'Confirmado pelo funcionário',
  RECUSAR_PELO_FUNCIONARIO: 'Recusado pelo funcionário',
  SOLICITAR_ALTERACAO: 'Outro dia pedido pelo funcionário',
  CANCELAR: 'Cancelado pelo funcionário',
} as const;

/** Another day or none is by the client's own limits, and the refusal is told as its employees are told. @throws HttpError 409 */
async function checkChange(ctx: Ctx, pedido: LockedPedido, action: EmployeeChange): Promise<void> {
  const limits = await clienteLimits(ctx.db, pedido.clienteId);
  const { statusId: idStatus, dataAgendamento, horaAgendamento } = pedido;
  const visit = { idStatus, dataAgendamento, horaAgendamento, limits, now: ctx.now };
  const refusal = changeRefusal(action, visit);
  if (refusal === null) return;
  const hours = changeDeadline(action, visit);
  throw hours === false
    ? conflict(ERROR_CODE.TRANSICAO_RECUSADA, refusal)
    : conflict(ERROR_CODE.PRAZO_ENCERRADO, refusal, { horas: hours });
}

/** Who asked for the exam learns that it moves or ends; the reason is not theirs to get by e-mail. */
async function tellChange(ctx: Ctx, pedido: LockedPedido, action: EmployeeChange): Promise<void> {
  const visit = pedido.emailSolicitante ? await readVisit(ctx.db, pedido.id) : null;
  if (!pedido.emailSolicitante || !visit) return;
  await ctx.sendMessage({
    canal: 'EMAIL',
    destino: pedido.emailSolicitante,
    ...employeeChangeText({
      name: pedido.nomeFuncionario,
      when: visit.visit,
      isCancelled: action === 'CANCELAR',
    }),
    agendamentoId: pedido.id,
    tipo: 'MUDANCA_PELO_FUNCIONARIO',
    nome: pedido.nomeSolicitante,
  });
}

/**
 * The employee's answer to the day that was chosen for them, or asked of them later: what they saw is what they confirm, a
 * refusal or a cancellation frees the place and ends the request, another day is the attendants' to find (decision 9's
 * table).
 * @throws HttpError 404, 409
 */
export async function answerByEmployee(
  ctx: Ctx,
  body: ValidatedInput<typeof answerAsEmployee>['body'],
): Promise<Answer<typeof answerAsEmployee>> {
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  if (pedido.versao !== ctx.expectedVersion) throw staleVersion(ctx.expectedVersion, pedido.versao);
  const change = isEmployeeChange(body.acao) ? body.acao : null;
  if (change) await checkChange(ctx, pedido, change);
  const facts = await readFacts(ctx.db, pedido.id);
  const result = canTransition(pedido.statusId, body.acao, [], {
    now: ctx.now,
    actor: 'FUNCIONARIO',
    dataAgendamento: pedido.dataAgendamento,
    isDepositoPending: facts.isDepositoPending,
  });
  if (!result.ok) throw refusedStep(result);
  const { para, releasesVaga } = result.transition;
  const said = 'motivo' in body ? `${SAYS[body.acao]}. Motivo: ${body.motivo}` : SAYS[body.acao];
  const { version } = await transitionAgendamento(ctx, pedido, {
    acao: body.acao,
    para,
    releasesVaga,
    descricao: said,
    author: { id: null, name: pedido.nomeFuncionario },
    event: body.acao === 'CONFIRMAR_PELO_FUNCIONARIO' ? 'AGENDADO' : 'STATUS',
    audit: { acao: body.acao, detalhes: { de: pedido.statusId, para } },
  });
  if (change) await tellChange(ctx, pedido, change);
  const when = whenOf(pedido);
  if (para === STATUS.AGENDADO && when && pedido.prestadorId !== null) {
    await tellConfirmed(ctx, pedido, when, body.acao);
  }
  return { id: pedido.id, version, status: statusSummary(para) };
}
