import type { AgendamentoLinha } from '@apto/api-client';
import type { AberturaDaEtiqueta } from '@apto/domain';
import { sobDemanda } from '../../../shared/sobDemanda.tsx';
import type { MudancaDeStatus } from './useMudancaDeStatus.ts';
import type { ReenvioDeLink } from './useReenvioDeLink.ts';

// Nobody waits for a dialog's code to see the list.
const DialogoDeMotivo = sobDemanda(() => import('./DialogoDeMotivo.tsx'));
const DialogoDoStatus = sobDemanda(() => import('./DialogoDoStatus.tsx'));
const DialogoDePendencia = sobDemanda(() => import('./DialogoDePendencia.tsx'));
const DialogoDeLink = sobDemanda(() => import('./DialogoDeLink.tsx'));

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
    <>
      {mudanca.aberta ? <DialogoDeMotivo {...mudanca} aoFalhar={mudanca.fechar} /> : null}
      {reenvio.agendamento ? <DialogoDeLink {...reenvio} aoFalhar={reenvio.fechar} /> : null}
      {status?.abertura === 'MOTIVO' ? (
        <DialogoDoStatus linha={status.linha} aoFechar={aoFecharStatus} aoFalhar={aoFecharStatus} />
      ) : null}
      {status?.abertura === 'PENDENCIAS' ? (
        <DialogoDePendencia
          linha={status.linha}
          aoFechar={aoFecharStatus}
          aoResolver={aoMudar}
          aoFalhar={aoFecharStatus}
        />
      ) : null}
    </>
  );
}
