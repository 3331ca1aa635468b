import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './DescriptionList.css.ts';

/** A name and what it is. */
export interface Description {
  /** The name. */
  readonly term: ReactNode;
  /** `null`, `undefined` and '' are shown as what is not known. */
  readonly detail: ReactNode;
  /** Takes the whole line. */
  readonly isWide?: boolean;
}

export interface DescriptionListProps {
  /** The pairs, in the order to show. */
  readonly items: readonly Description[];
  /** Pairs side by side where there is room. @default 2 */
  readonly columns?: 1 | 2 | 3 | 4;
  /** `rows` puts the term at the left and the detail at the right, as in a summary. @default 'grid' */
  readonly layout?: 'grid' | 'rows';
  /** What stands for an absent detail. @default 'Não informado' */
  readonly absent?: ReactNode;
}

const isAbsent = (detail: ReactNode): boolean => detail === null || detail === undefined || detail === '';

/** Names and values of one thing. */
export function DescriptionList({
  items,
  columns = 2,
  layout = 'grid',
  absent = texts.absent,
}: DescriptionListProps) {
  const isRows = layout === 'rows';
  return (
    <dl className={cx(css.list, isRows ? css.rows : css.columns[`c${columns}`])}>
      {items.map(({ term, detail, isWide }, index) => (
        <div key={index} className={cx(css.pair, isRows && css.row, isWide && css.wide)}>
          <dt className={css.term}>{term}</dt>
          <dd className={cx(css.detail, isAbsent(detail) && css.absent)}>
            {isAbsent(detail) ? absent : detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
