import type { AgendamentoRow } from '@apto/api-client';
import type { StatusTagTarget } from '@apto/domain/status';
import type { AttachmentsOpening } from '../attachments/openings.ts';
import { onDemand } from '../../../shared/lazy.tsx';
import type { BuiltAction } from './menu.ts';
import type { StatusChange } from './useStatusChange.ts';

// Nobody waits for a dialog's code to see the list.
const AskReasonDialog = onDemand(() => import('./AskReasonDialog.tsx'));
const StatusReasonDialog = onDemand(() => import('./StatusReasonDialog.tsx'));
const PendenciaDialog = onDemand(() => import('./PendenciaDialog.tsx'));
const EditDialog = onDemand(() => import('../edit/EditDialog.tsx'));
const MissedDialog = onDemand(() => import('./MissedDialog.tsx'));
const RowTimeline = onDemand(() => import('./RowTimeline.tsx'));
const RowAttachments = onDemand(() => import('../attachments/RowAttachments.tsx'));
const LinkDialog = onDemand(() => import('./LinkDialog.tsx'));

const isAttachments = (action: OpenAction['action']): action is AttachmentsOpening =>
  action === 'ANEXOS' || action === 'PCD_ATTACHMENT' || action === 'LIBERACAO_ATTACHMENT';

export interface OpenStatus {
  opening: StatusTagTarget;
  row: AgendamentoRow;
}

export interface OpenAction {
  action:
    | Extract<BuiltAction, 'ALTERAR' | 'FALTA_CONSULTA' | 'REENVIAR_LINK' | 'TIMELINE'>
    | AttachmentsOpening;
  row: AgendamentoRow;
}

interface Props {
  change: StatusChange;
  status: OpenStatus | null;
  onCloseStatus: () => void;
  /** What the row menu opened, besides what changes a status for a reason. */
  opened: OpenAction | null;
  onCloseAction: () => void;
  onChange: () => void;
}

/** Every dialog that a row can open; at most one is. */
export function Dialogs(props: Props) {
  const { change, status, onCloseStatus, opened, onCloseAction, onChange } = props;
  return (
    <>
      {change.open ? (
        <AskReasonDialog
          open={change.open}
          onClose={change.close}
          onChange={onChange}
          onFail={change.close}
        />
      ) : null}
      {opened?.action === 'REENVIAR_LINK' ? (
        <LinkDialog row={opened.row} onClose={onCloseAction} onFail={onCloseAction} />
      ) : null}
      {opened?.action === 'ALTERAR' ? (
        <EditDialog row={opened.row} onClose={onCloseAction} onSave={onChange} onFail={onCloseAction} />
      ) : null}
      {opened?.action === 'FALTA_CONSULTA' ? (
        <MissedDialog row={opened.row} onClose={onCloseAction} onMark={onChange} onFail={onCloseAction} />
      ) : null}
      {opened?.action === 'TIMELINE' ? (
        <RowTimeline row={opened.row} onClose={onCloseAction} onFail={onCloseAction} />
      ) : null}
      {opened && isAttachments(opened.action) ? (
        <RowAttachments
          row={opened.row}
          opening={opened.action}
          onClose={onCloseAction}
          onFail={onCloseAction}
        />
      ) : null}
      {status?.opening === 'REASON' ? (
        <StatusReasonDialog row={status.row} onClose={onCloseStatus} onFail={onCloseStatus} />
      ) : null}
      {status?.opening === 'PENDENCIAS' ? (
        <PendenciaDialog
          row={status.row}
          onClose={onCloseStatus}
          onResolve={onChange}
          onFail={onCloseStatus}
        />
      ) : null}
    </>
  );
}
