'use client';
import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { DataTableRow, type RowActions } from './DataTableRow.tsx';
import type { CellSpec, DataTableProps } from '../ground/types.ts';
import { itemsOf, type TableItem } from './items.logic.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { LoadMoreRow } from './LoadMoreRow.tsx';
import { roles } from '../ground/roles.ts';
import { isRowSelected } from '../selection/selection.logic.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowWindow } from './useRowWindow.ts';
import { VIRTUAL_FROM } from './window.logic.ts';
import * as css from '../ground/DataTable.css.ts';
import type { TableSelection } from '../ground/data.types.ts';

export interface RowsProps<Row> extends DataTableProps<Row> {
  /** Begins the ids of what is in the table. */
  readonly tableId: string;
  readonly cells: readonly CellSpec<Row>[];
  /** Number of cells over the whole width. */
  readonly span: number;
  readonly expandedIds: ReadonlySet<string>;
  /** Null: the table does not select. */
  readonly chosen: TableSelection | null;
  readonly actions: RowActions;
}

const NO_ROWS: readonly string[] = [];
const ALL_OPEN: ReadonlySet<string> = new Set();

/** The room of rows that are not in the document. */
function Room({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true" className={css.room}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room for rows that are not drawn, hidden from everybody */}
      <td colSpan={span} style={{ height }} className={css.room} />
    </tr>
  );
}

function Detail({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const texts = useTexts('DataTable', defaults);
  return (
    <div id={id} role="group" aria-label={texts.detailOf(label)} className={css.detail}>
      {children}
    </div>
  );
}

const isDetailOf =
  (row: TableItem<unknown>) =>
  ({ kind, id }: TableItem<unknown>): boolean =>
    kind === 'detail' && id === row.id;

function lineOf<Row>(
  props: RowsProps<Row>,
  { kind, id, key, row, rows = [] }: TableItem<Row>,
  isDetailDrawn: boolean,
  rowIndex: number | undefined,
  [closed, setClosed]: readonly [ReadonlySet<string>, (next: ReadonlySet<string>) => void],
): ReactElement {
  const { chosen, edit, span, tableId, groups } = props;
  if (kind === 'group' && groups) {
    const group = groups.of(row);
    const toggle = (): void => {
      const next = new Set(closed);
      if (!next.delete(group)) next.add(group);
      setClosed(next);
    };
    return (
      <tr key={key} {...roles.row} className={css.groupRow} data-part={key} aria-rowindex={rowIndex}>
        <td {...roles.cell} colSpan={span} className={css.groupCell}>
          <groups.Heading group={group} rows={rows} isOpen={!closed.has(group)} onToggle={toggle} />
        </td>
      </tr>
    );
  }
  const label = props.getRowLabel(row);
  const detailId = `${tableId}detalhe${encodeURIComponent(id)}`;
  if (kind !== 'row') {
    return (
      <tr key={key} {...roles.row} className={css.detailRow} data-part={key} aria-rowindex={rowIndex}>
        <td {...roles.cell} colSpan={span} className={css.detailCell}>
          {kind === 'notice' ? (
            <div role="alert" className={css.notice}>
              {edit?.parts.notice}
            </div>
          ) : (
            <Detail id={detailId} label={label}>
              {props.renderDetail?.(row)}
            </Detail>
          )}
        </td>
      </tr>
    );
  }
  const block = chosen ? props.getSelectionBlock?.(row) : undefined;
  return (
    <DataTableRow
      key={key}
      row={row}
      id={id}
      label={label}
      cells={props.cells}
      actions={props.actions}
      detailId={props.renderDetail ? detailId : undefined}
      isExpanded={props.renderDetail !== undefined && props.expandedIds.has(id)}
      isDetailDrawn={isDetailDrawn}
      isSelected={chosen ? block === undefined && isRowSelected(chosen, id) : undefined}
      block={block}
      isChanged={props.changedIds?.has(id) === true}
      tone={props.getRowTone?.(row)}
      rowIndex={rowIndex}
      edit={edit?.editingId === id ? edit : null}
      EditCell={edit?.parts.Cell}
    />
  );
}

/** The records: all of them, or of more than a hundred those in sight. */
export function DataTableRows<Row>(props: RowsProps<Row>) {
  const { rows, getRowId, expandedIds, edit = null, cells, span, renderDetail } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isVirtual = rows.length > VIRTUAL_FROM;
  const open = renderDetail === undefined ? null : expandedIds;
  const noticeId = edit?.parts.notice ? edit.editingId : null;
  const closing = useState(ALL_OPEN);
  const [closed] = closing;
  const groupOf = props.groups?.of;
  const { items, keys } = useMemo(
    () => itemsOf(rows, getRowId, open, noticeId, groupOf && { of: groupOf, closed }),
    [rows, getRowId, open, noticeId, groupOf, closed],
  );
  const focus = useRowFocus(body, () => items.filter(({ kind }) => kind === 'row').map(({ id }) => id));
  const editing = edit?.editingId ?? null;
  const held = useMemo(() => {
    const ids = [focus.held, editing].filter((id) => id !== null);
    return ids.length === 0 ? NO_ROWS : ids;
  }, [focus.held, editing]);
  const { segments, tail } = useRowWindow({ keys, isOn: isVirtual, held, body, layout: cells });

  const lines: ReactNode[] = [];
  for (const { first, last, gap } of segments) {
    if (gap > 0) lines.push(<Room key={`room ${first}`} height={gap} span={span} />);
    for (const [offset, item] of items.slice(first, last + 1).entries()) {
      const index = first + offset;
      // Its detail follows the row at once, or after its notice; out of the document it is not pointed at.
      const isDetailDrawn = items.slice(index + 1, Math.min(index + 3, last + 1)).some(isDetailOf(item));
      // Line 1 is the header.
      lines.push(lineOf(props, item, isDetailDrawn, isVirtual ? index + 2 : undefined, closing));
    }
  }
  return (
    // The keys are those of the buttons and boxes in the rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      {...roles.rowGroup}
      className={css.body}
      data-virtual={isVirtual || undefined}
      onFocus={isVirtual ? focus.onFocus : undefined}
      onBlur={isVirtual ? focus.onBlur : undefined}
      onKeyDown={focus.onKeyDown}
    >
      {lines}
      {tail > 0 ? <Room height={tail} span={span} /> : null}
      {props.more ? <LoadMoreRow more={props.more} span={span} count={rows.length} /> : null}
    </tbody>
  );
}
