'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, useLayoutEffect, useRef, type PointerEvent, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { dragColumn } from './columnDrag.ts';
import { texts } from './intl/pt-BR.ts';
import { UTILITY_WIDTH, type ColumnPlace } from './layout.ts';
import { roles } from './roles.ts';
import { ariaSort, nextSort, type TableSort } from './sort.logic.ts';
import type { DataTableColumn } from './types.ts';
import * as css from './DataTable.css.ts';

interface HeadProps<Row> {
  places: readonly ColumnPlace<Row>[];
  canExpand: boolean;
  /** Only some of the rows are in the document. */
  isVirtual: boolean;
  /** State of the box for the rows shown; null where the table does not select. */
  pageState: 'none' | 'some' | 'all' | null;
  /** Nothing shown can be selected. */
  isSelectDisabled: boolean;
  /** The rows shown are all that there are. */
  isWhole: boolean;
  onTogglePage: () => void;
  sort: TableSort | null;
  /** Absent: no column sorts. */
  onSortChange: ((sort: TableSort | null) => void) | undefined;
  /** Absent: widths and order stay. */
  onResize: ((id: string, width: number) => void) | undefined;
  onPlace: ((id: string, besideId: string, side: 'before' | 'after') => void) | undefined;
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
  return <span className={css.resizer} data-no-drag aria-hidden="true" onPointerDown={drag} />;
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

type PageBoxProps = Pick<HeadProps<never>, 'pageState' | 'isSelectDisabled' | 'isWhole' | 'onTogglePage'>;

function PageBox({ pageState, isSelectDisabled, isWhole, onTogglePage }: PageBoxProps): ReactElement {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = pageState === 'some';
  }, [pageState]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={css.box}
      aria-label={isWhole ? texts.selectAllRows : texts.selectPage}
      checked={pageState === 'all'}
      disabled={isSelectDisabled}
      onChange={onTogglePage}
    />
  );
}

function Head<Row>(props: HeadProps<Row>): ReactElement {
  const { places, sort, onSortChange, onResize, onPlace, canExpand } = props;
  return (
    <thead {...roles.rowGroup} className={css.head}>
      <tr
        {...roles.row}
        aria-rowindex={props.isVirtual ? 1 : undefined}
        onPointerDown={(event) => {
          // A finger scrolls here; it has the panel.
          if (onPlace && event.pointerType !== 'touch') dragColumn(event, 'x', onPlace);
        }}
      >
        {canExpand ? (
          <th {...roles.columnHeader} scope="col" className={css.expandHead}>
            <VisuallyHidden>{texts.expandColumn}</VisuallyHidden>
          </th>
        ) : null}
        {props.pageState === null ? null : (
          <th
            {...roles.columnHeader}
            scope="col"
            className={css.selectHead}
            style={canExpand ? { insetInlineStart: UTILITY_WIDTH } : undefined}
          >
            <PageBox {...props} />
          </th>
        )}
        {places.map(({ column, start, isEnd }) => (
          <th
            key={column.id}
            {...roles.columnHeader}
            scope="col"
            title={column.isHeaderHidden ? undefined : column.header}
            data-align={column.align}
            data-column={column.isFixed || !onPlace ? undefined : column.id}
            aria-sort={
              column.sortKey === undefined || !onSortChange ? undefined : ariaSort(sort, column.sortKey)
            }
            className={cx(css.th, start !== null && css.stickyStart.head, isEnd && css.stickyEnd.head)}
            style={{ ...(start === null ? {} : { insetInlineStart: start }), textAlign: column.align }}
          >
            <HeaderText column={column} sort={sort} onSortChange={onSortChange} />
            {(column.isFixed && !column.isRowHeader) || !onResize ? null : (
              <Resizer onResize={(width) => onResize(column.id, width)} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The header row. `aria-sort` stands on the cell, the press on a real button in it. */
export const DataTableHead = memo(Head) as typeof Head;
