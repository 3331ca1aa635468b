import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Gap } from '../Stack/Stack.tsx';
import * as css from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** O espaço entre as partes, um passo da escala. @default 'x3' (8 px) */
  readonly gap?: Gap;
  /** Onde as partes ficam no sentido contrário ao da linha. @default 'center' */
  readonly align?: keyof typeof css.align;
  /** Como as partes dividem a linha. @default 'start' */
  readonly justify?: keyof typeof css.justify;
  /** Continua na linha seguinte onde não há espaço. @default true */
  readonly isWrapping?: boolean;
  /** O elemento que ele vira. @default 'div' */
  readonly as?: 'div' | 'span' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';
}

/** Coisas lado a lado. */
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

/** O filho de um `Inline` que toma o espaço que sobra. */
export function InlineGrow({ children }: { children?: ReactNode }) {
  return <div className={css.grow}>{children}</div>;
}
