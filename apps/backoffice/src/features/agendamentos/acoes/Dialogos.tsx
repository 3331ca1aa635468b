import type { AgendamentoRow } from '@apto/api-client';
import type { StatusTagTarget } from '@apto/domain';
import { onDemand } from '../../../shared/sobDemanda.tsx';
import type { StatusChange } from './useMudancaDeStatus.ts';
import type { LinkResend } from './useReenvioDeLink.ts';

// Nobody waits for a dialog's code to see the list.
const ReasonDialog = onDemand(() => import('./DialogoDeMotivo.tsx'));
const StatusDialog = onDemand(() => import('./DialogoDoStatus.tsx'));
const PendenciaDialog = onDemand(() => import('./DialogoDePendencia.tsx'));
const LinkDialog = onDemand(() => import('./DialogoDeLink.tsx'));

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
      {change.isOpen ? <ReasonDialog {...change} onFail={change.shut} /> : null}
      {resend.agendamento ? <LinkDialog {...resend} onFail={resend.shut} /> : null}
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
