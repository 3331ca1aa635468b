import { listOwnUploads } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PEDIDO_ATTACHMENT_KINDS } from '@apto/domain/pedido';
import { useEffect } from 'react';
import type { ReadState } from '../pedido/useClienteRules.ts';
import { usePedido } from '../pedido/usePedido.ts';

/**
 * A draft keeps an upload by its key alone, since names and kinds tell of somebody's health (decision 18): what the files
 * are, the server is asked again. Those whose 24 hours are over are gone, and their step says what is missing.
 */
export function useRereadUploads(): ReadState {
  const [{ funcionarios }, dispatch] = usePedido();
  const keys = funcionarios.flatMap(({ rereadKeys }) => rereadKeys);
  const uploads = useCall(listOwnUploads, keys.length === 0 ? null : { query: { chaves: keys.join(',') } });
  useEffect(() => {
    if (!uploads.data) return;
    dispatch({
      type: 'ATTACHMENTS_REREAD',
      attachments: uploads.data.flatMap(({ path, ...file }) => {
        const kind = PEDIDO_ATTACHMENT_KINDS.find((each) => each === file.tipo);
        return kind ? [{ name: file.nomeArquivo, kind, key: path, size: file.tamanho }] : [];
      }),
    });
  }, [dispatch, uploads.data]);
  return { loading: uploads.isLoading, error: uploads.error, retry: () => void uploads.mutate() };
}
