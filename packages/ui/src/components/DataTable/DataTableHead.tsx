'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ColumnPlace } from './layout.ts';
import { ariaSort, nextSort, type TableSort } from './sort.logic.ts';
import type { DataTableColumn } from './types.ts';
import { roles } from './roles.ts';
import * as css from './DataTable.css.ts';

interface HeadProps<Row> {
  places: readonly ColumnPlace<Row>[];
  expandPlace: ReactNode;
  selectPlace: ReactNode;
  sort: TableSort | null;
  onSortChange: ((sort: TableSort | null) => void) | undefined;
  onResize: (id: string, width: number) => void;
}

function SortIcon({ state }: { state: 'ascending' | 'descending' | 'none' }): ReactElement {
  const Icon = state === 'none' ? ChevronsUpDown : state === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <span className={css.sortIcon}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}

/** Dragging only: with the keyboard widths change in the 'Colunas' panel, so that headers stay one tab stop each. */
function Resizer({ onResize }: { onResize: (width: number) => void }): ReactElement {
  const drag = (event: PointerEvent<HTMLSpanElement>): void => {
    const handle = event.currentTarget;
    const header = handle.parentElement;
    if (event.button !== 0 || !header) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const start = header.getBoundingClientRect().width;
    const from = event.clientX;
    const move = (moved: globalThis.PointerEvent): void => onResize(start + moved.clientX - from);
    const end = (): void => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return <span className={css.resizer} aria-hidden="true" onPointerDown={drag} />;
}

function HeaderText<Row>({
  column,
  sort,
  onSortChange,
}: { column: DataTableColumn<Row> } & Pick<HeadProps<Row>, 'sort' | 'onSortChange'>): ReactElement {
  const { sortKey } = column;
  if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (sortKey === undefined || !onSortChange) return <span className={css.headText}>{column.header}</span>;
  const state = ariaSort(sort, sortKey);
  return (
    <button
      type="button"
      className={css.sort}
      data-sorted={state === 'none' ? undefined : state}
      onClick={() => onSortChange(nextSort(sort, sortKey))}
    >
      <span className={css.headText}>{column.header}</span>
      <SortIcon state={state} />
    </button>
  );
}

/** The header row. `aria-sort` stands on the cell, the press on a real button in it. */
export function DataTableHead<Row>(props: HeadProps<Row>): ReactElement {
  const { places, sort, onSortChange } = props;
  return (
    <thead {...roles.rowGroup} className={css.head}>
      <tr {...roles.row}>
        {props.expandPlace}
        {props.selectPlace}
        {places.map(({ column, start, isEnd }) => (
          <th
            key={column.id}
            {...roles.columnHeader}
            scope="col"
            title={column.isHeaderHidden ? undefined : column.header}
            data-align={column.align}
            aria-sort={
              column.sortKey === undefined || !onSortChange ? undefined : ariaSort(sort, column.sortKey)
            }
            className={cx(css.th, start !== null && css.stickyStart.head, isEnd && css.stickyEnd.head)}
            style={{ ...(start === null ? {} : { insetInlineStart: start }), textAlign: column.align }}
          >
            <HeaderText column={column} sort={sort} onSortChange={onSortChange} />
            {column.isFixed ? null : <Resizer onResize={(width) => props.onResize(column.id, width)} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}
