import { BULK_ACTIONS, BULK_PERMISSION, BULK_TEXT, type ListBulkAction } from '@apto/domain/bulk';
import { hasPermission } from '@apto/domain/permissions';
import { Button, type TableSelection } from '@apto/ui';
import { Ban, FileSpreadsheet, MessageSquare, Send } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../lazy.tsx';
import { usePermissions } from '../../session/index.ts';
import type { ListFilters } from '../filters/url-filters.ts';
import { selectedBody } from './selected.ts';

const BulkDialog = onDemand(() => import('./BulkDialog.tsx'));

const ICONS = {
  EXPORTAR: <FileSpreadsheet />,
  REENVIAR_KIT: <Send />,
  MENSAGEM: <MessageSquare />,
  CANCELAR: <Ban />,
} as const satisfies Record<ListBulkAction, unknown>;

interface Props {
  selection: TableSelection;
  filters: ListFilters;
  /** The panel leaves out other statuses than the list. */
  isQueue: boolean;
  /** Something was set going: what was selected is in its hands. */
  onStart: () => void;
}

/** What this person may do with everything that is selected (issue 9 'Bulk'). */
export default function BulkActions({ selection, filters, isQueue, onStart }: Props) {
  const permissions = usePermissions();
  const [opened, setOpened] = useState<ListBulkAction | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {BULK_ACTIONS.filter((action) => hasPermission(permissions, BULK_PERMISSION[action])).map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'CANCELAR' ? 'danger' : 'secondary'}
          icon={ICONS[action]}
          onPress={() => setOpened(action)}
        >
          {BULK_TEXT[action].label}
        </Button>
      ))}
      {opened ? (
        <BulkDialog
          action={opened}
          selected={selectedBody(selection, filters, isQueue)}
          onClose={close}
          onFail={close}
          onStart={onStart}
        />
      ) : null}
    </>
  );
}
