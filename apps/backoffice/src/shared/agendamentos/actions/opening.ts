import type { AgendamentoRow } from '@apto/api-client';
import { hasPermission, type HeldPermissions } from '@apto/domain/permissions';
import { statusTagData, TAG_PERMISSION, type StatusTagTarget } from '@apto/domain/status';

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
  row: Pick<AgendamentoRow, 'status'>,
  permissions: HeldPermissions,
): Opening | null {
  const { opens } = statusTagData(row);
  if (opens === 'REASON') return { opens, name: 'ver motivo' };
  if (!opens) return null;
  const ok = hasPermission(permissions, TAG_PERMISSION[opens]);
  if (opens === 'PROPOSED_DAYS')
    return ok ? { opens, name: 'escolher data' } : { opens: 'REASON', name: 'ver datas propostas' };
  if (opens === 'RESERVA_HORARIOS') return ok ? { opens, name: 'reservar horários' } : null;
  return { opens: ok ? opens : 'REASON', name: 'ver pendência' };
}
