import type { AgendamentoRow } from '@apto/api-client';
import type { StatusTagTarget } from '@apto/domain/status';
import { onDemand } from '../../../shared/lazy.tsx';
import type { StatusChange } from './useStatusChange.ts';
import type { LinkResend } from './useLinkResend.ts';

// Nobody waits for a dialog's code to see the list.
const ReasonDialog = onDemand(() => import('./ReasonDialog.tsx'));
const StatusDialog = onDemand(() => import('./StatusDialog.tsx'));
const PendenciaDialog = onDemand(() => import('./PendenciaDialog.tsx'));
const LinkDialog = onDemand(() => import('./LinkDialog.tsx'));

export interface OpenStatus {
  opening: StatusTagTarget;
  row: AgendamentoRow;
}

interface Props {
  change: StatusChange;
  resend: LinkResend;
  status: OpenStatus | null;
  onCloseStatus: () => void;
  onChange: () => void;
}

/** Every dialog that a row can open; at most one is. */
export function Dialogs({ change, resend, status, onCloseStatus, onChange }: Props) {
  return (
    <>
      {change.open ? <ReasonDialog {...change} onFail={change.close} /> : null}
      {resend.agendamento ? <LinkDialog {...resend} onFail={resend.close} /> : null}
      {status?.opening === 'MOTIVO' ? (
        <StatusDialog row={status.row} onClose={onCloseStatus} onFail={onCloseStatus} />
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
