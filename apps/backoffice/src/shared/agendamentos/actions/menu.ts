import type { AgendamentoRow } from '@apto/api-client';
import { menuItems, type MenuAction, type RowMenuItem } from '@apto/domain/status';
import type { Now } from '@apto/domain/time';

/** Items of the row menu whose dialogs exist. The others join when theirs do: absent, not dead. */
export const BUILT_ACTIONS = [
  'ALTERAR',
  'REENVIAR_KIT',
  'DESISTENCIA',
  'CANCELAR',
  'ANEXOS',
  'FALTA_CONSULTA',
  'TIMELINE',
  'REENVIAR_LINK',
] as const satisfies readonly MenuAction[];
export type BuiltAction = (typeof BUILT_ACTIONS)[number];

export interface BuiltItem extends RowMenuItem {
  readonly action: BuiltAction;
}

const isBuilt = (item: RowMenuItem): item is BuiltItem =>
  BUILT_ACTIONS.some((action) => action === item.action);

/** The row menu of one appointment, as far as it is built (doc1 §4 'Row-menu availability'). */
export function rowMenu(
  agendamento: Pick<AgendamentoRow, 'status' | 'dataAgendamento'>,
  permissions: readonly string[],
  now: Now,
): BuiltItem[] {
  return menuItems({ agendamento, permissoes: permissions, now })
    .filter(isBuilt)
    .filter((item) => item.visible);
}
