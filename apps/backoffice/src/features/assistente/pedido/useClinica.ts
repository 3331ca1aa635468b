import { useCliente } from '@apto/api-client/react';
import { AVISO_ASSISTENTE } from '@apto/domain';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { avisar, ehSilencioso } from '../../../shared/avisos/index.ts';
import {
  conferirClinica,
  liberarClinica,
  type Conferencia,
  type NaoLiberada,
  type RegistroDaClinica,
} from './clinica.ts';
import { pedidoAtom } from './pedido.ts';
import type { Leitura } from './useRegrasDoCliente.ts';
import { usePedido } from './usePedido.ts';

export interface ClinicaDoPedido extends Leitura {
  /** The chosen clinic's record, once it is here. */
  readonly registro: RegistroDaClinica | null;
  /** The chosen clinic does not serve the client: it has to be released or given back. */
  readonly naoLiberada: NaoLiberada | null;
  readonly devolver: () => void;
  /** @throws ErroDeApi */
  readonly liberar: () => Promise<void>;
}

type Situacao =
  | { readonly chave: string; readonly conferencia: Conferencia }
  | { readonly chave: string; readonly erro: Error }
  | null;

/**
 * Asks about the clinic as soon as one is chosen (doc2 §2.7, §2.13, §8), and again after a reload.
 * @param clientePronto the client's settings are here; without them it is not known what to ask
 */
export function useClinica(clientePronto: boolean): ClinicaDoPedido {
  const api = useCliente();
  const loja = useStore();
  const [{ prestador, cliente }, despachar] = usePedido();
  const [situacao, setSituacao] = useState<Situacao>(null);
  const [vez, setVez] = useState(0);
  const chave = prestador && cliente && clientePronto ? `${cliente.id} ${prestador.id} ${vez}` : null;

  useEffect(() => {
    const { prestador: escolhido, cliente: dono } = loja.get(pedidoAtom);
    if (chave === null || !escolhido || !dono) return undefined;
    const controle = new AbortController();
    conferirClinica(api, escolhido, dono, controle.signal).then(
      (conferencia) => {
        if (controle.signal.aborted) return;
        setSituacao({ chave, conferencia });
        despachar(...conferencia.eventos);
        if (conferencia.naoLiberada) avisar(AVISO_ASSISTENTE.prestadorNaoAtendeEmpresa(dono.name));
      },
      (erro: Error) => {
        if (!controle.signal.aborted && !ehSilencioso(erro)) setSituacao({ chave, erro });
      },
    );
    return () => controle.abort();
  }, [api, chave, despachar, loja]);

  const atual = situacao && situacao.chave === chave ? situacao : null;
  const conferencia = atual && 'conferencia' in atual ? atual.conferencia : null;
  const naoLiberada = conferencia?.naoLiberada ?? null;
  return {
    registro: conferencia?.registro ?? null,
    carregando: chave !== null && atual === null,
    erro: atual && 'erro' in atual ? atual.erro : undefined,
    tentarNovamente: () => setVez((n) => n + 1),
    naoLiberada,
    devolver: () => despachar({ tipo: 'PRESTADOR_ESCOLHIDO', prestador: null }),
    liberar: async () => {
      if (!naoLiberada || !conferencia || chave === null) return;
      await liberarClinica(api, naoLiberada);
      avisar(AVISO_ASSISTENTE.prestadorLiberado());
      setSituacao({ chave, conferencia: { ...conferencia, naoLiberada: null } });
    },
  };
}
