import { exportAgendamentos } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyError } from '../../notices/index.ts';
import { filterQuery, type ListFilters } from '../filters/url-filters.ts';

/** The server names the file; this is the same name, for a proxy that drops the header (doc1 §7). */
const SPREADSHEET_NAME = 'relátorio_agendamentos.xlsx';

export interface ExportState {
  /** Bytes that arrived; 0 while the server prepares the file, null when nothing is being exported. */
  progress: number | null;
  start: (filters: ListFilters) => Promise<void>;
  cancel: () => void;
}

/** Exports exactly what is filtered, whatever page is shown. One at a time. */
export function useExport(): ExportState {
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(
    async (filters: ListFilters) => {
      if (controller.current) return;
      const current = new AbortController();
      controller.current = current;
      setProgress(0);
      try {
        const response = await api.open(
          exportAgendamentos,
          { query: filterQuery(filters) },
          { signal: current.signal },
        );
        // Nobody waits for it to see the list.
        const { readFileContent, saveFile } = await import('../../download.ts');
        const { blob, name } = await readFileContent(response, setProgress);
        saveFile(blob, name ?? SPREADSHEET_NAME);
      } catch (error) {
        if (!current.signal.aborted) notifyError(error, 'Não foi possível gerar a planilha');
      } finally {
        controller.current = null;
        setProgress(null);
      }
    },
    [api],
  );
  const cancel = useCallback(() => controller.current?.abort(), []);
  return { progress, start, cancel };
}
