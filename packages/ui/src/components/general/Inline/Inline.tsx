import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Gap } from '../Stack/Stack.tsx';
import * as css from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** The space between the parts, a step of the scale. @default 'x3' (8 px) */
  readonly gap?: Gap;
  /** Where the parts lie across the direction they run in. @default 'center' */
  readonly align?: keyof typeof css.align;
  /** How the parts share the line. @default 'start' */
  readonly justify?: keyof typeof css.justify;
  /** Goes on in the next line where there is no room. @default true */
  readonly isWrapping?: boolean;
  /** The element that it becomes. @default 'div' */
  readonly as?: 'div' | 'span' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';
}

/** Things side by side. */
export function Inline({
  gap = 'x3',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as = 'div',
  ...props
}: InlineProps) {
  const Element: ElementType = as;
  return (
    <Element
      {...props}
      className={cx(css.inline, isWrapping && css.wrap, css.gap[gap], css.align[align], css.justify[justify])}
    />
  );
}

/** The child of an `Inline` that takes the room that is left. */
export function InlineGrow({ children }: { children?: ReactNode }) {
  return <div className={css.grow}>{children}</div>;
}
