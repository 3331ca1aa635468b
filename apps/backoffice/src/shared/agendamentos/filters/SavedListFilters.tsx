import { SavedFilters } from '@apto/ui';
import { useSession } from '../../session/index.ts';
import { writeFilters, DEFAULT_FILTERS, readFilters, type ListFilters } from './url-filters.ts';

interface Props {
  /** Whose filters these are, of this person. @default 'agendamentos' */
  screen?: string;
  filters: ListFilters;
  onApply: (filters: ListFilters) => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What narrows the list, as its address says it: what is kept survives a new kind of filter. */
const textOf = ({ search, status, tipoExame, dates, panel, directed }: ListFilters): string =>
  writeFilters({ ...DEFAULT_FILTERS, search, status, tipoExame, dates, panel, directed }).toString();

/** The filters that this person keeps under names. Order and page size stay as they are. */
export default function SavedListFilters({ screen = 'agendamentos', filters, onApply }: Props) {
  const { profile } = useSession();
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
      isFilters={isText}
      isHiddenWhenUseless
    />
  );
}
