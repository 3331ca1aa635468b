'use client';
import { ArrowUpDown } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useScrollableTabStop } from '../../hooks/useScrollableTabStop.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Menu, type MenuItemData } from '../Menu/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableSelectionBar, selectionText } from './DataTableSelection.tsx';
import { DataTableSettings } from './DataTableSettings.tsx';
import { StaleLine } from './DataTableStates.tsx';
import { texts } from './intl/pt-BR.ts';
import { layOut, UTILITY_WIDTH } from './layout.ts';
import { resizeColumn, visibleColumns } from './preferences.logic.ts';
import { NOTHING_SELECTED, pageSelectionState, withSelection } from './selection.logic.ts';
import { nextSort, type TableSort } from './sort.logic.ts';
import type { DataTableColumn, DataTableProps } from './types.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTableAnnouncement } from './useTableAnnouncement.ts';
import { useTablePreferences } from './useTablePreferences.ts';
import { roles } from './roles.ts';
import * as css from './DataTable.css.ts';

/** Where a column cannot be moved or hidden, that is one rule for all parts of the table. */
function normalise<Row>(columns: readonly DataTableColumn<Row>[]): readonly DataTableColumn<Row>[] {
  return columns.map((column) => (column.isRowHeader ? { ...column, isFixed: true } : column));
}

/**
 * A list that the server pages and sorts, on plain table markup. It scrolls inside itself with header and first
 * column in sight, opens a full-width detail under a row, selects over pages, and keeps each person's columns.
 * Where it has less than 640 px of its own, each row becomes a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const {
    label,
    rows,
    getRowId,
    sort = null,
    onSortChange,
    selection,
    onSelectionChange,
    error = null,
  } = props;
  const { isLoading = false, isRefreshing = false, totalItems = rows.length } = props;
  const columns = normalise(props.columns);
  const [preferences, setPreferences] = useTablePreferences(props.storageKey, props.storage);
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(new Set());
  const expandedIds = props.expandedIds ?? ownExpanded;
  const scroller = useRef<HTMLDivElement>(null);
  const isTabStop = useScrollableTabStop(scroller);
  useScrollEdges(scroller);

  const visible = visibleColumns(columns, preferences);
  const canExpand = props.renderDetail !== undefined;
  const canSelect = onSelectionChange !== undefined;
  const { places, minWidth } = layOut(visible, preferences, Number(canExpand) + Number(canSelect));
  const span = places.length + Number(canExpand) + Number(canSelect);
  const chosen = selection ?? NOTHING_SELECTED;
  const selectable = rows.filter((row) => props.getSelectionBlock?.(row) === undefined).map(getRowId);
  const pageState = pageSelectionState(chosen, selectable);

  const said = useTableAnnouncement({
    isBusy: isLoading || isRefreshing,
    isFailed: error !== null,
    rowCount: rows.length,
    sort,
    columns,
    changed: props.changedIds,
    selection: canSelect ? selectionText(chosen, totalItems) : '',
  });

  const toggleExpanded = (id: string): void => {
    const next = new Set(expandedIds);
    if (!next.delete(id)) next.add(id);
    setOwnExpanded(next);
    props.onExpandedChange?.(next);
  };

  const hasSettings = props.storageKey !== undefined;
  const sortable = columns.filter((column) => column.sortKey !== undefined);
  const hasSortMenu = onSortChange !== undefined && sortable.length > 0;
  const hasToolbar = hasSettings || hasSortMenu || props.toolbar !== undefined;

  return (
    <div className={css.root}>
      {hasToolbar ? (
        <div className={cx(css.toolbar, !hasSettings && props.toolbar === undefined && css.onlyCards)}>
          <div className={css.toolbarStart}>{props.toolbar}</div>
          {hasSortMenu ? <SortMenu columns={sortable} sort={sort} onSortChange={onSortChange} /> : null}
          {hasSettings ? (
            <DataTableSettings columns={columns} preferences={preferences} onChange={setPreferences} />
          ) : null}
        </div>
      ) : null}
      <div className={css.frame}>
        {isRefreshing ? <div className={css.progress} /> : null}
        {canSelect ? (
          <DataTableSelectionBar
            selection={chosen}
            onChange={onSelectionChange}
            pageIds={selectable}
            totalItems={totalItems}
            canSelectAllPages={props.canSelectAllPages === true}
            actions={props.selectionActions}
          />
        ) : null}
        {error && rows.length > 0 ? <StaleLine error={error} onRetry={props.onRetry} /> : null}
        <div
          ref={scroller}
          className={css.scroller}
          style={{ maxHeight: props.maxHeight }}
          {...(isTabStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        >
          <table
            {...roles.table}
            className={css.table}
            style={{ minWidth }}
            data-density={preferences.density}
            aria-busy={isLoading || isRefreshing}
          >
            <caption className={css.caption}>{label}</caption>
            <colgroup>
              {canExpand ? <col style={{ width: UTILITY_WIDTH }} /> : null}
              {canSelect ? <col style={{ width: UTILITY_WIDTH }} /> : null}
              {places.map(({ column, width }) => (
                <col key={column.id} style={width === null ? undefined : { width }} />
              ))}
            </colgroup>
            <DataTableHead
              places={places}
              sort={sort}
              onSortChange={onSortChange}
              onResize={(id, width) => setPreferences(resizeColumn(columns, preferences, id, width))}
              expandPlace={
                canExpand ? (
                  <th
                    {...roles.columnHeader}
                    scope="col"
                    className={cx(css.th, css.expand, css.sticky.head)}
                    style={{ insetInlineStart: 0 }}
                  >
                    <VisuallyHidden>{texts.expandColumn}</VisuallyHidden>
                  </th>
                ) : null
              }
              selectPlace={
                canSelect ? (
                  <th
                    {...roles.columnHeader}
                    scope="col"
                    className={cx(css.th, css.select, css.sticky.head)}
                    style={{ insetInlineStart: canExpand ? UTILITY_WIDTH : 0 }}
                  >
                    <Checkbox
                      aria-label={texts.selectPage}
                      isSelected={pageState === 'all'}
                      isIndeterminate={pageState === 'some'}
                      isDisabled={selectable.length === 0}
                      onChange={() =>
                        onSelectionChange(withSelection(chosen, selectable, pageState !== 'all'))
                      }
                    />
                  </th>
                ) : null
              }
            />
            <DataTableBody
              {...props}
              places={places}
              span={span}
              expandedIds={expandedIds}
              onToggleExpanded={toggleExpanded}
              chosen={chosen}
            />
          </table>
        </div>
      </div>
      {props.footer}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Cards have no header row to press: the same orders as a menu. */
function SortMenu<Row>(props: {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
}): ReactElement {
  const { columns, sort, onSortChange } = props;
  const items: MenuItemData[] = columns.map((column) => ({
    id: column.sortKey ?? column.id,
    label:
      sort !== null && sort.key === column.sortKey
        ? `${column.header}, ${sort.direction === 'asc' ? texts.ascending : texts.descending}`
        : column.header,
  }));
  return (
    <div className={css.onlyCards}>
      <Menu
        label={texts.sort}
        items={items}
        onAction={(key) => onSortChange(nextSort(sort, key))}
        trigger={
          <Button variant="secondary" icon={<ArrowUpDown />}>
            {texts.sort}
          </Button>
        }
      />
    </div>
  );
}
