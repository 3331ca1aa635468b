import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Gap } from '../Stack/Stack.tsx';
import * as css from './Grid.css.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** Colunas a partir de 960 px; no máximo duas a partir de 560 px, uma abaixo disso. */
  readonly columns?: 1 | 2 | 3 | 4 | 6;
  /** Em vez de `columns`: tantas quantas couberem, cada uma com pelo menos 160, 220 ou 300 px. */
  readonly fit?: keyof typeof css.fit;
  /** Em vez de `columns`: uma coluna principal e um painel de 320 px ao lado dela, a partir de 1024 px. */
  readonly hasAside?: boolean;
  /** O espaço entre as partes, um passo da escala. @default 'x5' (16 px) */
  readonly gap?: Gap;
}

/** Colunas alinhadas, que diminuem em número onde há menos espaço. */
export function Grid({ columns = 2, fit, hasAside = false, gap = 'x5', ...props }: GridProps) {
  const layout = hasAside ? css.aside : fit ? css.fit[fit] : css.columns[`c${columns}`];
  return <div {...props} className={cx(css.grid, css.gap[gap], layout)} />;
}

export interface GridItemProps {
  readonly children?: ReactNode;
  /** Quantas colunas ocupa; `all` é a linha inteira. @default 1 */
  readonly span?: 1 | 2 | 3 | 4 | 6 | 'all';
}

/** Uma célula que ocupa mais de uma coluna. */
export function GridItem({ children, span = 1 }: GridItemProps) {
  return <div className={span === 'all' ? css.all : css.span[`s${span}`]}>{children}</div>;
}
