import { importModel } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { ImportKind } from '@apto/domain/imports';
import { notifyError } from '../../shared/notices/index.ts';
import { useFileSaving } from '../../shared/useFileSaving.ts';

/** Hands out the sheet to fill in. */
export function useModel(kind: ImportKind) {
  const api = useApi();
  const { isSaving, save } = useFileSaving((error) =>
    notifyError(error, 'Não foi possível baixar o modelo.'),
  );
  return {
    isSaving,
    save: () => save(() => api.download(importModel, { params: { tipo: kind } }), 'modelo.xlsx'),
  };
}
