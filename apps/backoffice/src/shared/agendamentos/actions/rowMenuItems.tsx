import type { AgendamentoRow } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { NO_PERMISSION_FOR_ANY_REASON, NO_PERMISSION_REASON } from '@apto/domain/status';
import type { MenuItemData, MenuSectionData } from '@apto/ui';
import { Ban, CalendarX, History, Paperclip, Pencil, Send, UserX } from '@apto/ui/icons';
import { rowMenu, type BuiltAction } from './menu.ts';

const ICONS: Record<BuiltAction, MenuItemData['icon']> = {
  ALTERAR: <Pencil size={16} />,
  REENVIAR_KIT: <Send size={16} />,
  DESISTENCIA: <UserX size={16} />,
  CANCELAR: <Ban size={16} />,
  ANEXOS: <Paperclip size={16} />,
  FALTA_CONSULTA: <CalendarX size={16} />,
  TIMELINE: <History size={16} />,
  REENVIAR_LINK: <Send size={16} />,
};

/**
 * A row's menu as it stands at this moment: the rules of doc1 §4 come with it. Where its reader may do none of it the
 * entries stay, as §4 wants them, and why is said once over them instead of under each.
 * @param own what only this screen's rows can do; it stands first, apart from what every row can
 */
export function rowMenuItems(
  row: AgendamentoRow,
  permissions: readonly string[],
  onChoose: (action: BuiltAction) => void,
  own?: MenuSectionData,
): readonly (MenuItemData | MenuSectionData)[] {
  const menu = rowMenu(row, permissions, now());
  const refused = menu.filter(({ motivo: reason }) => reason === NO_PERMISSION_REASON);
  const saysOnce = refused.length > 1 && menu.every(({ enabled }) => !enabled);
  const items = menu.map(({ action, label, enabled, motivo: reason }): MenuItemData => ({
    id: action,
    label,
    icon: ICONS[action],
    ...(action === 'CANCELAR' ? { tone: 'danger' as const } : {}),
    ...(enabled ? { onAction: () => onChoose(action) } : { isDisabled: true }),
    ...(reason && !(saysOnce && reason === NO_PERMISSION_REASON) ? { disabledReason: reason } : {}),
  }));
  const hasOwn = own !== undefined && own.items.length > 0;
  if (!hasOwn && !saysOnce) return items;
  const section = {
    id: 'agendamento',
    title: saysOnce ? NO_PERMISSION_FOR_ANY_REASON : 'Agendamento',
    items,
  };
  return hasOwn ? [own, section] : [section];
}
