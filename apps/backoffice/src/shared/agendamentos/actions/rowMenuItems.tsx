import type { AgendamentoRow } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import type { MenuItemData } from '@apto/ui';
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

/** The items of a row's menu, as they stand at this moment: the rules of doc1 §4 come with them. */
export const rowMenuItems = (
  row: AgendamentoRow,
  permissions: readonly string[],
  onChoose: (action: BuiltAction) => void,
): MenuItemData[] =>
  rowMenu(row, permissions, now()).map(({ action, label, enabled, motivo: reason }): MenuItemData => ({
    id: action,
    label,
    icon: ICONS[action],
    ...(action === 'CANCELAR' ? { tone: 'danger' as const } : {}),
    ...(enabled ? { onAction: () => onChoose(action) } : { isDisabled: true }),
    ...(reason ? { disabledReason: reason } : {}),
  }));
