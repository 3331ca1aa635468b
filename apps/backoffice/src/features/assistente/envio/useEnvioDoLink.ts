import {
  contadoresDoPainel,
  criarAutoagendamento,
  enviarLinkAutoagendamento,
  listarAgendamentos,
  type Resposta,
} from '@apto/api-client';
import { useCliente, useRecarregar } from '@apto/api-client/react';
import {
  AVISO_AGENDAMENTOS,
  desfechoDoAutoagendamento,
  payloadDoLink,
  STATUS,
  TITULO_ERRO_PADRAO,
} from '@apto/domain';
import { useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { avisar, avisarErro, ehSilencioso, mensagemDe } from '../../../shared/avisos/index.ts';
import { criadoAtom, rascunhoAtom, type PedidoCriado } from '../pedido/pedido.ts';
import type { Envio } from './useCriacao.ts';
import { chaveDoEnvio } from './chave.ts';
import { corpoDoAutoagendamento } from './corpo.ts';

/** Where the request ended: with a link, or waiting for the safety team. */
export type Desfecho =
  | { readonly tipo: 'LINK'; readonly link: Resposta<typeof enviarLinkAutoagendamento> }
  | { readonly tipo: 'AGUARDANDO_RISCO' };

export interface EnvioDoLink extends Envio {
  readonly desfecho: Desfecho | null;
}

/**
 * Makes the self-scheduling request, then sends its link (doc2 §2.10, §4). A request that was made is made once: when
 * only the link failed, trying again sends only the link.
 */
export function useEnvioDoLink(): EnvioDoLink {
  const cliente = useCliente();
  const loja = useStore();
  const recarregar = useRecarregar();
  const [enviando, setEnviando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const [desfecho, setDesfecho] = useState<Desfecho | null>(null);

  const criar = useCallback(async (): Promise<PedidoCriado | null> => {
    const { id: rascunhoId, estado } = loja.get(rascunhoAtom);
    const body = corpoDoAutoagendamento(estado);
    const { id, nomeFuncionario, idStatus } = await cliente.chamar(
      criarAutoagendamento,
      { body },
      { idempotencyKey: chaveDoEnvio(rascunhoId, body) },
    );
    void recarregar(listarAgendamentos, contadoresDoPainel);
    const semLink =
      idStatus === STATUS.AGUARDANDO_APLICACAO_RISCO ||
      !desfechoDoAutoagendamento(estado.funcionarios).emiteLink;
    if (semLink) return null;
    const criado = { id, nomeFuncionario };
    loja.set(criadoAtom, criado);
    return criado;
  }, [cliente, loja, recarregar]);

  const enviar = useCallback(async () => {
    setFalha(null);
    setEnviando(true);
    try {
      const criado = loja.get(criadoAtom) ?? (await criar());
      if (!criado) {
        setDesfecho({ tipo: 'AGUARDANDO_RISCO' });
        return;
      }
      const { id: rascunhoId, estado } = loja.get(rascunhoAtom);
      const body = payloadDoLink(estado, criado.id);
      // After a lost answer the same link comes back, and nobody gets a second message.
      const opcoes = { idempotencyKey: chaveDoEnvio(rascunhoId, body) };
      setDesfecho({ tipo: 'LINK', link: await cliente.chamar(enviarLinkAutoagendamento, { body }, opcoes) });
    } catch (erro) {
      if (ehSilencioso(erro)) return;
      setFalha(erro instanceof Error ? erro : new Error(String(erro)));
      // Without a request there was no token to make.
      if (loja.get(criadoAtom)) avisar(AVISO_AGENDAMENTOS.falhaAoGerarToken(mensagemDe(erro)));
      else avisarErro(erro, TITULO_ERRO_PADRAO);
    } finally {
      setEnviando(false);
    }
  }, [cliente, criar, loja]);

  return { enviando, falha, enviar, desfecho };
}
