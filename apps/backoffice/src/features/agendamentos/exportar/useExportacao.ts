import { exportarAgendamentos } from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { avisarErro } from '../../../shared/avisos/index.ts';
import { entregarArquivo, lerArquivo } from '../../../shared/baixar.ts';
import { consultaDoFiltro, type FiltrosDaLista } from '../filtros/filtros-url.ts';

/** The server names the file; this is the same name, for a proxy that drops the header (doc1 §7). */
const NOME_DA_PLANILHA = 'relátorio_agendamentos.xlsx';

export interface Exportacao {
  /** Bytes that arrived; 0 while the server prepares the file, null when nothing is being exported. */
  progresso: number | null;
  iniciar: (filtros: FiltrosDaLista) => Promise<void>;
  cancelar: () => void;
}

/** Exports exactly what is filtered, whatever page is shown. One at a time. */
export function useExportacao(): Exportacao {
  const cliente = useCliente();
  const [progresso, setProgresso] = useState<number | null>(null);
  const controle = useRef<AbortController | null>(null);
  useEffect(() => () => controle.current?.abort(), []);

  const iniciar = useCallback(
    async (filtros: FiltrosDaLista) => {
      if (controle.current) return;
      const atual = new AbortController();
      controle.current = atual;
      setProgresso(0);
      try {
        const resposta = await cliente.abrir(
          exportarAgendamentos,
          { query: consultaDoFiltro(filtros) },
          { signal: atual.signal },
        );
        const { blob, nome } = await lerArquivo(resposta, setProgresso);
        entregarArquivo(blob, nome ?? NOME_DA_PLANILHA);
      } catch (erro) {
        if (!atual.signal.aborted) avisarErro(erro, 'Não foi possível gerar a planilha');
      } finally {
        controle.current = null;
        setProgresso(null);
      }
    },
    [cliente],
  );
  const cancelar = useCallback(() => controle.current?.abort(), []);
  return { progresso, iniciar, cancelar };
}
