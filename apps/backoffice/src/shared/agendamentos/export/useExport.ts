import { useApi } from '@apto/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyError } from '../../notices/index.ts';
import type { ListFilters } from '../filters/url-filters.ts';

export interface ExportState {
  /** How much arrived ('1,2 MB'); empty while the server prepares the file, null when nothing is being exported. */
  progress: string | null;
  start: (filters: ListFilters) => Promise<void>;
  cancel: () => void;
}

/** Exports exactly what is filtered, whatever page is shown. One at a time. */
export function useExport(): ExportState {
  const api = useApi();
  const [progress, setProgress] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(
    async (filters: ListFilters) => {
      if (controller.current) return;
      const current = new AbortController();
      controller.current = current;
      setProgress('');
      try {
        // Nobody waits for it to see the list.
        const { saveSpreadsheet } = await import('./saveSpreadsheet.ts');
        await saveSpreadsheet(api, filters, { signal: current.signal, onProgress: setProgress });
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
