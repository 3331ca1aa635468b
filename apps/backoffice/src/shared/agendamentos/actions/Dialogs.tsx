import type { AttachmentsOpening } from '../attachments/openings.ts';
import { onDemand } from '../../lazy.tsx';
import type { OpenAction, OpenDialogs } from './opened.ts';
import type { RowActions } from './useRowActions.ts';

// Nobody waits for a dialog's code to see the list.
const AskReasonDialog = onDemand(() => import('./AskReasonDialog.tsx'));
const StatusReasonDialog = onDemand(() => import('./StatusReasonDialog.tsx'));
const ChooseDayDialog = onDemand(() => import('./ChooseDayDialog.tsx'));
const PendenciaDialog = onDemand(() => import('./PendenciaDialog.tsx'));
const EditDialog = onDemand(() => import('../edit/EditDialog.tsx'));
const MissedDialog = onDemand(() => import('./MissedDialog.tsx'));
const RowTimeline = onDemand(() => import('./RowTimeline.tsx'));
const RowAttachments = onDemand(() => import('../attachments/RowAttachments.tsx'));
const KitDialog = onDemand(() => import('./KitDialog.tsx'));
const ReservaDialog = onDemand(() => import('../reserva/ReservaDialog.tsx'));
const LinkDialog = onDemand(() => import('./LinkDialog.tsx'));

/** Their code, the likelier ones first: each is brought in a quiet moment, and a press only draws. */
export const dialogCode = [
  EditDialog,
  AskReasonDialog,
  RowTimeline,
  RowAttachments,
  KitDialog,
  MissedDialog,
  StatusReasonDialog,
  PendenciaDialog,
  LinkDialog,
  ReservaDialog,
  ChooseDayDialog,
].map(({ prepare }) => prepare);

const isAttachments = (action: OpenAction['action']): action is AttachmentsOpening =>
  action === 'ANEXOS' || action === 'PCD_ATTACHMENT' || action === 'LIBERACAO_ATTACHMENT';

/** Every dialog that a row can open; at most one is. */
export default function Dialogs({ actions, open }: { actions: RowActions; open: OpenDialogs }) {
  const { change, status, opened } = open;
  const {
    closeStatus: onCloseStatus,
    closeChange: onCloseChange,
    closeAction: onCloseAction,
    onChange,
  } = actions;
  return (
    <>
      {change ? (
        <AskReasonDialog open={change} onClose={onCloseChange} onChange={onChange} onFail={onCloseChange} />
      ) : null}
      {opened?.action === 'REENVIAR_LINK' ? (
        <LinkDialog row={opened.row} onClose={onCloseAction} onFail={onCloseAction} />
      ) : null}
      {opened?.action === 'REENVIAR_KIT' ? (
        <KitDialog row={opened.row} onClose={onCloseAction} onSend={onChange} onFail={onCloseAction} />
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
      {status?.opening === 'RESERVA_HORARIOS' ? (
        <ReservaDialog row={status.row} onClose={onCloseStatus} onBook={onChange} onFail={onCloseStatus} />
      ) : null}
      {status?.opening === 'PROPOSED_DAYS' ? (
        <ChooseDayDialog
          row={status.row}
          onClose={onCloseStatus}
          onChoose={onChange}
          onNone={() => {
            onCloseStatus();
            actions.choose('ALTERAR', status.row);
          }}
          onFail={onCloseStatus}
        />
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
