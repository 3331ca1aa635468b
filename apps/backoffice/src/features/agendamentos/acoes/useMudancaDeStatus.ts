import { mudarStatus, validarPrazo, type AgendamentoLinha } from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import {
  AVISO_AGENDAMENTOS,
  bloqueioPorPrazo,
  registroDeStatus,
  statusEsta,
  STATUS_COM_PRAZO,
} from '@apto/domain';
import { useCallback, useState } from 'react';
import { avisar, avisarErro } from '../../../shared/avisos/index.ts';
import { useTentativa } from './useTentativa.ts';

/** The two actions of the list that change a status by themselves and ask for a reason. */
export type AcaoDeStatus = 'CANCELAR' | 'DESISTENCIA';

const TRANSICAO = { CANCELAR: 'CANCELAR', DESISTENCIA: 'DESISTIR' } as const;
const SUCESSO = {
  CANCELAR: AVISO_AGENDAMENTOS.cancelado,
  DESISTENCIA: AVISO_AGENDAMENTOS.desistencia,
} as const;

export interface MudancaAberta {
  acao: AcaoDeStatus;
  agendamento: AgendamentoLinha;
}

export interface MudancaDeStatus {
  /** What the reason dialog is about; null while it is closed. */
  aberta: MudancaAberta | null;
  /** Row whose time limit is being asked about. */
  verificando: number | null;
  /** Asks the time limit where it applies (doc1 §4 'Timing blocks'); opens the dialog, or says why not. */
  pedir: (acao: AcaoDeStatus, agendamento: AgendamentoLinha) => Promise<void>;
  /** Posts the status record with the reason. Rejects with the server's sentence; the dialog keeps the text. */
  confirmar: (motivo: string) => Promise<void>;
  fechar: () => void;
}

/** Cancelar and Desistência de Vaga, from the menu to the toast (doc1 §4). */
export function useMudancaDeStatus(aoMudar: () => Promise<unknown>): MudancaDeStatus {
  const cliente = useCliente();
  const [aberta, setAberta] = useState<MudancaAberta | null>(null);
  const [verificando, setVerificando] = useState<number | null>(null);
  const tentativa = useTentativa();

  const pedir = useCallback(
    async (acao: AcaoDeStatus, agendamento: AgendamentoLinha) => {
      if (statusEsta(agendamento.status.id, STATUS_COM_PRAZO)) {
        setVerificando(agendamento.id);
        try {
          const horas = await cliente.chamar(validarPrazo, {
            params: { id: agendamento.id },
            query: { acao },
          });
          const bloqueio = bloqueioPorPrazo(acao, horas);
          if (bloqueio) {
            avisar({ tom: 'informacao', titulo: bloqueio.titulo, detalhe: bloqueio.texto });
            return;
          }
        } catch (erro) {
          avisarErro(erro);
          return;
        } finally {
          setVerificando(null);
        }
      }
      tentativa.recomecar();
      setAberta({ acao, agendamento });
    },
    [cliente, tentativa],
  );

  const confirmar = useCallback(
    async (motivo: string) => {
      if (!aberta) return;
      const { acao, agendamento } = aberta;
      const body = registroDeStatus(TRANSICAO[acao], agendamento.id, motivo);
      try {
        await cliente.chamar(mudarStatus, { body }, { idempotencyKey: tentativa.chave(motivo) });
      } catch (erro) {
        // doc1 §8: the server's message, as a toast; the dialog shows it as well, beside the text that was typed.
        avisarErro(erro);
        throw erro;
      }
      avisar(SUCESSO[acao]());
      void aoMudar();
    },
    [aberta, aoMudar, cliente, tentativa],
  );

  return { aberta, verificando, pedir, confirmar, fechar: useCallback(() => setAberta(null), []) };
}
