'use client';
import { cloneElement, isValidElement, memo, useMemo, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { ShortWords } from '../../../../internal/ShortWords.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
import type { CellSpec } from '../ground/types.ts';
import { EDIT_COLUMN, type RowEdit, type RowEditParts } from '../ground/edit.types.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { UTILITY_WIDTH } from '../ground/measures.ts';
import { roles } from '../ground/roles.ts';
import { RowSelect } from '../selection/RowSelect.tsx';
import * as css from '../ground/DataTable.css.ts';

/** What can be done with a row. The functions stay the same for as long as the table lives. */
export interface RowActions {
  readonly toggle: (id: string) => void;
  readonly select: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly edit: (id: string) => void;
}

interface RowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly label: string;
  readonly cells: readonly CellSpec<Row>[];
  readonly actions: RowActions;
  /** The id of the row's detail; absent where the table does not expand. */
  readonly detailId: string | undefined;
  readonly isExpanded: boolean;
  /** The open detail is in the document. */
  readonly isDetailDrawn: boolean;
  /** Absent: the table does not select. */
  readonly isSelected: boolean | undefined;
  /** Why the row cannot be selected. */
  readonly block: string | undefined;
  readonly isChanged: boolean;
  readonly tone: string | undefined;
  /** Where only some of the rows are in the document. */
  readonly rowIndex: number | undefined;
  /** For the row that is being edited. */
  readonly edit: RowEdit<Row> | null;
  /** What draws 'Editar', where the table edits. */
  readonly EditCell: RowEditParts['Cell'] | undefined;
}

const isPlain = (value: ReactNode): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Words alone, or one element around them, as a link. */
const isWords = (value: ReactNode): boolean =>
  isPlain(value) || (isValidElement<{ children?: ReactNode }>(value) && isPlain(value.props.children));

/** Words that give way part by part, where the column says how: alone, or of the one element around them, as a link. */
function shortWordsOf<Row>({ shorten }: CellSpec<Row>['column'], value: ReactNode): ReactElement | null {
  if (!shorten) return null;
  // A word alone has nothing to give.
  if (typeof value === 'string') return value.includes(' ') ? <ShortWords {...shorten(value)} /> : null;
  if (!isValidElement<{ children?: ReactNode; 'aria-label'?: string }>(value)) return null;
  const words = value.props.children;
  return typeof words === 'string' && words.includes(' ')
    ? cloneElement(value, { 'aria-label': words }, <ShortWords {...shorten(words)} isLink />)
    : null;
}

/** What stands in a cell: plain text, which needs no box of its own, or anything. */
const contentOf = (value: ReactNode): ReactNode =>
  isPlain(value) ? value : <div className={css.cellValue}>{value}</div>;

function Row<Row>(props: RowProps<Row>) {
  const texts = useTexts('DataTable', defaults);
  const { row, id, label, cells, actions, detailId, isExpanded, isSelected, edit, EditCell } = props;
  // Opening, selecting and flashing do not ask the columns again for what their cells show.
  const content = useMemo(
    () =>
      cells.map(({ column, attributes }) => {
        if (EditCell && column.id === EDIT_COLUMN) {
          return (
            <td
              key={column.id}
              {...roles.cell}
              {...attributes}
              className={cx(attributes.className, css.edit)}
            >
              <EditCell label={label} edit={edit} onStart={() => actions.edit(id)} />
            </td>
          );
        }
        const field = edit?.parts.field(column, label);
        const value = field ?? column.cell(row);
        const short = field ? null : shortWordsOf(column, value);
        if (column.isRowHeader) {
          const title = field ? undefined : column.cardTitle?.(row);
          return (
            <th
              key={column.id}
              scope="row"
              {...roles.rowHeader}
              {...attributes}
              data-text={(short === null && title === undefined && isWords(value)) || undefined}
            >
              {title === undefined ? (
                (short ?? value)
              ) : (
                <>
                  <span className={css.notCards}>{short ?? value}</span>
                  <span className={css.onlyCards}>{title}</span>
                </>
              )}
            </th>
          );
        }
        return (
          <td
            key={column.id}
            {...roles.cell}
            {...attributes}
            data-text={(short === null && isPlain(value)) || undefined}
          >
            {short ?? contentOf(value)}
          </td>
        );
      }),
    [cells, row, id, label, actions, edit, EditCell],
  );
  return (
    <tr
      {...roles.row}
      className={css.row}
      data-row={id}
      aria-rowindex={props.rowIndex}
      data-expanded={isExpanded || undefined}
      data-selected={isSelected || undefined}
      data-changed={props.isChanged || undefined}
      data-editing={edit ? true : undefined}
      data-tone={props.tone}
      onKeyDown={edit?.parts.onKeyDown}
    >
      {detailId === undefined ? null : (
        <td {...roles.cell} className={css.expandCell} data-control="expand">
          <button
            type="button"
            className={css.expander}
            aria-expanded={isExpanded}
            aria-controls={isExpanded && props.isDetailDrawn ? detailId : undefined}
            aria-label={texts.expandRow(label)}
            onClick={() => actions.toggle(id)}
          />
        </td>
      )}
      {isSelected === undefined ? null : (
        <td
          {...roles.cell}
          className={css.selectCell}
          style={detailId === undefined ? undefined : AFTER_EXPANDER}
          data-control="select"
        >
          <RowSelect
            label={label}
            block={props.block}
            isSelected={isSelected}
            onChange={(next, isRange) => actions.select(id, next, isRange)}
          />
        </td>
      )}
      {content}
    </tr>
  );
}

const AFTER_EXPANDER = { insetInlineStart: UTILITY_WIDTH };

/** One record. It renders again only when something of its own changed. */
export const DataTableRow = memo(Row) as typeof Row;
