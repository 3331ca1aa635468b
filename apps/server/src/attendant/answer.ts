import { type Answer, type answerAsEmployee, ERROR_CODE, type ValidatedInput } from '@apto/api-client';
import { canTransition, STATUS } from '@apto/domain/status';
import { statusSummary } from '../agendamentos/status-summary.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import { lockPedido } from '../autoagendamento/held.ts';
import { employee, type Ctx } from '../platform/context.ts';
import { conflict, staleVersion } from '../platform/errors.ts';
import { tellConfirmed, whenOf } from './effects.ts';
import { readFacts } from './repository.ts';
import { readClinic } from './when.ts';

const SAYS = {
  CONFIRMAR_PELO_FUNCIONARIO: 'Confirmado pelo funcionário',
  RECUSAR_PELO_FUNCIONARIO: 'Recusado pelo funcionário',
} as const;

/**
 * The employee's answer to the day that was chosen for them: what they saw is what they confirm, and a refusal frees the
 * place and ends the request (decision 9's table).
 * @throws HttpError 404, 409
 */
export async function answerByEmployee(
  ctx: Ctx,
  body: ValidatedInput<typeof answerAsEmployee>['body'],
): Promise<Answer<typeof answerAsEmployee>> {
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  if (pedido.versao !== ctx.expectedVersion) throw staleVersion(ctx.expectedVersion, pedido.versao);
  const facts = await readFacts(ctx.db, pedido.id);
  const result = canTransition(pedido.statusId, body.acao, [], {
    now: ctx.now,
    ator: 'FUNCIONARIO',
    dataAgendamento: pedido.dataAgendamento,
    isDepositoPending: facts.clinicNeedsDeposito && !facts.depositoPaid,
  });
  if (!result.ok) throw conflict(ERROR_CODE.TRANSICAO_RECUSADA, result.motivo);
  const { para, releasesVaga } = result.transition;
  const said = 'motivo' in body ? `${SAYS[body.acao]}. Motivo: ${body.motivo}` : SAYS[body.acao];
  const { version } = await transitionAgendamento(ctx, pedido, {
    acao: body.acao,
    para,
    releasesVaga,
    descricao: said,
    author: { id: null, nome: pedido.nomeFuncionario },
    event: body.acao === 'CONFIRMAR_PELO_FUNCIONARIO' ? 'AGENDADO' : 'STATUS',
    audit: { acao: body.acao, detalhes: { de: pedido.statusId, para } },
  });
  const when = whenOf(pedido);
  if (para === STATUS.AGENDADO && when && pedido.prestadorId !== null) {
    const day = { start: when.data, end: when.data };
    await tellConfirmed(ctx, pedido, await readClinic(ctx, pedido, pedido.prestadorId, day), when);
  }
  return { id: pedido.id, version, status: statusSummary(para) };
}
