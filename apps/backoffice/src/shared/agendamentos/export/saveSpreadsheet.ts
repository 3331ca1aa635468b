import { exportAgendamentos, type ApiClient } from '@apto/api-client';
import { formatBytes } from '@apto/ui';
import { readFileContent, saveFile } from '../../download.ts';
import { filterQuery, type ListFilters } from '../filters/url-filters.ts';

/** The server names the file; this is the same name, for a proxy that drops the header (doc1 §7). */
const SPREADSHEET_NAME = 'relátorio_agendamentos.xlsx';

/**
 * Asks for the spreadsheet of what is filtered and saves it.
 * @param onProgress gets how much arrived, in words: '1,2 MB'
 */
export async function saveSpreadsheet(
  api: ApiClient,
  filters: ListFilters,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (size: string) => void },
): Promise<void> {
  const response = await api.open(exportAgendamentos, { query: filterQuery(filters) }, { signal });
  const { blob, name } = await readFileContent(response, (bytes) => onProgress(formatBytes(bytes)));
  saveFile(blob, name ?? SPREADSHEET_NAME);
}
