import { ChipSearch, FilterBar, Page } from '@apto/ui';
import { atom, useAtom, useStore, type PrimitiveAtom } from 'jotai';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { inQuiet } from '../../inQuiet.ts';
import { onDemand } from '../../lazy.tsx';
import { useNarrowScreen } from '../../useNarrowScreen.ts';
import type { LiveState } from '../../events/useEvents.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import * as change from '../filters/changes.ts';
import type { ListFilters } from '../filters/url-filters.ts';
import type { Column } from './columns.tsx';
import { latePart } from './latePart.ts';
import { LiveIndicator } from './LiveIndicator.tsx';
import type { TypedSearch } from './useTypedSearch.ts';

const SavedListFilters = onDemand(() => latePart('SavedListFilters'));
const NamesOfFilters = onDemand(() => latePart('NamesOfFilters'));
const CopyViewButton = onDemand(() => latePart('CopyViewButton'));
const NO_COLUMNS: readonly Column[] = [];
const FiltersDialog = onDemand(() => import('../filters/FiltersDialog.tsx'));

/** The list works without what did not arrive. */
const nothing = (): void => undefined;

export interface ListPageProps {
  title: string;
  /** Under which name this person's columns and filters of this list are kept. */
  screen: 'agendamentos' | 'painel';
  filters: ListFilters;
  onFilter: (filters: ListFilters) => void;
  /** The search box, where the list shows what is typed before it is a term. */
  search?: TypedSearch;
  /** What the spreadsheet asks for, where that is not what the address says. */
  exported?: ListFilters;
  /** What the list leaves out without a choice of statuses, for the filter dialog. */
  statusHelp?: string;
  /** The page's own buttons, behind the spreadsheet's. */
  actions?: ReactNode;
  /** What the page is for; on a phone it stands beside the search. */
  primary: ReactNode;
  /** The table's columns, and where this person's choice of them is kept; a link carries it. */
  columns?: readonly Column[];
  storageKey?: string;
  /** Another way to look at the same, beside the filters. */
  viewSwitch?: ReactNode;
}

interface Props extends ListPageProps {
  /** How many a term of the search finds by itself. */
  countOf?: ((term: string) => number | undefined) | undefined;
  total: number | undefined;
  live: LiveState;
  children: ReactNode;
}

interface FilteringProps extends Omit<ComponentProps<typeof FiltersDialog>, 'onClose' | 'onFail'> {
  isOpen: PrimitiveAtom<boolean>;
}

/** Its opening is not the page's state: all that stands above the list would be drawn again before it is seen. */
function Filtering({ isOpen, ...props }: FilteringProps) {
  const [isFiltering, setFiltering] = useAtom(isOpen);
  const close = () => setFiltering(false);
  return isFiltering ? <FiltersDialog {...props} onClose={close} onFail={close} /> : null;
}

/** What stands above appointments, however they are drawn: how many, the spreadsheet, search and filters. */
export function ListPage(props: Props) {
  const { filters, onFilter, total, exported = filters } = props;
  const isNarrow = useNarrowScreen();
  const [names, setNames] = useState<change.FilterNames>({});
  const namesSomebody = filters.attendant ?? filters.client ?? filters.clinic;
  const store = useStore();
  const [filtering] = useState(() => atom(false));
  // What the list shows goes first; the filters' code is here before anybody presses for it.
  const isFilled = total !== undefined;
  useEffect(() => (isFilled ? inQuiet(FiltersDialog.prepare) : undefined), [isFilled]);
  const filtersButton = <FiltersButton filters={filters} onOpen={() => store.set(filtering, true)} />;
  return (
    <Page
      title={props.title}
      count={total}
      titleEnd={<LiveIndicator state={props.live} />}
      actions={
        <>
          <ExportButton filters={exported} total={total} />
          {props.actions}
          {isNarrow ? null : props.primary}
        </>
      }
    >
      <FilterBar
        search={
          <ChipSearch
            label="Buscar por nome do funcionário"
            placeholder="Nome, CPF, cliente ou código"
            isLabelHidden
            value={props.search?.terms ?? filters.search}
            countOf={props.countOf}
            onChange={props.search?.onTerms ?? ((terms) => onFilter(change.withSearch(filters, terms)))}
            {...(props.search && { draft: props.search.draft, onDraftChange: props.search.onDraft })}
          />
        }
        active={change.activeFilters(filters, names)}
        onRemove={(id) => onFilter(change.withoutFilter(filters, id))}
        onClear={() => onFilter(change.withoutFilters(filters))}
      >
        {filtersButton}
        <SavedListFilters
          screen={props.screen}
          filters={filters}
          onApply={onFilter}
          isIconOnly={isNarrow}
          onFail={nothing}
        />
        {props.viewSwitch}
        {isNarrow ? (
          props.primary
        ) : (
          <CopyViewButton
            storageKey={props.storageKey ?? null}
            columns={props.columns ?? NO_COLUMNS}
            onFail={nothing}
          />
        )}
      </FilterBar>
      {props.children}
      {namesSomebody === null ? null : (
        <NamesOfFilters filters={filters} onKnown={setNames} onFail={nothing} />
      )}
      {/* Not with its button, which changes place with the window: a turned phone keeps what was being chosen. */}
      <Filtering
        isOpen={filtering}
        screen={props.screen}
        current={filters}
        statusHelp={props.statusHelp}
        onApply={onFilter}
      />
    </Page>
  );
}
