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
 * What a press on the row's status tag opens, as far as it is built; null for a plain tag. A pendency opens its answer
 * for whoever may give one (doc1 §4); others read it.
 */
export function tagOpening(
  row: Pick<AgendamentoRow, 'status' | 'dataAgendamento'>,
  permissions: HeldPermissions,
  now: Now,
): Opening | null {
  const { opens } = statusTagData(row);
  if (opens === 'REASON') return { opens, name: 'ver motivo' };
  if (opens !== 'PENDENCIAS') return null;
  const { dataAgendamento } = row;
  const canAnswer = canTransition(row.status.id, 'RESOLVER_PENDENCIA', permissions, {
    now,
    dataAgendamento,
  });
  return { opens: canAnswer.ok ? 'PENDENCIAS' : 'REASON', name: 'ver pendência' };
}
