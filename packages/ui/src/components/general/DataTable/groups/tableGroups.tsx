'use client';
import type { ReactNode } from 'react';
import { texts } from '../intl/groups.pt-BR.ts';
import type { GroupLineProps, TableGroups } from '../ground/types.ts';
import * as css from './groups.css.ts';

/** Options of {@link tableGroups}. */
export interface TableGroupsOptions<Row> {
  /** Which group a row is of, and what its heading says where `labelOf` does not. */
  readonly of: (row: Row) => string;
  /** What the heading says. @default the group itself, or 'Sem grupo' where it is empty */
  readonly labelOf?: (group: string, rows: readonly Row[]) => string;
  /** What stands at the end of the heading, such as a subtotal. Of the rows of this page alone. */
  readonly summaryOf?: (rows: readonly Row[]) => ReactNode;
}

/**
 * Rows under headings that open and close, with how many there are and a subtotal: give it to the `groups` of a
 * `DataTable`, and make it once, outside of the component. The rows come with those of one group together, as a server
 * sorts them or as `useClientTable` does with `groupBy`.
 */
export function tableGroups<Row>({ of, labelOf, summaryOf }: TableGroupsOptions<Row>): TableGroups<Row> {
  const labelled = labelOf ?? ((group: string) => group || texts.none);
  function Heading({ group, rows, isOpen, onToggle }: GroupLineProps<Row>) {
    return (
      <div className={css.line}>
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <span className={css.label}>{labelled(group, rows)}</span>
          <span className={css.count}>{texts.count(rows.length)}</span>
        </button>
        {summaryOf ? <span className={css.summary}>{summaryOf(rows)}</span> : null}
      </div>
    );
  }
  return { of, Heading };
}
