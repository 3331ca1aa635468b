import { orderedPrestadores, type Input, type PrestadorOption } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { CivilDate } from '@apto/domain/time';
import type { LoadPage } from '@apto/ui';
import { useCallback } from 'react';
import { withReasons, type ClinicOption } from './clinicOption.ts';
import { useReleaseRound } from './useReleaseRound.ts';

export type { ClinicOption };

type Query = Input<typeof orderedPrestadores>;

/** Days for which a clinic is looked for: each says its first one, and whether that is too late. */
export interface WantedDays {
  readonly from: CivilDate;
  /** The last day that was asked for; null: none was. */
  readonly until: CivilDate | null;
}

interface ClinicPages {
  /** Another function after each release: the list is another one then. */
  readonly loadPage: LoadPage<ClinicOption>;
  /** Of a clinic that is known by its id alone; null: not offered there. */
  readonly resolve: (id: number, signal: AbortSignal) => Promise<ClinicOption | null>;
}

/**
 * The clinics that a place and its exams have to offer, in pages (doc2 §7).
 * @param params null: not known yet, nothing is offered. Keep its identity while it says the same
 * @param onPage hears of every page that came. Keep its identity
 * @param days with which of them each clinic is shown; absent: no day is said
 */
export function useClinicPages(
  params: Query['params'] | null,
  tipoExame: number | undefined,
  onPage?: (items: readonly PrestadorOption[], startsOver: boolean) => void,
  days?: WantedDays,
): ClinicPages {
  const api = useApi();
  const round = useReleaseRound();
  const { from, until } = days ?? {};
  const loadPage = useCallback<LoadPage<ClinicOption>>(
    async ({ page, limit, search, signal }) => {
      if (!params) return { items: [], total: 0 };
      const { items, meta } = await api.invoke(
        orderedPrestadores,
        // Who looks for a clinic by its name finds it also where it cannot be chosen, and why.
        {
          params,
          query: {
            page,
            limit,
            filter: search || undefined,
            tipoExame,
            comMotivos: search !== '',
            ...(from ? { desde: from } : {}),
          },
        },
        { signal },
      );
      onPage?.(items, page === 1 && search === '');
      return { items: items.map((item) => withReasons(item, until)), total: meta.totalItems };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the round is not read: it makes another function of this one, which begins the list anew
    [api, params, tipoExame, onPage, round, from, until],
  );
  const resolve = useCallback<ClinicPages['resolve']>(
    async (id, signal) => {
      if (!params) return null;
      const { items } = await api.invoke(
        orderedPrestadores,
        { params, query: { ids: String(id), tipoExame } },
        { signal },
      );
      return items[0] ? withReasons(items[0]) : null;
    },
    [api, params, tipoExame],
  );
  return { loadPage, resolve };
}
