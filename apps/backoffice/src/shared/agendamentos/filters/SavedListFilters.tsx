import { useApi } from '@apto/api-client/react';
import { SavedFilters } from '@apto/ui';
import { useMemo } from 'react';
import { useSession } from '../../session/index.ts';
import { serverFilters } from './server-filters.ts';
import { writeFilters, DEFAULT_FILTERS, readFilters, type ListFilters } from './url-filters.ts';

/** How the calls name each list (doc3 §3.5). */
const MODULE = { agendamentos: 'AGENDAMENTOS', painel: 'PAINEL_AGENDAMENTO' } as const;

interface Props {
  /** Which list's filters these are. @default 'agendamentos' */
  screen?: keyof typeof MODULE;
  filters: ListFilters;
  onApply: (filters: ListFilters) => void;
  isIconOnly?: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What narrows the list, as its address says it: what is kept survives a new kind of filter. */
const textOf = (filters: ListFilters): string => {
  const { page, limit, order } = DEFAULT_FILTERS;
  return writeFilters({ ...filters, page, limit, order }).toString();
};

/** The filters that this person keeps under names, wherever they sign in. Order and page size stay as they are. */
export default function SavedListFilters({
  screen = 'agendamentos',
  filters,
  onApply,
  isIconOnly = false,
}: Props) {
  const { profile } = useSession();
  const api = useApi();
  const storage = useMemo(() => serverFilters(api, MODULE[screen]), [api, screen]);
  return (
    <SavedFilters
      filters={textOf(filters)}
      emptyFilters=""
      onApply={(text) =>
        onApply({
          ...readFilters(new URLSearchParams(text)),
          order: filters.order,
          limit: filters.limit,
        })
      }
      storageKey={`usuario:${profile.id}:${screen}:filtros`}
      storage={storage}
      isFilters={isText}
      isHiddenWhenUseless
      isIconOnly={isIconOnly}
    />
  );
}
