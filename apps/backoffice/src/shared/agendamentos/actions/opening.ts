import type { AgendamentoRow } from '@apto/api-client';
import type { HeldPermissions } from '@apto/domain/permissions';
import { statusTagData, canTransition, type StatusTagTarget } from '@apto/domain/status';
import type { Now } from '@apto/domain/time';

/** What a press on a status tag opens here, and its name for screen readers. */
export interface Opening {
  readonly opens: StatusTagTarget;
  readonly name: string;
}

/**
 * What a press on the row's status tag opens, null for a plain tag. A pendency opens its answer
 * for whoever may give one (doc1 §4); others read it.
 */
export function tagOpening(
  row: Pick<AgendamentoRow, 'status' | 'dataAgendamento'>,
  permissions: HeldPermissions,
  now: Now,
): Opening | null {
  const { opens } = statusTagData(row);
  if (opens === 'REASON') return { opens, name: 'ver motivo' };
  if (!opens) return null;
  const { dataAgendamento } = row;
  const isReserva = opens === 'RESERVA_HORARIOS';
  const action = isReserva ? 'CONFIRMAR_AGENDA' : 'RESOLVER_PENDENCIA';
  const { ok } = canTransition(row.status.id, action, permissions, { now, dataAgendamento });
  if (isReserva) return ok ? { opens, name: 'reservar horários' } : null;
  return { opens: ok ? opens : 'REASON', name: 'ver pendência' };
}
