'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown, Funnel } from 'lucide-react';
import { memo, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { followPointer } from '../../../../internal/followPointer.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { headerDrag } from './lateDrag.ts';
import type { ColumnPlace } from './layout.ts';
import { UTILITY_WIDTH } from '../ground/measures.ts';
import { roles } from '../ground/roles.ts';
import { ariaSort, nextOrders } from './sort.logic.ts';
import type { DataTableColumn } from '../ground/types.ts';
import * as css from '../ground/DataTable.css.ts';
import type { ColumnFilters, TableSort } from '../ground/data.types.ts';

const prepareDrag = (): void => void headerDrag.load().catch(() => undefined);

interface HeadProps<Row> {
  readonly places: readonly ColumnPlace<Row>[];
  readonly canExpand: boolean;
  /** Only some of the rows are in the document. */
  readonly isVirtual: boolean;
  /** State of the box for the rows shown; null where the table does not select. */
  readonly pageState: 'none' | 'some' | 'all' | null;
  /** Nothing shown can be selected. */
  readonly isSelectDisabled: boolean;
  /** The rows shown are all that there are. */
  readonly isWhole: boolean;
  readonly onTogglePage: () => void;
  readonly sort: TableSort | null;
  /** Those behind it. Absent: one at a time. */
  readonly thenBy: readonly TableSort[] | undefined;
  /** What columns are narrowed by: their headers say so. */
  readonly filters: ColumnFilters;
  /** Absent: no column sorts. */
  readonly onSortChange: ((sort: TableSort | null, thenBy: readonly TableSort[]) => void) | undefined;
  /** Absent: widths and order stay. */
  readonly onResize: ((id: string, width: number) => void) | undefined;
  /** Shows a width while it is dragged; null takes it back. */
  readonly onResizing: (id: string, width: number | null) => void;
  readonly onPlace: ((id: string, besideId: string, side: 'before' | 'after') => void) | undefined;
}

function SortIcon({ state }: { state: 'ascending' | 'descending' | 'none' }) {
  const Icon = state === 'none' ? ChevronsUpDown : state === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <span className={css.sortIcon}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}

/** Dragging only: with the keyboard widths change in the 'Colunas' panel, so that headers stay one tab stop each. */
function Resizer(props: { onResizing: (width: number | null) => void; onResize: (width: number) => void }) {
  const { onResizing, onResize } = props;
  const begin = (event: PointerEvent<HTMLSpanElement>): void => {
    const header = event.currentTarget.parentElement;
    if (!header) return;
    const start = header.getBoundingClientRect().width;
    const from = event.clientX;
    let width: number | null = null;
    followPointer(event, {
      onMove: ({ clientX }) => {
        width = start + clientX - from;
        onResizing(width);
      },
      // Kept, and the rows drawn again, once: where it is let go.
      onDrop: () => {
        if (width !== null) onResize(width);
      },
      onGiveUp: () => onResizing(null),
    });
  };
  return <span className={css.resizer} data-no-drag aria-hidden="true" onPointerDown={begin} />;
}

function HeaderText<Row>({
  column,
  sort,
  thenBy,
  onSortChange,
}: { column: DataTableColumn<Row> } & Pick<HeadProps<Row>, 'sort' | 'thenBy' | 'onSortChange'>) {
  const texts = useTexts('DataTable', defaults);
  const { sortKey } = column;
  if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  // What the field itself says to those who hear it.
  const text = (
    <span className={css.headText}>
      {column.header}
      {column.isRequired ? <span aria-hidden="true"> *</span> : null}
    </span>
  );
  if (sortKey === undefined || !onSortChange) return text;
  const orders = sort ? [sort, ...(thenBy ?? [])] : [];
  const at = orders.findIndex(({ key }) => key === sortKey);
  const state = ariaSort(orders[at] ?? null, sortKey);
  return (
    <button
      type="button"
      className={css.sort}
      data-sorted={state === 'none' ? undefined : state}
      onClick={(event) => {
        const [first = null, ...others] = nextOrders(orders, sortKey, thenBy !== undefined && event.shiftKey);
        onSortChange(first, others);
      }}
    >
      {text}
      <SortIcon state={state} />
      {at >= 0 && orders.length > 1 ? <span className={css.sortPlace}>{texts.sortPlace(at + 1)}</span> : null}
    </button>
  );
}

type PageBoxProps = Pick<HeadProps<never>, 'pageState' | 'isSelectDisabled' | 'isWhole' | 'onTogglePage'>;

function PageBox({ pageState, isSelectDisabled, isWhole, onTogglePage }: PageBoxProps) {
  const texts = useTexts('DataTable', defaults);
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

function Head<Row>(props: HeadProps<Row>) {
  const texts = useTexts('DataTable', defaults);
  const { places, sort, thenBy, filters, onSortChange, onResize, onResizing, onPlace, canExpand } = props;
  return (
    <thead {...roles.rowGroup} className={css.head}>
      <tr
        {...roles.row}
        aria-rowindex={props.isVirtual ? 1 : undefined}
        onPointerEnter={onPlace ? prepareDrag : undefined}
        onPointerDown={(event) => {
          // A finger scrolls here; it has the panel.
          if (onPlace && event.pointerType !== 'touch') headerDrag.get()?.dragInOrder(event, 'x', onPlace);
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
        {places.map(({ column, start, end }) => (
          <th
            key={column.id}
            {...roles.columnHeader}
            scope="col"
            title={
              column.isHeaderHidden
                ? undefined
                : thenBy && column.sortKey
                  ? texts.canAddOrder(column.header)
                  : column.header
            }
            data-align={column.align}
            data-sortable={column.isFixed || !onPlace ? undefined : column.id}
            aria-sort={
              column.sortKey === undefined || !onSortChange ? undefined : ariaSort(sort, column.sortKey)
            }
            className={cx(css.th, start !== null && css.stickyStart.head, end !== null && css.stickyEnd.head)}
            style={{
              ...(start === null ? {} : { insetInlineStart: start }),
              ...(end === null ? {} : { insetInlineEnd: end }),
              textAlign: column.align,
            }}
          >
            <HeaderText column={column} sort={sort} thenBy={thenBy} onSortChange={onSortChange} />
            {column.id in filters ? (
              <span className={css.filterMark}>
                <Funnel size={12} aria-hidden="true" />
                <VisuallyHidden>{texts.filtered}</VisuallyHidden>
              </span>
            ) : null}
            {(column.isFixed && !column.isRowHeader) || !onResize ? null : (
              <Resizer
                onResizing={(width) => onResizing(column.id, width)}
                onResize={(width) => onResize(column.id, width)}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The header row. `aria-sort` stands on the cell, the press on a real button in it. */
export const DataTableHead = memo(Head) as typeof Head;
