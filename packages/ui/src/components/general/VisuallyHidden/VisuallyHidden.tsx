import type { ElementType, ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  /** The element that it becomes. @default 'span' */
  readonly as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
  readonly id?: string;
  /** Shows itself while something inside has focus, as a skip link does. @default false */
  readonly isFocusable?: boolean;
  /** Turns it into a polite live region. */
  readonly role?: 'status' | 'alert';
}

/** Text for screen readers that needs no room on the screen. */
export function VisuallyHidden({
  children,
  as = 'span',
  id,
  isFocusable = false,
  role,
}: VisuallyHiddenProps) {
  const Element: ElementType = as;
  return (
    <Element className={css.hidden} id={id} role={role} data-focusable={isFocusable || undefined}>
      {children}
    </Element>
  );
}
