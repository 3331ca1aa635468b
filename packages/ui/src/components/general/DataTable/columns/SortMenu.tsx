'use client';
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components';
import { PlacedPopover } from '../../../../internal/PlacedPopover.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
import type { PanelState } from '../../Popover/PopoverPanel.tsx';
import * as menuCss from '../../Menu/Menu.css.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { nextSort } from './sort.logic.ts';
import type { DataTableColumn } from '../ground/types.ts';
import type { TableSort } from '../ground/data.types.ts';

interface SortMenuProps<Row> {
  /** Those that sort. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort | null) => void;
  /** Cards have no header with a box either. Absent: the table does not select. */
  readonly onTogglePage?: (() => void) | undefined;
  readonly isPageSelected?: boolean;
  /** Its button and whether it is open. */
  readonly panel: PanelState;
}

/** A key that no column has. */
const PAGE = ' page';

/** Cards have no header row to press: the same orders, and the box for all rows, as a menu. */
export function SortMenu<Row>(props: SortMenuProps<Row>) {
  const texts = useTexts('DataTable', defaults);
  const { columns, sort, onSortChange, onTogglePage, isPageSelected = false, panel } = props;
  const name = onTogglePage ? texts.sortAndSelect : texts.sort;
  const orders = columns.map((column) => {
    const isCurrent = sort !== null && sort.key === column.sortKey;
    const direction = isCurrent ? (sort.direction === 'asc' ? texts.ascending : texts.descending) : null;
    const label = direction === null ? column.header : `${column.header}, ${direction}`;
    return <SortItem key={column.id} id={column.sortKey ?? column.id} label={label} />;
  });
  return (
    <PlacedPopover
      {...panel}
      kind="menu"
      aria-label={name}
      className={menuCss.popover}
      placement="bottom end"
      offset={4}
    >
      <Menu
        aria-label={name}
        className={menuCss.menu}
        // A menu has the focus when it opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        onAction={(key) => (key === PAGE ? onTogglePage?.() : onSortChange(nextSort(sort, String(key))))}
        onClose={() => panel.onOpenChange(false)}
      >
        {onTogglePage ? (
          <>
            <SortItem id={PAGE} label={isPageSelected ? texts.clearPage : texts.selectPage} />
            <MenuSection className={menuCss.section}>
              <Header className={menuCss.sectionTitle}>{texts.sort}</Header>
              {orders}
            </MenuSection>
          </>
        ) : (
          orders
        )}
      </Menu>
    </PlacedPopover>
  );
}

function SortItem({ id, label }: { id: string; label: string }) {
  return (
    <MenuItem id={id} textValue={label} className={menuCss.item}>
      <span className={menuCss.texts}>
        <Text slot="label" className={menuCss.label}>
          {label}
        </Text>
      </span>
    </MenuItem>
  );
}
