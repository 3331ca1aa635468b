import { AGENDAMENTOS_NOTICE } from '@apto/domain/messages';
import { ChipSearch, DataTable, FilterBar, Page, Pagination, Skeleton } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { notify, isSilent } from '../../shared/notices/index.ts';
import { scopeAtom } from '../../shared/scope/scope.ts';
import { useSession } from '../../shared/session/index.ts';
import { onDemand } from '../../shared/lazy.tsx';
import { inQuiet } from '../../shared/inQuiet.ts';
import { useNarrowScreen, useMediumScreen } from '../../shared/useNarrowScreen.ts';
import { Dialogs } from './actions/Dialogs.tsx';
import { NewAgendamentos } from './live/NewAgendamentos.tsx';
import { useLiveList } from './live/useLiveList.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { Counters } from './filters/Counters.tsx';
import { PAGE_SIZES } from './filters/url-filters.ts';
import * as change from './filters/changes.ts';
import { useUrlFilters } from './filters/useUrlFilters.ts';
import { LiveIndicator } from './list/LiveIndicator.tsx';
import { NewButton } from './list/NewButton.tsx';
import { createColumns } from './list/columns.tsx';
import { isDefaultOrder, nextOrder, toTableSort } from './list/order.ts';
import { useList } from './list/useList.ts';
import { EmptyList } from './list/EmptyList.tsx';
import { useListActions } from './useListActions.ts';

const SavedListFilters = onDemand(() => import('./filters/SavedListFilters.tsx'));
const Details = onDemand(
  () => import('./details/Details.tsx'),
  <output aria-label="Carregando os detalhes">
    <Skeleton lines={12} />
  </output>,
);
const FiltersDialog = onDemand(() => import('./filters/FiltersDialog.tsx'));

/** The list works without what did not arrive. */
const nothing = (): void => undefined;

const ALL_CLOSED: ReadonlySet<string> = new Set();

/** Agendamentos (doc1 §2.1): what is asked for, for whom, and where it stands. */
export function AgendamentoList() {
  const scope = JSON.stringify(useAtomValue(scopeAtom));
  // Another scope is another list: nothing that was open in the one belongs to the other.
  return <ListView key={scope} scope={scope} />;
}

function ListView({ scope }: { scope: string }) {
  const { profile } = useSession();
  const isNarrow = useNarrowScreen();
  const isCompact = useMediumScreen() && !isNarrow;
  const [filters, setFilters] = useUrlFilters();
  const [openRows, setOpenRows] = useState(ALL_CLOSED);
  const [filtering, setFiltering] = useState(false);
  const list = useList(filters);
  const { rows, total, pages, error, loading, updating, reload } = list;
  const actions = useListActions(reload);
  // Nothing may move under what is being read or answered.
  const isAnyOpen = actions.isAnyOpen || rows.some(({ id }) => openRows.has(String(id)));
  const live = useLiveList({
    rows,
    streamKey: scope,
    apply: list.apply,
    reload,
    filter: list.filter,
    findMatching: list.findMatching,
    canInsert: filters.page === 1 && isDefaultOrder(filters.order) && !isAnyOpen,
  });

  useEffect(() => {
    if (error && !isSilent(error)) notify(AGENDAMENTOS_NOTICE.listFailed());
  }, [error]);

  // A page past the end (an old link, a filter that finds less) shows the last one.
  useEffect(() => {
    if (pages !== undefined && pages > 0 && filters.page > pages && !updating) {
      setFilters({ ...filters, page: pages });
    }
  }, [updating, filters, pages, setFilters]);

  // What a row opens comes once there are rows to read.
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) return inQuiet(Details.prepare);
    return undefined;
  }, [hasRows]);

  const busyRow = actions.change.verifying;
  const columns = useMemo(
    () =>
      createColumns({
        onOpenStatus: actions.openStatus,
        onOpenAttachments: actions.openAttachments,
        onChoose: actions.choose,
        isCompact,
        busyRow,
      }),
    [actions.openStatus, actions.openAttachments, actions.choose, isCompact, busyRow],
  );
  const clearFilters = () => setFilters(change.withoutFilters(filters));

  const closeFilters = () => setFiltering(false);
  const filtersButton = <FiltersButton filters={filters} onOpen={() => setFiltering(true)} />;

  return (
    <Page
      title="Agendamentos"
      count={total}
      titleEnd={<LiveIndicator state={live.state} />}
      actions={
        <>
          <ExportButton filters={filters} total={total} />
          {isNarrow ? filtersButton : null}
          <NewButton />
        </>
      }
    >
      <FilterBar
        search={
          <ChipSearch
            label="Buscar por nome do funcionário"
            placeholder="Buscar por nome do funcionário"
            isLabelHidden
            value={filters.search}
            onChange={(search) => setFilters(change.withSearch(filters, search))}
          />
        }
        active={change.activeFilters(filters)}
        onRemove={(id) => setFilters(change.withoutFilter(filters, id))}
        onClear={clearFilters}
      >
        {isNarrow ? null : filtersButton}
        <SavedListFilters filters={filters} onApply={setFilters} onFail={nothing} />
      </FilterBar>
      <NewAgendamentos
        count={live.newCount}
        onShow={() => {
          live.clearNew();
          if (filters.page === 1) void reload();
          else setFilters({ ...filters, page: 1 });
        }}
      />
      <DataTable
        label="Agendamentos"
        columns={columns}
        rows={rows}
        getRowId={(row) => String(row.id)}
        getRowLabel={(row) => row.funcionario.name}
        isLoading={loading}
        isRefreshing={updating}
        skeletonRows={filters.limit}
        error={
          error
            ? {
                message: 'Problemas ao carregar informações!',
                detail: error.message,
                requestId: error.requestId ?? undefined,
              }
            : null
        }
        onRetry={() => void reload()}
        empty={<EmptyList filtered={change.isFiltered(filters)} onClear={clearFilters} />}
        sort={toTableSort(filters.order)}
        onSortChange={(order) => setFilters(change.withOrder(filters, nextOrder(order, filters.order)))}
        renderDetail={(row) => (
          <Details
            row={row}
            onChange={actions.onChange}
            onFail={() => setOpenRows((open) => new Set([...open].filter((id) => id !== String(row.id))))}
          />
        )}
        expandedIds={openRows}
        onExpandedChange={setOpenRows}
        changedIds={live.highlightedIds}
        storageKey={`usuario:${profile.id}:agendamentos`}
        toolbar={
          <Counters
            chosen={filters.panel}
            onChoose={(panel) => setFilters(change.withPanel(filters, panel))}
          />
        }
        footer={
          <Pagination
            page={filters.page}
            pageSize={filters.limit}
            totalItems={total}
            isLoading={loading}
            isFailed={list.failed}
            pageSizeOptions={PAGE_SIZES}
            onPageChange={(page) => setFilters({ ...filters, page })}
            onPageSizeChange={(limit, page) => setFilters(change.withLimit(filters, limit, page))}
          />
        }
      />
      {/* Not with its button, which changes place with the window: a turned phone keeps what was being chosen. */}
      {filtering ? (
        <FiltersDialog
          current={filters}
          onApply={(choice) => setFilters(change.withChoice(filters, choice))}
          onClose={closeFilters}
          onFail={closeFilters}
        />
      ) : null}
      <Dialogs
        change={actions.change}
        status={actions.status}
        onCloseStatus={actions.closeStatus}
        opened={actions.opened}
        onCloseAction={actions.closeAction}
        onChange={actions.onChange}
      />
    </Page>
  );
}
