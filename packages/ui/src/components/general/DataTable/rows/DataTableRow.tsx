'use client';
import type { ShortText } from '@apto/domain/text';
import { isValidElement, memo, useMemo, type ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
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

/** The words of the short form, each with the whole word that it stands for: they have their ends in common. */
function shortWordsOf({ core, short }: ShortText): readonly { word: string; whole: string | undefined }[] {
  const whole = core.split(' ');
  const words = short.split(' ');
  return words.map((word, at) => ({ word, whole: whole[whole.length - words.length + at] }));
}

/**
 * Words that give way part by part: which of them fit is the browser's to say, and no row is measured. The whole text is
 * one piece of the document; the rest that is seen beside it is of the style alone.
 */
const ShortWords = (parts: ShortText) => {
  const { core, rest } = parts;
  return (
    <span className={css.shortWords} data-text>
      <span className={css.shortForm}>
        {shortWordsOf(parts).map(({ word, whole }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word is told by its place
          <span key={at} className={css.shortWord} data-short={word} data-whole={whole} />
        ))}
      </span>
      <span className={css.shortCore}>
        {core}
        {rest === '' ? null : <span className={css.restInText}>{` ${rest.trimStart()}`}</span>}
      </span>
      {rest === '' ? null : <span className={css.shortRest} data-rest={rest.trimStart()} />}
    </span>
  );
};

/** Whether the words of a cell give way part by part: a word alone has nothing to give. */
const givesWay = <Row,>({ shorten }: CellSpec<Row>['column'], value: ReactNode): value is string =>
  shorten !== undefined && typeof value === 'string' && value.includes(' ');

/** What stands in a cell: words that give way to a short form, plain text, which needs no box of its own, or anything. */
function contentOf<Row>(column: CellSpec<Row>['column'], value: ReactNode): ReactNode {
  if (column.shorten && givesWay(column, value)) return <ShortWords {...column.shorten(value)} />;
  return isPlain(value) ? value : <div className={css.cellValue}>{value}</div>;
}

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
        if (column.isRowHeader) {
          return (
            <th
              key={column.id}
              scope="row"
              {...roles.rowHeader}
              {...attributes}
              data-text={isWords(value) || undefined}
            >
              {value}
            </th>
          );
        }
        return (
          <td
            key={column.id}
            {...roles.cell}
            {...attributes}
            data-text={(isPlain(value) && !givesWay(column, value)) || undefined}
          >
            {contentOf(column, value)}
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
