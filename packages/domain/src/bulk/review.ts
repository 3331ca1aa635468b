import type { HeldPermissions } from '../permissions/index.ts';
import { blockHours, deadlineBlock, menuItem, type MenuAction } from '../status/index.ts';
import type { CivilDate, Now, TimeOfDay } from '../time/index.ts';
import type { ListBulkAction } from './actions.ts';

/** What is known of an appointment when it is asked whether it can go along. */
export interface BulkRow {
  readonly idStatus: number;
  readonly dataAgendamento: CivilDate | null;
  readonly horaAgendamento: TimeOfDay | null;
  /** The client's limit in hours for cancelling; null: none. */
  readonly hourLimit: number | null;
}

/** The item of the row menu that decides for each; a message says the same day and place as the kit. */
const MENU: Readonly<Record<Exclude<ListBulkAction, 'EXPORTAR'>, MenuAction>> = {
  REENVIAR_KIT: 'REENVIAR_KIT',
  MENSAGEM: 'REENVIAR_KIT',
  CANCELAR: 'CANCELAR',
};

/**
 * Why an appointment cannot go along, by the rules of its own row menu and the time limit before the exam (doc1 §4); null
 * when it can.
 */
export function bulkRefusal(
  action: ListBulkAction,
  row: BulkRow,
  permissions: HeldPermissions,
  now: Now,
): string | null {
  if (action === 'EXPORTAR') return null;
  const { idStatus, dataAgendamento, horaAgendamento: horario, hourLimit } = row;
  const item = menuItem(MENU[action], {
    agendamento: { status: { id: idStatus }, dataAgendamento },
    permissoes: permissions,
    now,
  });
  if (!item.enabled) return item.motivo ?? null;
  if (action !== 'CANCELAR') return null;
  const hours = blockHours({ idStatus, dataAgendamento, horario, hourLimit, now });
  return deadlineBlock('CANCELAR', hours)?.text ?? null;
}

/** Appointments that stay behind for one reason. */
export interface BulkRefusals {
  readonly motivo: string;
  readonly total: number;
}

/** The reasons for which some stay behind, the most frequent first; each appointment counts once. */
export function groupRefusals(reasons: readonly (string | null)[]): BulkRefusals[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, total]) => ({ motivo: reason, total }))
    .toSorted((a, b) => b.total - a.total || a.motivo.localeCompare(b.motivo, 'pt-BR'));
}
