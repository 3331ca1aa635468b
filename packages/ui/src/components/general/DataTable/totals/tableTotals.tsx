import type { ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { roles } from '../ground/roles.ts';
import type { TableFoot } from '../ground/types.ts';
import * as css from './totals.css.ts';

/** Options of {@link tableTotals}. */
export interface TableTotalsOptions {
  /** What the line is, below the column that names the rows: 'Total', 'Total da página'. */
  readonly label: string;
  /** What stands below a column, by the column's id. A column that the person hid takes its total with it. */
  readonly of: Readonly<Record<string, ReactNode>>;
}

/**
 * A line of totals below the rows, which stays in sight as they scroll: give it to the `foot` of a `DataTable`. Say of
 * what they are: of a page, or of all that the filter finds, which the server alone knows.
 */
export function tableTotals<Row>({ label, of }: TableTotalsOptions): TableFoot<Row> {
  return ({ cells, utilityColumns }) => {
    const named = Math.max(
      0,
      cells.findIndex(({ column }) => column.isRowHeader),
    );
    return (
      <tfoot {...roles.rowGroup} className={css.foot}>
        <tr {...roles.row} className={css.row}>
          {utilityColumns > 0 ? (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- below the boxes there is nothing to say
            <td {...roles.cell} colSpan={utilityColumns} className={css.cell} data-empty />
          ) : null}
          {cells.map(({ column, attributes }, index) => {
            const shared = {
              ...attributes,
              className: cx(attributes.className, css.cell),
              'data-stuck': attributes.style ? true : undefined,
            };
            if (index === named)
              return (
                <th key={column.id} scope="row" {...roles.rowHeader} {...shared} data-label={undefined}>
                  {label}
                </th>
              );
            const total = of[column.id];
            return (
              <td key={column.id} {...roles.cell} {...shared} data-empty={total === undefined || undefined}>
                {total}
              </td>
            );
          })}
        </tr>
      </tfoot>
    );
  };
}
