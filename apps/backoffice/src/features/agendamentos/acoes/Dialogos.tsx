import type { AgendamentoLinha } from '@apto/api-client';
import type { AberturaDaEtiqueta } from '@apto/domain';
import { lazy, Suspense } from 'react';
import type { MudancaDeStatus } from './useMudancaDeStatus.ts';
import type { ReenvioDeLink } from './useReenvioDeLink.ts';

// Nobody waits for a dialog's code to see the list.
const DialogoDeMotivo = lazy(() => import('./DialogoDeMotivo.tsx'));
const DialogoDoStatus = lazy(() => import('./DialogoDoStatus.tsx'));
const DialogoDePendencia = lazy(() => import('./DialogoDePendencia.tsx'));
const DialogoDeLink = lazy(() => import('./DialogoDeLink.tsx'));

export interface StatusAberto {
  abertura: AberturaDaEtiqueta;
  linha: AgendamentoLinha;
}

interface Props {
  mudanca: MudancaDeStatus;
  reenvio: ReenvioDeLink;
  status: StatusAberto | null;
  aoFecharStatus: () => void;
  aoMudar: () => void;
}

/** Every dialog that a row can open; at most one is. */
export function Dialogos({ mudanca, reenvio, status, aoFecharStatus, aoMudar }: Props) {
  return (
    <Suspense fallback={null}>
      {mudanca.aberta ? <DialogoDeMotivo {...mudanca} /> : null}
      {reenvio.agendamento ? <DialogoDeLink {...reenvio} /> : null}
      {status?.abertura === 'MOTIVO' ? (
        <DialogoDoStatus linha={status.linha} aoFechar={aoFecharStatus} />
      ) : null}
      {status?.abertura === 'PENDENCIAS' ? (
        <DialogoDePendencia linha={status.linha} aoFechar={aoFecharStatus} aoResolver={aoMudar} />
      ) : null}
    </Suspense>
  );
}
