import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Stack.css.ts';

/** Um passo da escala de espaço: 2, 4, 8, 12, 16, 24, 32, 48 px. */
export type Gap = keyof typeof css.gap;

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** O espaço entre as partes, um passo da escala. @default 'x5' (16 px) */
  readonly gap?: Gap;
  /** Onde as partes ficam no sentido transversal ao que seguem. @default 'stretch' */
  readonly align?: keyof typeof css.align;
  /** O elemento, onde ele significa algo. @default 'div' */
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

/** Coisas uma embaixo da outra, com o mesmo espaço entre elas. */
export function Stack({ gap = 'x5', align = 'stretch', as = 'div', ...props }: StackProps) {
  const Element: ElementType = as;
  return <Element {...props} className={cx(css.stack, css.gap[gap], css.align[align])} />;
}
