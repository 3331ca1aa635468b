import { listPrestadores, type Answer } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { LoadPage } from '@apto/ui';
import { useCallback } from 'react';

export type CompanyClinic = Answer<typeof listPrestadores>['items'][number];

/** Any clinic of the company, as `ProviderSelect` asks for them. */
export function useCompanyClinics() {
  const api = useApi();
  const loadPage = useCallback<LoadPage<CompanyClinic>>(
    async ({ page, limit, search, signal }) => {
      const query = { page, limit, ...(search ? { filter: search } : {}) };
      const { items, meta } = await api.invoke(listPrestadores, { query }, { signal });
      return { items, total: meta.totalItems };
    },
    [api],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal): Promise<CompanyClinic | null> => {
      const { items } = await api.invoke(listPrestadores, { query: { ids: String(id) } }, { signal });
      return items[0] ?? null;
    },
    [api],
  );
  return { loadPage, resolve };
}
