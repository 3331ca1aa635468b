import type { AgendamentoRow } from '@apto/api-client';
import { IconButton, Menu, type MenuItemData } from '@apto/ui';
import { Ban, CalendarX, History, MoreVertical, Paperclip, Pencil, Send, UserX } from '@apto/ui/icons';
import { usePermissions } from '../../../shared/session/index.ts';
import { now } from '@apto/api-client/react';
import { rowMenu, type BuiltAction } from '../actions/menu.ts';

const ICONS: Record<BuiltAction, MenuItemData['icon']> = {
  ALTERAR: <Pencil size={16} />,
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
}

/** The row menu: what cannot be done now stays in it and says why (doc1 §4). */
export function RowMenu({ row, busy, onChoose }: Props) {
  const permissions = usePermissions();
  const items = rowMenu(row, permissions, now());
  return (
    <Menu
      label={`Ações do agendamento de ${row.funcionario.name}`}
      trigger={
        <IconButton
          label={`Ações do agendamento de ${row.funcionario.name}`}
          icon={<MoreVertical />}
          size="small"
          isPending={busy}
          hasTooltip={false}
          data-tour="row-actions"
        />
      }
      items={items.map(({ action, label, enabled, motivo: reason }) => ({
        id: action,
        label: label,
        icon: ICONS[action],
        ...(action === 'CANCELAR' ? { tone: 'danger' as const } : {}),
        ...(enabled ? { onAction: () => onChoose(action, row) } : { isDisabled: true }),
        ...(reason ? { disabledReason: reason } : {}),
      }))}
    />
  );
}
