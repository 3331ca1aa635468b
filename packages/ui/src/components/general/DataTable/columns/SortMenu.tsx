'use client';
import { Menu, MenuItem, Popover, Text } from 'react-aria-components';
import type { PanelState } from '../../Popover/PopoverPanel.tsx';
import * as menuCss from '../../Menu/Menu.css.ts';
import { texts } from '../intl/pt-BR.ts';
import { nextSort } from './sort.logic.ts';
import type { DataTableColumn } from '../ground/types.ts';
import type { TableSort } from '../ground/data.types.ts';

interface SortMenuProps<Row> {
  /** Those that sort. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort | null) => void;
  /** Its button and whether it is open. */
  readonly panel: PanelState;
}

/** Cards have no header row to press: the same orders as a menu. */
export function SortMenu<Row>({ columns, sort, onSortChange, panel }: SortMenuProps<Row>) {
  return (
    <Popover {...panel} aria-label={texts.sort} className={menuCss.popover} placement="bottom end" offset={4}>
      <Menu
        aria-label={texts.sort}
        className={menuCss.menu}
        // A menu has the focus when it opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        onAction={(key) => onSortChange(nextSort(sort, String(key)))}
        onClose={() => panel.onOpenChange(false)}
      >
        {columns.map((column) => {
          const label =
            sort !== null && sort.key === column.sortKey
              ? `${column.header}, ${sort.direction === 'asc' ? texts.ascending : texts.descending}`
              : column.header;
          return (
            <MenuItem
              key={column.id}
              id={column.sortKey ?? column.id}
              textValue={label}
              className={menuCss.item}
            >
              <span className={menuCss.texts}>
                <Text slot="label" className={menuCss.label}>
                  {label}
                </Text>
              </span>
            </MenuItem>
          );
        })}
      </Menu>
    </Popover>
  );
}
