import { contadoresDoPainel, type AgendamentoLinha } from '@apto/api-client';
import { useRecarregar } from '@apto/api-client/react';
import type { AberturaDaEtiqueta } from '@apto/domain';
import { useCallback, useState } from 'react';
import type { StatusAberto } from './acoes/Dialogos.tsx';
import type { AcaoConstruida } from './acoes/menu.ts';
import { useMudancaDeStatus } from './acoes/useMudancaDeStatus.ts';
import { useReenvioDeLink } from './acoes/useReenvioDeLink.ts';

/** Everything that a row can start: menu items and presses on its status tag. */
export function useAcoesDaLista(recarregarLista: () => Promise<unknown>) {
  const recarregarChamadas = useRecarregar();
  const aoMudar = useCallback(
    () => Promise.all([recarregarLista(), recarregarChamadas(contadoresDoPainel)]),
    [recarregarChamadas, recarregarLista],
  );
  const mudanca = useMudancaDeStatus(aoMudar);
  const reenvio = useReenvioDeLink();
  const [status, setStatus] = useState<StatusAberto | null>(null);

  const { pedir: pedirMudanca } = mudanca;
  const { pedir: pedirReenvio } = reenvio;
  const escolher = useCallback(
    (acao: AcaoConstruida, linha: AgendamentoLinha) => {
      if (acao === 'REENVIAR_LINK') pedirReenvio(linha);
      else void pedirMudanca(acao, linha);
    },
    [pedirMudanca, pedirReenvio],
  );
  const abrirStatus = useCallback(
    (abertura: AberturaDaEtiqueta, linha: AgendamentoLinha) => setStatus({ abertura, linha }),
    [],
  );

  return {
    mudanca,
    reenvio,
    status,
    fecharStatus: useCallback(() => setStatus(null), []),
    aoMudar: () => void aoMudar(),
    escolher,
    abrirStatus,
    /** Something of a row is open: nothing may move under it. */
    algoAberto: mudanca.aberta !== null || reenvio.agendamento !== null || status !== null,
  };
}
