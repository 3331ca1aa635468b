import type { AgendamentoRow } from '@apto/api-client';
import { AGENDAMENTOS_NOTICE } from '@apto/domain/messages';
import { DataTable, Inline, InlineGrow, NOTHING_SELECTED, Pagination, type DataTableProps } from '@apto/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useRowKeys } from '../../keyboard/useRowKeys.ts';
import { onDemand } from '../../lazy.tsx';
import { isSilent, notify } from '../../notices/index.ts';
import { useSession } from '../../session/index.ts';
import { useNarrowScreen } from '../../useNarrowScreen.ts';
import { Counters } from '../filters/Counters.tsx';
import * as change from '../filters/changes.ts';
import { useSharedView } from '../filters/useSharedView.ts';
import { DEFAULT_ORDER, filterQuery, PAGE_SIZES, type SortOrder } from '../filters/url-filters.ts';
import type { LiveList } from '../live/useLiveList.ts';
import type { Column } from './columns.tsx';
import { latePart } from './latePart.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { nextOrder, toTableSort } from './order.ts';
import type { useList } from './useList.ts';

const BulkActions = onDemand(() => latePart('BulkActions'));
const EmptyList = onDemand(() => latePart('EmptyList'));
const MatchMarks = onDemand(() => latePart('MatchMarks'));
const NewAgendamentos = onDemand(() => latePart('NewAgendamentos'));

/** The cells that the search looks at: the employee and the customer. */
const SEARCHED = 'th[scope="row"], td[data-label="Cliente"]';

/** The list works without what did not arrive. */
const nothing = (): void => undefined;

/** What opens under a row, for a list whose rows open. */
interface Expansion {
  renderDetail?: (row: AgendamentoRow, close: () => void) => ReactNode;
  /** Which rows are open, as ids. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
}

const ALL_CLOSED: ReadonlySet<string> = new Set();

/** Which rows are open is the table's own: nothing around it is drawn again for one. */
function OpeningTable({
  renderDetail,
  onExpandedChange,
  ...table
}: Expansion & Omit<DataTableProps<AgendamentoRow>, keyof Expansion>) {
  const [open, setOpen] = useState(ALL_CLOSED);
  useEffect(() => onExpandedChange?.(open), [open, onExpandedChange]);
  const close = (id: string) => setOpen((ids) => new Set([...ids].filter((each) => each !== id)));
  return (
    <DataTable
      {...table}
      renderDetail={renderDetail && ((row: AgendamentoRow) => renderDetail(row, () => close(String(row.id))))}
      expandedIds={open}
      onExpandedChange={setOpen}
    />
  );
}

interface Props extends Expansion, ListPageProps {
  list: ReturnType<typeof useList>;
  live: LiveList;
  columns: readonly Column[];
  /** The list's own order. */
  order?: SortOrder;
  /** What there is none of, and where the others are. */
  empty?: { title?: string; description?: string; first?: { label: string; href: string } | null };
  /** What is offered above the rows. */
  offer?: ReactNode;
  /** What the rows open. */
  children?: ReactNode;
}

/** What every list of appointments is: search, filters, counters, rows in five faces, pages, and news while it is open. */
export function ListFrame(props: Props) {
  const { filters, onFilter, list, live, order = DEFAULT_ORDER } = props;
  const { rows, total, pages, error, loading, updating, reload } = list;
  const { profile } = useSession();
  const storageKey = `usuario:${profile.id}:${props.screen}`;
  const shared = useSharedView(props.columns);
  const isNarrow = useNarrowScreen();
  useRowKeys();
  const table = useRef<HTMLDivElement>(null);
  // What is selected is of one filter, whatever its page and order.
  const narrowing = JSON.stringify({ ...filterQuery(filters), sort: null });
  const [selected, setSelected] = useState({ narrowing, selection: NOTHING_SELECTED });
  const selection = selected.narrowing === narrowing ? selected.selection : NOTHING_SELECTED;

  useEffect(() => {
    if (error && !isSilent(error)) notify(AGENDAMENTOS_NOTICE.listFailed());
  }, [error]);

  // A page past the end (an old link, a filter that finds less) shows the last one.
  useEffect(() => {
    if (pages !== undefined && pages > 0 && filters.page > pages && !updating) {
      onFilter({ ...filters, page: pages });
    }
  }, [updating, filters, pages, onFilter]);

  return (
    <ListPage
      {...props}
      viewSwitch={isNarrow ? null : props.viewSwitch}
      storageKey={storageKey}
      total={total}
      live={live.state}
      countOf={list.countOf}
    >
      {props.offer}
      {live.newCount === 0 ? null : (
        <NewAgendamentos
          count={live.newCount}
          onShow={() => {
            live.clearNew();
            if (filters.page === 1) void reload();
            else onFilter({ ...filters, page: 1 });
          }}
          onFail={nothing}
        />
      )}
      <div ref={table} style={{ display: 'contents' }}>
        <OpeningTable
          label={props.title}
          cards="compact"
          columns={props.columns}
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
          empty={
            <EmptyList
              {...props.empty}
              onFail={nothing}
              filtered={change.isFiltered(filters)}
              onClear={() => onFilter(change.withoutFilters(filters))}
            />
          }
          sort={toTableSort(filters.order)}
          onSortChange={(sort) => onFilter(change.withOrder(filters, nextOrder(sort, filters.order, order)))}
          {...(props.renderDetail ? { renderDetail: props.renderDetail } : {})}
          {...(props.onExpandedChange ? { onExpandedChange: props.onExpandedChange } : {})}
          selection={selection}
          onSelectionChange={(next) => setSelected({ narrowing, selection: next })}
          totalItems={total ?? rows.length}
          canSelectAllPages
          selectionActions={
            <BulkActions
              selection={selection}
              filters={filters}
              isQueue={props.screen === 'painel'}
              onStart={() => setSelected({ narrowing, selection: NOTHING_SELECTED })}
              onFail={nothing}
            />
          }
          changedIds={live.highlightedIds}
          storageKey={shared ? `${storageKey}:${shared.key}` : storageKey}
          storage={shared?.storage}
          toolbar={
            <Inline gap="x3" isWrapping={false}>
              <InlineGrow>
                <Counters
                  chosen={filters.panel}
                  onChoose={(panel) => onFilter(change.withPanel(filters, panel))}
                />
              </InlineGrow>
              {isNarrow ? props.viewSwitch : null}
            </Inline>
          }
          footer={
            <Pagination
              page={filters.page}
              pageSize={filters.limit}
              totalItems={total}
              isLoading={loading}
              isFailed={list.failed}
              pageSizeOptions={PAGE_SIZES}
              onPageChange={(page) => onFilter({ ...filters, page })}
              onPageSizeChange={(limit, page) => onFilter(change.withLimit(filters, limit, page))}
            />
          }
        />
      </div>
      {filters.search.length === 0 ? null : (
        <MatchMarks of={table} within={SEARCHED} terms={filters.search} onFail={nothing} />
      )}
      {props.children}
    </ListPage>
  );
}
