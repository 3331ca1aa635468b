import type { ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { roles } from '../ground/roles.ts';
import type { TableFoot } from '../ground/types.ts';
import * as css from './totals.css.ts';

/** Opções de {@link tableTotals}. */
export interface TableTotalsOptions {
  /** O que a linha é, abaixo da coluna que dá nome às linhas: 'Total', 'Total da página'. */
  readonly label: string;
  /** O que fica abaixo de uma coluna, pelo id dela. Uma coluna que a pessoa ocultou leva o total consigo. */
  readonly of: Readonly<Record<string, ReactNode>>;
}

/**
 * Uma linha de totais abaixo das linhas, que fica à vista enquanto elas rolam: passe a `foot` de uma
 * `DataTable`. Diga de que são: de uma página, ou de tudo o que o filtro acha, que só o servidor sabe.
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
