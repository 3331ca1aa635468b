import { ErroDeApi, escutar, eventos, type MensagemSse } from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import { useEffect, useRef, useState } from 'react';

/** `pausado` while the tab is out of sight: browsers allow few open connections to one host. */
export type EstadoAoVivo = 'conectando' | 'ao-vivo' | 'reconectando' | 'pausado';

/** How long a hidden tab keeps its connection, in ms. */
const ESPERA_OCULTA = 60_000;

interface Ouvintes {
  aoReceber: (mensagem: MensagemSse) => void;
  /** The stream was closed for a while and begins anew: what happened meanwhile was missed. */
  aoVoltar: () => void;
}

/**
 * Listens to the server's events while mounted (house plan: server-sent events for list changes).
 * @param chave what the stream depends on besides the session (the scope): a new key opens a new stream
 */
export function useEventos(chave: string, ouvintes: Ouvintes): EstadoAoVivo {
  const cliente = useCliente();
  const [estado, setEstado] = useState<EstadoAoVivo>('conectando');
  const atuais = useRef(ouvintes);
  useEffect(() => {
    atuais.current = ouvintes;
  });

  useEffect(() => {
    let escuta: AbortController | undefined;
    let ocultou: ReturnType<typeof setTimeout> | undefined;
    let houveLacuna = false;

    function ligar(): void {
      const controle = new AbortController();
      escuta = controle;
      setEstado(houveLacuna ? 'reconectando' : 'conectando');
      void escutar({
        signal: controle.signal,
        abrir: (ultimoId, signal) =>
          cliente.abrir(
            eventos,
            {},
            { signal, ...(ultimoId === null ? {} : { headers: { 'last-event-id': ultimoId } }) },
          ),
        aoReceber: (mensagem) => atuais.current.aoReceber(mensagem),
        aoMudar: (novo) => {
          if (controle.signal.aborted) return;
          setEstado(novo);
          // A reconnection resumes from the last event; only a stream that was closed has a gap.
          if (novo === 'ao-vivo' && houveLacuna) {
            houveLacuna = false;
            atuais.current.aoVoltar();
          }
        },
        // Without session or permission no later try can succeed.
        desistir: (erro) => erro instanceof ErroDeApi && (erro.status === 401 || erro.status === 403),
      });
    }

    function aoMudarVisibilidade(): void {
      clearTimeout(ocultou);
      if (document.hidden) {
        ocultou = setTimeout(() => {
          escuta?.abort();
          escuta = undefined;
          houveLacuna = true;
          setEstado('pausado');
        }, ESPERA_OCULTA);
      } else if (!escuta) ligar();
    }

    ligar();
    document.addEventListener('visibilitychange', aoMudarVisibilidade);
    return () => {
      clearTimeout(ocultou);
      document.removeEventListener('visibilitychange', aoMudarVisibilidade);
      escuta?.abort();
    };
  }, [cliente, chave]);

  return estado;
}
