import { orderedPrestadores, type Input, type PrestadorOption } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { LoadPage } from '@apto/ui';
import { useCallback } from 'react';
import { useReleaseRound } from './useReleaseRound.ts';

type Query = Input<typeof orderedPrestadores>;

interface ClinicPages {
  /** Another function after each release: the list is another one then. */
  readonly loadPage: LoadPage<PrestadorOption>;
  /** Of a clinic that is known by its id alone; null: not offered there. */
  readonly resolve: (id: number, signal: AbortSignal) => Promise<PrestadorOption | null>;
}

/**
 * The clinics that a place and its exams have to offer, in pages (doc2 §7).
 * @param params null: not known yet, nothing is offered. Keep its identity while it says the same
 * @param onPage hears of every page that came. Keep its identity
 */
export function useClinicPages(
  params: Query['params'] | null,
  tipoExame: number | undefined,
  onPage?: (items: readonly PrestadorOption[], startsOver: boolean) => void,
): ClinicPages {
  const api = useApi();
  const round = useReleaseRound();
  const loadPage = useCallback<LoadPage<PrestadorOption>>(
    async ({ page, limit, search, signal }) => {
      if (!params) return { items: [], total: 0 };
      const { items, meta } = await api.invoke(
        orderedPrestadores,
        { params, query: { page, limit, filter: search || undefined, tipoExame } },
        { signal },
      );
      onPage?.(items, page === 1 && search === '');
      return { items, total: meta.totalItems };
    },
    // Nothing reads the round: it is here to make another function of this one, which begins the list anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [api, params, tipoExame, onPage, round],
  );
  const resolve = useCallback<ClinicPages['resolve']>(
    async (id, signal) => {
      if (!params) return null;
      const { items } = await api.invoke(
        orderedPrestadores,
        { params, query: { ids: String(id), tipoExame } },
        { signal },
      );
      return items[0] ?? null;
    },
    [api, params, tipoExame],
  );
  return { loadPage, resolve };
}
