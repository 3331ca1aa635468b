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
  /** O espaço entre as linhas, onde é outro: as opções de uma lista ficam perto umas das outras. @default o de `gap` */
  readonly rowGap?: 'x2' | 'x3';
}

/** Colunas alinhadas, que diminuem em número onde há menos espaço. */
export function Grid({ columns = 2, fit, hasAside = false, gap = 'x5', rowGap, ...props }: GridProps) {
  const layout = hasAside ? css.aside : fit ? css.fit[fit] : css.columns[`c${columns}`];
  return <div {...props} className={cx(css.grid, css.gap[gap], rowGap && css.rowGap[rowGap], layout)} />;
}

export interface GridItemProps {
  readonly children?: ReactNode;
  /**
   * Quantas colunas ocupa; `all` é a linha inteira. `third` e `half` são partes de uma linha de seis colunas, e uma de
   * duas entre 560 e 960 px. @default 1
   */
  readonly span?: 1 | 2 | 3 | 4 | 6 | 'third' | 'half' | 'all';
  /** Começa uma linha, mesmo onde ainda caberia na anterior. @default false */
  readonly startsLine?: boolean;
  /** Desce à altura das caixas ao lado, que têm um rótulo em cima: um `Switch` ao lado de um campo. @default false */
  readonly isBelowLabel?: boolean;
}

const widthOf = (span: NonNullable<GridItemProps['span']>): string => {
  if (span === 'all') return css.all;
  return span === 'third' || span === 'half' ? css.part[span] : css.span[`s${span}`];
};

/** Uma célula que ocupa mais de uma coluna, ou que diz onde fica na linha. */
export function GridItem({ children, span = 1, startsLine = false, isBelowLabel = false }: GridItemProps) {
  return (
    <div className={cx(widthOf(span), startsLine && css.first, isBelowLabel && css.belowLabel)}>
      {children}
    </div>
  );
}
