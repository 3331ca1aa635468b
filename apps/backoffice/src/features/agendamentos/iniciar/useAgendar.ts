import {
  chaveNova,
  confirmarAgendamento,
  confirmarPrestador,
  ErroDeApi,
  type FaixaDaApi,
} from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import { AVISO_ASSISTENTE, type ConfirmacaoDaEscolha } from '@apto/domain';
import { useRef, useState } from 'react';
import { avisar } from '../../../shared/avisos/index.ts';
import { maisProximasDe } from './escolha.ts';

export interface Recusa {
  mensagem: string;
  requestId: string | null;
  /** Free slots near the one that was taken; null for another refusal. */
  maisProximas: readonly FaixaDaApi[] | null;
}

/** Confirms city and clinic, then the day (doc2 §4, §7). Trying the same choice again is the same request. */
export function useAgendar() {
  const cliente = useCliente();
  const [recusa, setRecusa] = useState<Recusa | null>(null);
  const [agendando, setAgendando] = useState(false);
  const tentativa = useRef({ corpo: '', chave: '' });

  async function agendar(
    onde: { agendamentoId: number; cidadeId: number; prestadorId: number },
    body: ConfirmacaoDaEscolha,
  ): Promise<boolean> {
    const corpo = JSON.stringify([onde, body]);
    if (tentativa.current.corpo !== corpo) tentativa.current = { corpo, chave: chaveNova() };
    setRecusa(null);
    setAgendando(true);
    try {
      await cliente.chamar(confirmarPrestador, {
        body: { id: onde.agendamentoId, cidade: { id: onde.cidadeId }, idPrestador: onde.prestadorId },
      });
      await cliente.chamar(confirmarAgendamento, { body }, { idempotencyKey: tentativa.current.chave });
      avisar(AVISO_ASSISTENTE.agendamentoConfirmado());
      return true;
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      // Refused for good: the next try is another request, even with the same choice.
      if (erro.status >= 400 && erro.status < 500) tentativa.current = { corpo: '', chave: '' };
      setRecusa({ mensagem: erro.message, requestId: erro.requestId, maisProximas: maisProximasDe(erro) });
      return false;
    } finally {
      setAgendando(false);
    }
  }

  return { agendar, agendando, recusa, esquecerRecusa: () => setRecusa(null) };
}
