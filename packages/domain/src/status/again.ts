import { MISSED_LIMIT_REASON } from '../messages/index.ts';
import { isStatusIn, STATUS } from './codes.ts';
import { hasReachedMissedLimit } from './missed-limit.ts';
import { NO_PERMISSION_REASON } from './reasons.ts';

/** Ends after which the same exam is still to be done (doc1 §4: of a missed one 'a new request is allowed'). */
export const AGAIN_STATUSES = [STATUS.FALTA_CONSULTA, STATUS.NAO_CONFIRMADO] as const;

/** Ends that say nothing of whether the employee comes: they neither count as missed nor as seen. */
export const WITHDRAWN_STATUSES = [STATUS.CANCELADO, STATUS.DESISTENCIA_DE_VAGA] as const;

export interface AskedAgain {
  readonly idStatus: number;
  readonly quantidadeFaltaConsulta: number;
}

/**
 * Whether 'Pedir de novo' is shown, and why it cannot be pressed (docs/decisions/0214).
 * @param limiteReagendamento undefined: not known yet, or it could not be read; it forbids nothing then
 * @returns undefined where it is not shown; null where it can be pressed
 */
export function askAgainReason(
  { idStatus, quantidadeFaltaConsulta }: AskedAgain,
  limiteReagendamento: number | undefined,
  mayCreate: boolean,
): string | null | undefined {
  if (!isStatusIn(idStatus, AGAIN_STATUSES)) return undefined;
  if (!mayCreate) return NO_PERMISSION_REASON;
  return hasReachedMissedLimit(quantidadeFaltaConsulta, limiteReagendamento) ? MISSED_LIMIT_REASON : null;
}
