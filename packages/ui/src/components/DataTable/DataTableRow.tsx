'use client';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { texts } from './intl/pt-BR.ts';
import { UTILITY_WIDTH, type ColumnPlace } from './layout.ts';
import { roles } from './roles.ts';
import * as css from './DataTable.css.ts';

interface RowProps<Row> {
  row: Row;
  label: string;
  places: readonly ColumnPlace<Row>[];
  /** Number of cells over the whole width. */
  span: number;
  /** Absent: the table does not expand. */
  expansion: { isExpanded: boolean; onToggle: () => void; render: (row: Row) => ReactNode } | null;
  /** The select box, or null where the table does not select. */
  selectBox: ReactNode | null;
  isSelected: boolean;
  isChanged: boolean;
  tone: string | undefined;
}

function Cell<Row>({ place, row }: { place: ColumnPlace<Row>; row: Row }): ReactElement {
  const { column, start, isEnd } = place;
  const common = {
    className: cx(
      css.td,
      column.isRowHeader && css.rowHeader,
      column.isHeaderHidden && css.quiet,
      start !== null && css.stickyStart.body,
      isEnd && css.stickyEnd.body,
    ),
    style: start === null ? undefined : { insetInlineStart: start },
    'data-align': column.align,
    'data-numeric': column.isNumeric || undefined,
  };
  if (column.isRowHeader) {
    return (
      <th scope="row" {...roles.rowHeader} {...common}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td {...roles.cell} {...common}>
      {/* In a card there is no header row: each value brings its own name. */}
      {column.isHeaderHidden ? null : <span className={css.cellLabel}>{column.header}</span>}
      <div className={css.cellValue}>{column.cell(row)}</div>
    </td>
  );
}

/** One record, and under it its detail while it is open. */
export function DataTableRow<Row>(props: RowProps<Row>): ReactElement {
  const { row, label, places, span, expansion, selectBox, isSelected } = props;
  const id = useId();
  const detailId = `${id}-detalhe`;
  const isExpanded = expansion?.isExpanded === true;
  return (
    <>
      <tr
        {...roles.row}
        className={cx(css.row, css.forced)}
        data-expanded={isExpanded || undefined}
        data-selected={isSelected || undefined}
        data-changed={props.isChanged || undefined}
        data-tone={props.tone}
      >
        {expansion ? (
          <td
            {...roles.cell}
            className={cx(css.td, css.expand, css.sticky.body)}
            style={{ insetInlineStart: 0 }}
          >
            <button
              type="button"
              className={css.expander}
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? detailId : undefined}
              aria-label={texts.expandRow(label)}
              onClick={expansion.onToggle}
            >
              <ChevronRight size={16} aria-hidden="true" className={css.expanderIcon} />
            </button>
          </td>
        ) : null}
        {selectBox === null ? null : (
          <td
            {...roles.cell}
            className={cx(css.td, css.select, css.sticky.body)}
            style={{ insetInlineStart: expansion ? UTILITY_WIDTH : 0 }}
          >
            {selectBox}
          </td>
        )}
        {places.map((place) => (
          <Cell key={place.column.id} place={place} row={row} />
        ))}
      </tr>
      {expansion && isExpanded ? (
        <tr {...roles.row} className={css.detailRow}>
          <td {...roles.cell} colSpan={span} className={css.detailCell}>
            <div id={detailId} role="group" aria-label={texts.detailOf(label)} className={css.detail}>
              {expansion.render(row)}
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
}
