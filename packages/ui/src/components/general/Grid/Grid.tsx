import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Gap } from '../Stack/Stack.tsx';
import * as css from './Grid.css.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** Columns from 960 px on; two at most from 560 px, one below. */
  readonly columns?: 1 | 2 | 3 | 4 | 6;
  /** Instead of `columns`: as many as fit, each at least 160, 220 or 300 px. */
  readonly fit?: keyof typeof css.fit;
  /** Instead of `columns`: a main column and a panel of 320 px beside it from 1024 px on. */
  readonly hasAside?: boolean;
  /** The space between the parts, a step of the scale. @default 'x5' (16 px) */
  readonly gap?: Gap;
}

/** Columns that line up, and become fewer where there is less room. */
export function Grid({ columns = 2, fit, hasAside = false, gap = 'x5', ...props }: GridProps) {
  const layout = hasAside ? css.aside : fit ? css.fit[fit] : css.columns[`c${columns}`];
  return <div {...props} className={cx(css.grid, css.gap[gap], layout)} />;
}

export interface GridItemProps {
  readonly children?: ReactNode;
  /** How many columns it takes; `all` is the whole line. @default 1 */
  readonly span?: 1 | 2 | 3 | 4 | 6 | 'all';
}

/** A cell that takes more than one column. */
export function GridItem({ children, span = 1 }: GridItemProps) {
  return <div className={span === 'all' ? css.all : css.span[`s${span}`]}>{children}</div>;
}
