import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Heading.css.ts';

/** O nível na estrutura da página, de 1 a 6. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  readonly children?: ReactNode;
  /** O lugar dele na estrutura da página; o tamanho o acompanha. Um só nível 1 por página. */
  readonly level: HeadingLevel;
  /** Outro tamanho que o do próprio nível. */
  readonly size?: keyof typeof css.size;
  readonly id?: string;
  /** O que mais se ouve quando ele recebe o foco. */
  readonly 'aria-describedby'?: string;
  /** Permite que um script lhe dê o foco, para levá-lo a um novo passo ou página. */
  readonly tabIndex?: -1;
  readonly ref?: Ref<HTMLHeadingElement>;
}

const SIZES = { 1: 's24', 2: 's20', 3: 's16', 4: 's14', 5: 's14', 6: 's14' } as const;

/** Um título, no tamanho do seu nível. */
export function Heading({ level, size = SIZES[level], ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...props}
      className={cx(css.heading, css.size[size], (size === 's24' || size === 's32') && css.large)}
    />
  );
}
