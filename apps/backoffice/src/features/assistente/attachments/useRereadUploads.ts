import { listOwnUploads } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PEDIDO_ATTACHMENT_KINDS } from '@apto/domain/pedido';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { pedidoAtom } from '../pedido/pedido.ts';
import type { ReadState } from '../pedido/useClienteRules.ts';
import { useDispatch } from '../pedido/usePedido.ts';

/** The keys of the files that a draft brought back, by comma. */
const rereadKeysAtom = atom((get) =>
  get(pedidoAtom)
    .funcionarios.flatMap(({ rereadKeys }) => rereadKeys)
    .join(','),
);

/**
 * A draft keeps an upload by its key alone, since names and kinds tell of somebody's health (decision 18): what the files
 * are, the server is asked again. Those whose 24 hours are over are gone, and their step says what is missing.
 */
export function useRereadUploads(): ReadState {
  const keys = useAtomValue(rereadKeysAtom);
  const dispatch = useDispatch();
  const uploads = useCall(listOwnUploads, keys === '' ? null : { query: { chaves: keys } });
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
