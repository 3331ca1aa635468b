import type { AgendamentoRow } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { IconButton, Menu, type MenuItemData, type MenuSectionData } from '@apto/ui';
import { Ban, CalendarX, History, MoreVertical, Paperclip, Pencil, Send, UserX } from '@apto/ui/icons';
import { usePermissions } from '../../session/index.ts';
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

interface Props {
  row: AgendamentoRow;
  /** An answer about this row is on its way. */
  busy: boolean;
  onChoose: (action: BuiltAction, row: AgendamentoRow) => void;
  /** What only this screen's rows can do; it stands first, apart from what every row can. */
  own?: MenuSectionData;
}

/** The row menu: what cannot be done now stays in it and says why (doc1 §4). */
export function RowMenu({ row, busy, onChoose, own }: Props) {
  const permissions = usePermissions();
  const items = rowMenu(row, permissions, now()).map(
    ({ action, label, enabled, motivo: reason }): MenuItemData => ({
      id: action,
      label,
      icon: ICONS[action],
      ...(action === 'CANCELAR' ? { tone: 'danger' as const } : {}),
      ...(enabled ? { onAction: () => onChoose(action, row) } : { isDisabled: true }),
      ...(reason ? { disabledReason: reason } : {}),
    }),
  );
  const label = `Ações do agendamento de ${row.funcionario.name}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          label={label}
          icon={<MoreVertical />}
          size="small"
          isPending={busy}
          hasTooltip={false}
          data-tour="row-actions"
        />
      }
      items={own && own.items.length > 0 ? [own, { id: 'agendamento', title: 'Agendamento', items }] : items}
    />
  );
}
