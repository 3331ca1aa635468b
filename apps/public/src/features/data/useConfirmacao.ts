import {
  chaveNova,
  CODIGO_ERRO,
  confirmarAgendamento,
  ErroDeApi,
  meuAutoagendamento,
  type Entrada,
  type FaixaDaApi,
} from '@apto/api-client';
import { chaveDe, useAcao, useRecarregar } from '@apto/api-client/react';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Pedido } from '../../shared/pedido/etapas.ts';

type Corpo = NonNullable<Entrada<typeof confirmarAgendamento>['body']>;

export interface Recusa {
  erro: ErroDeApi;
  /** Set when the slot was taken by somebody else. */
  maisProximas: readonly FaixaDaApi[] | null;
}

/** The server documents this list for FAIXA_INDISPONIVEL (doc2 §7). */
const proximasDe = (erro: ErroDeApi): readonly FaixaDaApi[] | null => {
  if (erro.codigo !== CODIGO_ERRO.FAIXA_INDISPONIVEL) return null;
  const lista = erro.detalhes['maisProximas'];
  return Array.isArray(lista) ? (lista as FaixaDaApi[]) : [];
};

/**
 * Books. The same choice tried again after a lost connection is the same request; a request that is already booked or
 * closed shows itself as what it is.
 */
export function useConfirmacao(pedido: Pedido) {
  const { trigger, isMutating } = useAcao(confirmarAgendamento);
  const { mutate } = useSWRConfig();
  const recarregar = useRecarregar();
  const [recusa, setRecusa] = useState<Recusa | null>(null);
  const tentativa = useRef<{ corpo: string; chave: string } | null>(null);

  async function confirmar(corpo: Corpo): Promise<boolean> {
    const texto = JSON.stringify(corpo);
    if (tentativa.current?.corpo !== texto) tentativa.current = { corpo: texto, chave: chaveNova() };
    setRecusa(null);
    try {
      const feito = await trigger({
        entrada: { body: corpo },
        opcoes: { idempotencyKey: tentativa.current.chave },
      });
      const { version, dataAgendamento, horaAgendamento } = feito;
      // Shown at once from the answer; the server's own words follow.
      await mutate(
        chaveDe(meuAutoagendamento, {}),
        {
          ...pedido,
          agendamento: {
            ...pedido.agendamento,
            version,
            situacao: 'CONFIRMADO',
            periodo: corpo.periodo,
            dataAgendamento,
            horaAgendamento,
          },
        },
        { revalidate: true },
      );
      return true;
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      // Refused for good: another choice is another request.
      if (erro.status >= 400 && erro.status < 500) tentativa.current = null;
      const maisProximas = proximasDe(erro);
      setRecusa({ erro, maisProximas });
      if (erro.status === 409 && maisProximas === null) await recarregar(meuAutoagendamento);
      return false;
    }
  }

  return { confirmar, confirmando: isMutating, recusa, esquecerRecusa: () => setRecusa(null) };
}
