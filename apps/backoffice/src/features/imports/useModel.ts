import { importModel } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { ImportKind } from '@apto/domain/imports';
import { useState } from 'react';
import { saveFile } from '../../shared/download.ts';
import { notifyError } from '../../shared/notices/index.ts';

/** Hands out the sheet to fill in. */
export function useModel(kind: ImportKind) {
  const api = useApi();
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    try {
      const { blob, name } = await api.download(importModel, { params: { tipo: kind } });
      saveFile(blob, name ?? 'modelo.xlsx');
    } catch (error) {
      notifyError(error, 'Não foi possível baixar o modelo.');
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}
