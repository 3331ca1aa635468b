import { bulkSheet } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { notifyError } from '../../notices/index.ts';
import { useFileSaving } from '../../useFileSaving.ts';

/** The spreadsheet of one go: what it exported, or what became of each. */
export function useBulkSheet(id: number) {
  const api = useApi();
  const { isSaving, save } = useFileSaving((error) =>
    notifyError(error, 'Não foi possível gerar a planilha'),
  );
  const saveSheet = () =>
    void save(() => api.download(bulkSheet, { params: { id } }), `resultado_lote_${id}.xlsx`);
  return { isSaving, saveSheet };
}
