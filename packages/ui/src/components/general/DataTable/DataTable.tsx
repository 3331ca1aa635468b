'use client';
import { useId, useMemo, useRef, useState } from 'react';
import { useScrollableTabStop } from '../../../hooks/useScrollableTabStop.ts';
import { DataTableBody } from './rows/DataTableBody.tsx';
import { DataTableHead } from './columns/DataTableHead.tsx';
import type { RowActions } from './rows/DataTableRow.tsx';
import { DataTableSelectionBar } from './selection/DataTableSelection.tsx';
import { StaleLine } from './frame/DataTableStates.tsx';
import { DataTableToolbar } from './frame/DataTableToolbar.tsx';
import { UTILITY_WIDTH } from './ground/measures.ts';
import { roles } from './ground/roles.ts';
import { TableStatus } from './frame/TableStatus.tsx';
import type { ColumnFilters, TableSort } from './ground/data.types.ts';
import type { DataTableProps } from './ground/types.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useCutTitles } from './frame/useCutTitles.ts';
import { useFocusInSight } from './frame/useFocusInSight.ts';
import { useFocusNextRow } from './frame/useFocusNextRow.ts';
import { useScrollEdges } from '../../../internal/useScrollEdges.ts';
import { useTableColumns } from './columns/useTableColumns.ts';
import { canSelectRows, useTableSelection } from './selection/useTableSelection.ts';
import { VIRTUAL_FROM } from './rows/window.logic.ts';
import * as css from './ground/DataTable.css.ts';

/** Of how many lines the table is, where not all of them are in the document; -1 while more are to come. */
function rowCount<Row>(props: DataTableProps<Row>, open: ReadonlySet<string> | null): number | undefined {
  const { rows, getRowId, more } = props;
  if (rows.length <= VIRTUAL_FROM) return undefined;
  // Which groups are closed the body alone knows.
  if (more?.hasMore || props.groups) return -1;
  const details = open && open.size > 0 ? rows.filter((row) => open.has(getRowId(row))).length : 0;
  return 1 + rows.length + details;
}

const NONE: ReadonlySet<string> = new Set();
const NO_FILTERS: ColumnFilters = {};

