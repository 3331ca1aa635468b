'use client';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { roles } from '../../general/DataTable/ground/roles.ts';
import { ErrorState } from '../../general/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../general/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ProcedureTable.css.ts';

/** O que as duas tabelas de procedimentos aceitam além de suas linhas. */
export interface TableStates {
  /** As linhas ainda vêm: há um esqueleto no lugar delas. @default false */
  readonly isLoading?: boolean;
  /** O carregamento falhou: o que o servidor disse, se disse algo. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: sem esse botão. */
  readonly onRetry?: () => void;
}

interface Column<T> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** A row that says the same as the one above shares its cell. */
  readonly isAsAbove?: (row: T, above: T) => boolean;
}

/** How many rows the cell of this one stands for; 0 where the one above says it. */
function rowsOf<T>({ isAsAbove }: Column<T>, rows: readonly T[], at: number): number {
  const isSame = (index: number): boolean => {
    const [above, row] = [rows[index - 1], rows[index]];
    return isAsAbove !== undefined && above !== undefined && row !== undefined && isAsAbove(row, above);
  };
  if (isSame(at)) return 0;
  let end = at + 1;
  while (isSame(end)) end += 1;
  return end - at;
}

interface PlainTableProps<T> extends TableStates {
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowId: (row: T) => number;
  readonly empty: string;
}

/** A small table of a few rows, which turn into cards where it is narrow. The big one is `DataTable`. */
export function PlainTable<T>(props: PlainTableProps<T>) {
  const { caption, columns, rows, rowId, empty } = props;
  const texts = useTexts('ProcedureTable', defaults);
  if (props.error)
    return (
      <div className={css.frame}>
        <ErrorState
          title={texts.error}
          description={props.error.detail}
          requestId={props.error.requestId}
          onRetry={props.onRetry}
        />
      </div>
    );
  if (props.isLoading)
    return (
      <div className={css.frame} aria-busy="true">
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <div className={css.lines}>
          {['92%', '78%', '86%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    );
  if (rows.length === 0)
    return (
      <div className={css.frame}>
        <p className={css.empty}>{empty}</p>
      </div>
    );
  return (
    <div className={css.frame}>
      <table {...roles.table} className={css.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead {...roles.rowGroup} className={css.head}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.id} {...roles.columnHeader} scope="col" className={css.th}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowGroup} className={css.body}>
          {rows.map((row, at) => (
            <tr key={rowId(row)} {...roles.row} className={css.row}>
              {columns.map((column, index) => {
                const span = rowsOf(column, rows, at);
                return index === 0 ? (
                  <th key={column.id} {...roles.rowHeader} scope="row" className={cx(css.cell, css.name)}>
                    {column.cell(row)}
                  </th>
                ) : span === 0 ? null : (
                  <td
                    key={column.id}
                    {...roles.cell}
                    className={css.cell}
                    rowSpan={span > 1 ? span : undefined}
                    data-last={at + span === rows.length || undefined}
                  >
                    <span className={css.label}>{column.header}</span>
                    <span>{column.cell(row)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
