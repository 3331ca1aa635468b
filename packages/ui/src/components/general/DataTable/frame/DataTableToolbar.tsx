'use client';
import { ArrowUpDown, Columns3, Funnel, ListChecks } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { ToolbarOpener } from './ToolbarOpener.tsx';
import type { DataTableColumn } from '../ground/types.ts';
import * as css from '../ground/DataTable.css.ts';
import type { ColumnFilters, TablePreferences, TableSort } from '../ground/data.types.ts';

const loadSortMenu = () => import('../columns/SortMenu.tsx');
const loadFilters = () => import('../filters/FiltersPanel.tsx');
const loadSettings = () => import('../columns/DataTableSettings.tsx');

interface ToolbarProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: ((sort: TableSort | null) => void) | undefined;
  readonly filters: ColumnFilters;
  /** Absent: nothing filters. */
  readonly onFiltersChange: ((filters: ColumnFilters) => void) | undefined;
  readonly preferences: TablePreferences;
  /** Absent: there is no 'Colunas'. */
  readonly onPreferencesChange: ((preferences: TablePreferences) => void) | undefined;
  /** Cards have no header with a box: the same for the rows shown, as a button. Absent: the table does not select. */
  readonly onTogglePage: (() => void) | undefined;
  readonly isPageSelected: boolean;
  readonly children: ReactNode;
}

function Toolbar<Row>(props: ToolbarProps<Row>) {
  const texts = useTexts('DataTable', defaults);
  const { columns, sort, onSortChange, preferences, onPreferencesChange, children } = props;
  const { filters, onFiltersChange } = props;
  const filtering = onFiltersChange ? columns.filter((column) => column.filter !== undefined) : [];
  const sortable = columns.filter((column) => column.sortKey !== undefined);
  const hasSortMenu = onSortChange !== undefined && sortable.length > 0;
  // A card of two lines has no columns to choose.
  const hasLine = columns.some(({ card }) => card === 'line');
  const hasChildren = children !== undefined && children !== null;
  const { onTogglePage, isPageSelected } = props;
  const isForAll = onPreferencesChange !== undefined || filtering.length > 0;
  if (!isForAll && !hasSortMenu && !hasChildren && !onTogglePage) return null;
  return (
    <div className={cx(css.toolbar, !isForAll && !hasChildren && css.onlyCards)}>
      <div className={css.toolbarStart}>{children}</div>
      {hasSortMenu ? (
        <div className={css.onlyCards}>
          <ToolbarOpener
            icon={<ArrowUpDown />}
            label={onTogglePage ? texts.sortAndSelect : texts.sort}
            kind="menu"
            load={loadSortMenu}
          >
            {({ SortMenu }, panel) => (
              <SortMenu
                columns={sortable}
                sort={sort}
                onSortChange={onSortChange}
                onTogglePage={onTogglePage}
                isPageSelected={isPageSelected}
                panel={panel}
              />
            )}
          </ToolbarOpener>
        </div>
      ) : onTogglePage ? (
        <div className={css.onlyCards}>
          <Button variant="secondary" icon={<ListChecks />} onPress={onTogglePage}>
            <span className={css.toolbarWord}>{isPageSelected ? texts.clearPage : texts.selectPage}</span>
          </Button>
        </div>
      ) : null}
      {onFiltersChange && filtering.length > 0 ? (
        <ToolbarOpener
          icon={<Funnel />}
          label={texts.filters}
          count={Object.keys(filters).length}
          kind="dialog"
          load={loadFilters}
        >
          {({ FiltersPanel }, panel) => (
            <FiltersPanel columns={filtering} filters={filters} onChange={onFiltersChange} panel={panel} />
          )}
        </ToolbarOpener>
      ) : null}
      {onPreferencesChange ? (
        <div className={cx(hasLine && css.notCards)}>
          <ToolbarOpener icon={<Columns3 />} label={texts.columns} kind="dialog" load={loadSettings}>
            {({ DataTableSettings }, panel) => (
              <DataTableSettings
                columns={columns}
                preferences={preferences}
                onChange={onPreferencesChange}
                panel={panel}
              />
            )}
          </ToolbarOpener>
        </div>
      ) : null}
    </div>
  );
}

/** Over the table: what the screen puts there, the order where rows are cards, and 'Colunas'. */
export const DataTableToolbar = memo(Toolbar) as typeof Toolbar;
