import type { ElementType, ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  /** O elemento em que se transforma. @default 'span' */
  readonly as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
  readonly id?: string;
  /** Mostra-se enquanto algo dentro dele tem o foco, como faz um link de pular para o conteúdo. @default false */
  readonly isFocusable?: boolean;
  /** Faz dele uma região viva que anuncia sem interromper. */
  readonly role?: 'status' | 'alert';
}

/** Texto para leitores de tela que não ocupa espaço na tela. */
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
