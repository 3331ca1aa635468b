import { listPrestadores, type Answer, type releasedPrestadores } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { liberacaoSituation } from '@apto/domain/prestadores';
import { ProviderSelect, type LoadPage } from '@apto/ui';
import { useCallback, useMemo } from 'react';

type Listed = Answer<typeof listPrestadores>['items'][number];
type Option = Listed & { readonly liberado?: boolean };

interface Props {
  readonly value: number | null;
  readonly isLocked: boolean;
  /** To which clinics the chosen customer is linked; undefined while nobody knows. */
  readonly links: Answer<typeof releasedPrestadores>['items'] | undefined;
  readonly onChange: (id: number | null) => void;
}

/** Any clinic of the company, in its two groups; grey where it is not released to the chosen customer. */
export function PrestadorField({ value, isLocked, links, onChange }: Props) {
  const api = useApi();
  const released = useMemo(() => links && new Set(links.map(({ prestador }) => prestador.id)), [links]);
  const withRelease = useCallback(
    (option: Listed): Option =>
      released ? { ...option, liberado: liberacaoSituation(option, released) === 'RELEASED' } : option,
    [released],
  );
  const loadPage = useCallback<LoadPage<Option>>(
    async ({ page, limit, search, signal }) => {
      const query = { page, limit, ...(search ? { filter: search } : {}) };
      const { items, meta } = await api.invoke(listPrestadores, { query }, { signal });
      return { items: items.map(withRelease), total: meta.totalItems };
    },
    [api, withRelease],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal) => {
      const { items } = await api.invoke(listPrestadores, { query: { ids: String(id) } }, { signal });
      return items[0] ? withRelease(items[0]) : null;
    },
    [api, withRelease],
  );
  return (
    <ProviderSelect<Option>
      isRequired
      isReadOnly={isLocked}
      // A release is no choice among the suggested ones.
      confirmsOthers={false}
      loadPage={loadPage}
      resolve={resolve}
      value={value}
      onChange={(id) => onChange(id)}
    />
  );
}
