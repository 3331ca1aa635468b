import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Stack.css.ts';

/** A step of the space scale: 2, 4, 8, 12, 16, 24, 32, 48 px. */
export type Gap = keyof typeof css.gap;

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** The space between the parts, a step of the scale. @default 'x5' (16 px) */
  readonly gap?: Gap;
  /** Where the parts lie across the direction they run in. @default 'stretch' */
  readonly align?: keyof typeof css.align;
  /** The element, where it means something. @default 'div' */
  readonly as?:
    | 'div'
    | 'section'
    | 'article'
    | 'ul'
    | 'ol'
    | 'li'
    | 'nav'
    | 'main'
    | 'aside'
    | 'header'
    | 'footer'
    | 'fieldset';
}

/** Things one under the other, with the same space between them. */
export function Stack({ gap = 'x5', align = 'stretch', as = 'div', ...props }: StackProps) {
  const Element: ElementType = as;
  return <Element {...props} className={cx(css.stack, css.gap[gap], css.align[align])} />;
}