/**
 * Uma lista em marcação simples de tabela: paginada e ordenada pelo servidor ou, com `useClientTable`, pelo
 * navegador. Rola dentro de si com o cabeçalho e a primeira coluna à vista, abre um detalhe de largura
 * inteira sob a linha, edita uma linha no lugar, seleciona sobre páginas, de milhares de linhas desenha só as
 * que estão à vista, e guarda as colunas de cada pessoa. Com menos de 640 px seus, cada linha vira um cartão.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, sort = null, onSortChange, error = null, edit } = props;
  const { isLoading = false, isRefreshing = false, totalItems = rows.length, more } = props;
  const tableId = useId();
  const canExpand = props.renderDetail !== undefined;
  const canSelect = canSelectRows(props);
  const table = useRef<HTMLTableElement>(null);
  const columns = useTableColumns(props, Number(canExpand) + Number(canSelect), table);
  const selection = useTableSelection(props);
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(props.defaultExpandedIds ?? NONE);
  const expandedIds = props.expandedIds ?? ownExpanded;
  const scroller = useRef<HTMLDivElement>(null);
  const noScroller = useRef<HTMLDivElement>(null);
  // Rows with buttons or boxes are tab stops enough, and nobody has to look whether they are there.
  const isTabStop = useScrollableTabStop(rows.length > 0 && (canExpand || canSelect) ? noScroller : scroller);
  useScrollEdges(scroller);

  const toggle = useEvent((id: string) => {
    const next = new Set(expandedIds);
    if (!next.delete(id)) next.add(id);
    setOwnExpanded(next);
    props.onExpandedChange?.(next);
  });
  const select = useEvent((id: string, isSelected: boolean, isRange: boolean) =>
    selection?.select(id, isSelected, isRange),
  );
  const startEdit = useEvent((id: string) => {
    const row = rows.find((candidate) => getRowId(candidate) === id);
    if (row !== undefined) edit?.start(row);
  });
  const actions = useMemo<RowActions>(
    () => ({ toggle, select, edit: startEdit }),
    [toggle, select, startEdit],
  );
  const togglePage = useEvent(() => selection?.togglePage());
  const changeSort = useEvent((next: typeof sort, behind: readonly TableSort[] = []) =>
    props.thenBy ? onSortChange?.(next, behind) : onSortChange?.(next),
  );
  const changeFilters = useEvent((next: ColumnFilters) => props.onFiltersChange?.(next));
  const canSort = onSortChange !== undefined;
  const hasSettings = props.storageKey !== undefined;

  const { places, minWidth, covered } = columns.layout;
  useFocusInSight(scroller, covered);
  useCutTitles(scroller);
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  useFocusNextRow(table, ids);
  const span = places.length + Number(canExpand) + Number(canSelect);
  // Another page, order or filter may have taken away the row that is being edited: it must not lock the others.
  const editingId = edit?.editingId ?? null;
  const isEditAway =
    !isLoading && editingId !== null && !rows.some((candidate) => getRowId(candidate) === editingId);
  const isBusy = isLoading || isRefreshing || more?.isLoading === true;

  return (
    <div ref={edit?.parts.root} className={css.root} data-table-root>
      <DataTableToolbar
        columns={columns.all}
        sort={sort}
        onSortChange={canSort ? changeSort : undefined}
        filters={props.filters ?? NO_FILTERS}
        onFiltersChange={props.onFiltersChange ? changeFilters : undefined}
        preferences={columns.preferences}
        onPreferencesChange={hasSettings ? columns.setPreferences : undefined}
        onTogglePage={selection && selection.selectable.length > 0 ? togglePage : undefined}
        isPageSelected={selection?.pageState === 'all'}
      >
        {typeof props.toolbar === 'function'
          ? props.toolbar({ columns: columns.visible, rows })
          : props.toolbar}
      </DataTableToolbar>
      <div className={css.frame}>
        {isRefreshing ? <div className={css.progress} /> : null}
        {error && rows.length > 0 ? <StaleLine error={error} onRetry={props.onRetry} /> : null}
        {edit && isEditAway ? <edit.parts.HeldLine edit={edit} /> : null}
        <div
          ref={scroller}
          className={css.scroller}
          style={{ maxHeight: props.maxHeight }}
          {...(isTabStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        >
          <table
            ref={table}
            {...roles.table}
            className={css.table}
            style={{ minWidth }}
            data-density={columns.preferences.density}
            data-cards={props.cards}
            aria-busy={isLoading || isRefreshing}
            aria-rowcount={rowCount(props, canExpand ? expandedIds : null)}
          >
            <caption className={css.caption}>{label}</caption>
            <colgroup>
              {canExpand ? <col style={{ width: UTILITY_WIDTH }} /> : null}
              {canSelect ? <col style={{ width: UTILITY_WIDTH }} /> : null}
              {places.map(({ column, width, share }) => (
                <col key={column.id} style={{ width: width ?? share ?? undefined }} />
              ))}
            </colgroup>
            <DataTableHead
              places={places}
              canExpand={canExpand}
              isVirtual={rows.length > VIRTUAL_FROM}
              pageState={selection ? selection.pageState : null}
              isSelectDisabled={selection?.selectable.length === 0}
              isWhole={totalItems <= rows.length}
              onTogglePage={togglePage}
              sort={sort}
              thenBy={props.thenBy}
              filters={props.filters ?? NO_FILTERS}
              onSortChange={canSort ? changeSort : undefined}
              onResize={hasSettings ? columns.resize : undefined}
              onResizing={columns.preview}
              onPlace={hasSettings ? columns.place : undefined}
            />
            <DataTableBody
              {...props}
              tableId={tableId}
              cells={columns.cells}
              span={span}
              expandedIds={expandedIds}
              chosen={selection ? selection.chosen : null}
              actions={actions}
            />
            {rows.length > 0 && !isLoading
              ? props.foot?.({ cells: columns.cells, utilityColumns: span - places.length })
              : null}
          </table>
        </div>
        {props.scrollNote === undefined ? null : <div className={css.scrollNote}>{props.scrollNote}</div>}
        {selection ? (
          <DataTableSelectionBar
            state={selection}
            totalItems={totalItems}
            canSelectAllPages={props.canSelectAllPages === true}
            actions={props.selectionActions}
          />
        ) : null}
      </div>
      {props.footer}
      <TableStatus
        isBusy={isBusy}
        isFailed={error !== null || (more?.error ?? null) !== null}
        rowCount={rows.length}
        sort={sort}
        thenBy={props.thenBy}
        columns={columns.all}
        changed={props.changedIds}
        selection={selection?.words ?? ''}
        edit={edit?.parts.said ?? ''}
        moved={columns.moved}
      />
    </div>
  );
}
