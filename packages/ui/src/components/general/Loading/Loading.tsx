import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Loading.css.ts';

export interface LoadingProps {
  /** O que se espera. @default 'Carregando…' */
  readonly label?: ReactNode;
  /** Em uma linha de texto, em vez de no meio de uma região. @default false */
  readonly isInline?: boolean;
}

/** Espera por algo cuja forma não se conhece. */
export function Loading({ label = texts.loading, isInline = false }: LoadingProps) {
  return (
    <div role="status" className={cx(css.block, isInline && css.inline)}>
      <span className={cx(css.mark, isInline && css.small)} aria-hidden />
      <span>{label}</span>
    </div>
  );
}
