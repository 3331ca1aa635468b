import { hasPermission, type HeldPermissions } from '../permissions/index.ts';
import { STATUS_ACTION, isStatusAction, type StatusAction } from './actions.ts';
import { statusOf } from './catalogue.ts';
import { isStatus, type IdStatus } from './codes.ts';
import { GUARDS, type TransitionContext } from './guards.ts';
import { NO_PERMISSION_REASON, UNKNOWN_STATUS_REASON } from './reasons.ts';
import { TRANSITIONS, type Transition } from './transitions.ts';

export type RefusalCode =
  | 'UNKNOWN_STATUS'
  | 'UNKNOWN_ACTION'
  | 'STATUS_NOT_ALLOWED'
  | 'ACTOR_NOT_ALLOWED'
  | 'SEM_PERMISSAO'
  | 'CONDITION';

/** A step that the table does not allow, and why, in words for the person. */
export interface RefusedTransition {
  readonly ok: false;
  readonly codigo: RefusalCode;
  readonly reason: string;
}
export type TransitionResult =
  | { readonly ok: true; readonly para: IdStatus; readonly transition: Transition }
  | RefusedTransition;

const refusal = (code: RefusalCode, reason: string): RefusedTransition => ({
  ok: false,
  codigo: code,
  reason,
});

/**
 * Whether an appointment may leave status `de` by `acao`, and to where (decisions #9). Anything that the
 * table does not list is refused with a reason. `de` null means that the appointment is being created.
 */
export function canTransition(
  from: number | null,
  action: StatusAction,
  permissions: HeldPermissions,
  context: TransitionContext,
): TransitionResult {
  if (from !== null && !isStatus(from)) return refusal('UNKNOWN_STATUS', UNKNOWN_STATUS_REASON);
  if (!isStatusAction(action)) return refusal('UNKNOWN_ACTION', 'Ação desconhecida.');

  const forStatus = TRANSITIONS.filter((t) => t.de === from && t.action === action);
  if (forStatus.length === 0) {
    const where = from === null ? 'que ainda não existe' : `com status '${statusOf(from)?.descricao}'`;
    return refusal('STATUS_NOT_ALLOWED', `Não é possível ${STATUS_ACTION[action]} um agendamento ${where}.`);
  }

  const actor = context.actor ?? 'INTERNO';
  const forActor = forStatus.filter((t) => t.actors.includes(actor));
  if (forActor.length === 0)
    return refusal('ACTOR_NOT_ALLOWED', 'Esta ação não cabe a este tipo de usuário.');

  const permitted = forActor.filter(
    (t) => actor !== 'INTERNO' || t.permission === null || hasPermission(permissions, t.permission),
  );
  if (permitted.length === 0) return refusal('SEM_PERMISSAO', NO_PERMISSION_REASON);

  let reason = '';
  for (const transition of permitted) {
    const failure = transition.guards
      .map((g) => GUARDS[g]({ ...context, de: from, acao: action }))
      .find((m) => m !== null);
    if (failure === undefined) return { ok: true, para: transition.para, transition };
    reason ||= failure;
  }
  return refusal('CONDITION', reason);
}
