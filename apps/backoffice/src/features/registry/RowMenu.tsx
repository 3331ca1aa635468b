import { mayInRegistry, type Registry } from '@apto/domain/registry';
import { IconButton, Menu, type MenuItemData } from '@apto/ui';
import {
  ArrowRight,
  Ban,
  Check,
  History,
  MessageCircle,
  MoreVertical,
  Paperclip,
  Pencil,
  Trash2,
} from '@apto/ui/icons';
import { usePermissions } from '../../shared/session/index.ts';
import { recordAddress, type besideOf } from './addresses.ts';
import { mobileOf, nameOf, type Opened, type RegistryRow } from './record.ts';
import { useRecordRight } from './useRecordRight.ts';

interface Props {
  registry: Registry;
  row: RegistryRow;
  onOpen: (opened: Opened) => void;
  /** On the record's own screen: it is changed there already. @default false */
  isOnScreen?: boolean;
  /** Whether it is switched on and off here; without it, where the record has no screen of its own in sight. */
  isSwitched?: boolean;
  /** False: this one is not deleted, whatever the person may. @default true */
  canRemove?: boolean;
  /** Screens beside the record's, where there is no room for buttons of their own. */
  beside?: ReturnType<typeof besideOf> | undefined;
}

/** Alterar, Ativar or Inativar, the message to a person's telephone, Anexos, Histórico de ação, Excluir (doc3 §2.9): only what this person may do. */
export function RowMenu({
  registry,
  row,
  onOpen,
  isOnScreen = false,
  isSwitched = !isOnScreen,
  canRemove = true,
  beside = [],
}: Props) {
  const permissions = usePermissions();
  const may = (action: Parameters<typeof mayInRegistry>[2]) => mayInRegistry(permissions, registry, action);
  const { isElsewhere } = useRecordRight(registry, row.id);
  const isToggled = registry.hasActivation !== false && isSwitched && !isElsewhere;
  const switching = row.ativo ? 'inativar' : 'ativar';
  const items: MenuItemData[] = [
    ...beside.map(({ label, href }) => ({ id: href, label, href, icon: <ArrowRight size={16} /> })),
    // A part has no screen: it is changed in its row.
    ...(may('editar') && !registry.isPart && !isOnScreen
      ? [
          {
            id: 'alterar',
            label: registry.changeLabel ?? 'Alterar',
            icon: <Pencil size={16} />,
            href: recordAddress(registry.name, row.id),
          },
        ]
      : []),
    ...(isToggled && may(switching)
      ? [
          {
            id: switching,
            label: row.ativo ? 'Inativar' : 'Ativar',
            icon: row.ativo ? <Ban size={16} /> : <Check size={16} />,
            onAction: () => onOpen({ kind: switching, row }),
          } satisfies MenuItemData,
        ]
      : []),
    ...(mobileOf(registry, row) === null
      ? []
      : [
          {
            id: 'whatsapp',
            label: 'Enviar WhatsApp',
            icon: <MessageCircle size={16} />,
            onAction: () => onOpen({ kind: 'whatsapp', row }),
          } satisfies MenuItemData,
        ]),
    {
      id: 'attachments',
      label: 'Anexos',
      icon: <Paperclip size={16} />,
      onAction: () => onOpen({ kind: 'attachments', row }),
    },
    {
      id: 'history',
      label: 'Histórico de ação',
      icon: <History size={16} />,
      onAction: () => onOpen({ kind: 'history', row }),
    },
    ...(canRemove && may('excluir')
      ? [
          {
            id: 'excluir',
            label: 'Excluir',
            icon: <Trash2 size={16} />,
            tone: 'danger',
            onAction: () => onOpen({ kind: 'excluir', row }),
          } satisfies MenuItemData,
        ]
      : []),
  ];
  const label = `Ações de ${nameOf(registry, row)}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          label={label}
          icon={<MoreVertical />}
          size={isOnScreen ? 'medium' : 'small'}
          hasTooltip={false}
        />
      }
      items={items}
    />
  );
}
