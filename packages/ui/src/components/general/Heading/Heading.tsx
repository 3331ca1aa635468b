import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Heading.css.ts';

/** The level in the outline of the page, 1 to 6. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  readonly children?: ReactNode;
  /** Its place in the outline of the page; the size follows it. One level 1 a page. */
  readonly level: HeadingLevel;
  /** Another size than the level's own. */
  readonly size?: keyof typeof css.size;
  readonly id?: string;
  /** Makes it focusable by script, for moving the focus to a new step or page. */
  readonly tabIndex?: -1;
  readonly ref?: Ref<HTMLHeadingElement>;
}

const SIZES = { 1: 's24', 2: 's20', 3: 's16', 4: 's14', 5: 's14', 6: 's14' } as const;

/** A heading, in the size of its level. */
export function Heading({ level, size = SIZES[level], ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...props}
      className={cx(css.heading, css.size[size], (size === 's24' || size === 's32') && css.large)}
    />
  );
}
