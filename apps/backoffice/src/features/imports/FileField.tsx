import { createImport, newKey, type ImportDetail } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { isCompanyImport, type ImportKind } from '@apto/domain/imports';
import { FileDrop } from '@apto/ui';
import { fetchWithProgress } from '../../shared/api/fetchWithProgress.ts';

interface Props {
  readonly kind: ImportKind;
  /** Null where none is chosen, or where the records are the company's own. */
  readonly clienteId: number | null;
  readonly onRead: (found: ImportDetail) => void;
}

/** The spreadsheet itself: sent and read at once, with its progress; what is no sheet says so beside it. */
export function FileField({ kind, clienteId, onRead }: Props) {
  const api = useApi();
  return (
    <FileDrop<ImportDetail>
      label="Planilha"
      description="Até 50.000 linhas. Fórmulas entram pelo último resultado."
      accept={['.xlsx', '.csv']}
      isSingle
      hasCamera={false}
      isRequired
      disabledReason={clienteId === null && !isCompanyImport(kind) ? 'Escolha o cliente antes.' : undefined}
      upload={(file, onProgress, signal) =>
        api.invoke(
          createImport,
          { body: { ...(clienteId === null ? {} : { clienteId }), tipo: kind } },
          { file, signal, idempotencyKey: newKey(), fetch: fetchWithProgress(onProgress) },
        )
      }
      onUploaded={(_, found) => onRead(found)}
    />
  );
}
