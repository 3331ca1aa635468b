import { ERROR_CODE } from '@apto/api-client';
import { type RefusedTransition, statusSummary } from '@apto/domain/status';
import { conflict, withoutPermission, type HttpError } from '../platform/errors.ts';

/** Where an appointment stands: told with a refusal, so that an open screen shows what is true by now. */
export const standingOf = (held: { readonly statusId: number; readonly versao: number }) => ({
  statusAtual: statusSummary(held.statusId),
  versaoAtual: held.versao,
});

/**
 * What is answered where the domain's table refuses a step: 403 for who lacks the permission, else 409 with its reason.
 * @param told what goes with the reason
 * @param deadlineHours the customer's own limit in hours where it has begun (doc1 §4 'Timing blocks'): it has a code of its own
 */
export function refusedStep(
  { codigo: code, reason }: RefusedTransition,
  told: Readonly<Record<string, unknown>> = {},
  deadlineHours: number | false = false,
): HttpError {
  if (code === 'SEM_PERMISSAO') return withoutPermission();
  return deadlineHours !== false && code === 'CONDITION'
    ? conflict(ERROR_CODE.PRAZO_ENCERRADO, reason, { ...told, horas: deadlineHours })
    : conflict(ERROR_CODE.TRANSICAO_RECUSADA, reason, told);
}
