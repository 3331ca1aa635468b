import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Loading.css.ts';

export interface LoadingProps {
  /** What is awaited. @default 'Carregando…' */
  readonly label?: ReactNode;
  /** In a line of text instead of in the middle of a region. @default false */
  readonly isInline?: boolean;
}

/** Waiting for something whose shape is not known. */
export function Loading({ label = texts.loading, isInline = false }: LoadingProps) {
  return (
    <div role="status" className={cx(css.block, isInline && css.inline)}>
      <span className={cx(css.mark, isInline && css.small)} aria-hidden />
      <span>{label}</span>
    </div>
  );
}
