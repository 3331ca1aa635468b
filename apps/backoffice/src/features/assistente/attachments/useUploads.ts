import { newKey, uploadFile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import type { PedidoAttachmentKind, PedidoFuncionario } from '@apto/domain/pedido';
import type { UploadFile } from '@apto/ui';
import { fetchWithProgress } from '../../../shared/api/fetchWithProgress.ts';
import { useDispatch } from '../pedido/usePedido.ts';

/**
 * How a file of an employee is sent: kept by the server for its uploader (decision 50), and tied to the appointment when
 * that is created. A file that is there already is not sent again; the request itself says so (doc2 §8).
 */
export function useUploads(f: PedidoFuncionario, kind: PedidoAttachmentKind): UploadFile {
  const api = useApi();
  const dispatch = useDispatch();
  return async (file, onProgress, signal) => {
    const attach = (path: string, name: string) =>
      dispatch({
        type: 'ATTACHMENT_ADDED',
        id: f.id,
        attachment: { name, kind, key: path, size: file.size },
      });
    if (f.anexos.some((known) => known.name === file.name && known.kind === kind)) {
      attach('', file.name);
      throw new Error(MESSAGE.DUPLICATE_FILE);
    }
    const { path, nomeArquivo } = await api.invoke(
      uploadFile,
      { body: { tipo: kind } },
      { file, signal, idempotencyKey: newKey(), fetch: fetchWithProgress(onProgress) },
    );
    attach(path, nomeArquivo);
  };
}
