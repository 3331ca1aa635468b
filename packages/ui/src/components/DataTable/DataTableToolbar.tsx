'use client';
import { ArrowUpDown } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/index.ts';
import { Menu, type MenuItemData } from '../Menu/index.ts';
import { DataTableSettings } from './DataTableSettings.tsx';
import { texts } from './intl/pt-BR.ts';
import type { TablePreferences } from './preferences.logic.ts';
import { nextSort, type TableSort } from './sort.logic.ts';
import type { DataTableColumn } from './types.ts';
import * as css from './DataTable.css.ts';

interface ToolbarProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | null;
  onSortChange: ((sort: TableSort | null) => void) | undefined;
  preferences: TablePreferences;
  /** Absent: there is no 'Colunas'. */
  onPreferencesChange: ((preferences: TablePreferences) => void) | undefined;
  /** Cards have no header with a box: the same for the rows shown, as a button. Absent: the table does not select. */
  onTogglePage: (() => void) | undefined;
  isPageSelected: boolean;
  children: ReactNode;
}

function Toolbar<Row>(props: ToolbarProps<Row>): ReactElement | null {
  const { columns, sort, onSortChange, preferences, onPreferencesChange, children } = props;
  const sortable = columns.filter((column) => column.sortKey !== undefined);
  const hasSortMenu = onSortChange !== undefined && sortable.length > 0;
  const hasChildren = children !== undefined && children !== null;
  const { onTogglePage, isPageSelected } = props;
  if (!onPreferencesChange && !hasSortMenu && !hasChildren && !onTogglePage) return null;
  return (
    <div className={cx(css.toolbar, !onPreferencesChange && !hasChildren && css.onlyCards)}>
      <div className={css.toolbarStart}>{children}</div>
      {onTogglePage ? (
        <div className={css.onlyCards}>
          <Button variant="secondary" onPress={onTogglePage}>
            {isPageSelected ? texts.clearPage : texts.selectPage}
          </Button>
        </div>
      ) : null}
      {hasSortMenu ? <SortMenu columns={sortable} sort={sort} onSortChange={onSortChange} /> : null}
      {onPreferencesChange ? (
        <DataTableSettings columns={columns} preferences={preferences} onChange={onPreferencesChange} />
      ) : null}
    </div>
  );
}

/** Over the table: what the screen puts there, the order where rows are cards, and 'Colunas'. */
export const DataTableToolbar = memo(Toolbar) as typeof Toolbar;

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
