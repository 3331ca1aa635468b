import type { Answer, releasedPrestadores } from '@apto/api-client';
import { liberacaoSituation } from '@apto/domain/prestadores';
import { ProviderSelect, type LoadPage } from '@apto/ui';
import { useCallback, useMemo } from 'react';
import { useCompanyClinics, type CompanyClinic } from '../../shared/useCompanyClinics.ts';

type Option = CompanyClinic & { readonly liberado?: boolean };

interface Props {
  readonly value: number | null;
  readonly isLocked: boolean;
  /** To which clinics the chosen customer is linked; undefined while nobody knows. */
  readonly links: Answer<typeof releasedPrestadores>['items'] | undefined;
  readonly onChange: (id: number | null) => void;
}

/** Any clinic of the company, in its two groups; grey where it is not released to the chosen customer. */
export function PrestadorField({ value, isLocked, links, onChange }: Props) {
  const { loadPage: loadClinics, resolve: resolveClinic } = useCompanyClinics();
  const released = useMemo(() => links && new Set(links.map(({ prestador }) => prestador.id)), [links]);
  const withRelease = useCallback(
    (option: CompanyClinic): Option =>
      released ? { ...option, liberado: liberacaoSituation(option, released) === 'RELEASED' } : option,
    [released],
  );
  const loadPage = useCallback<LoadPage<Option>>(
    async (asked) => {
      const { items, total } = await loadClinics(asked);
      return { items: items.map(withRelease), total };
    },
    [loadClinics, withRelease],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal) => {
      const found = await resolveClinic(id, signal);
      return found && withRelease(found);
    },
    [resolveClinic, withRelease],
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
