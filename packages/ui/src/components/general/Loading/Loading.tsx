'use client';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Loading.css.ts';

export interface LoadingProps {
  /** O que se espera. @default 'Carregando…' */
  readonly label?: ReactNode;
  /** Em uma linha de texto, em vez de no meio de uma região. @default false */
  readonly isInline?: boolean;
}

/** Espera por algo cuja forma não se conhece. */
export function Loading(props: LoadingProps) {
  const texts = useTexts('Loading', defaults);
  const { label = texts.loading, isInline = false } = props;
  return (
    <div role="status" className={cx(css.block, isInline && css.inline)}>
      <span className={cx(css.mark, isInline && css.small)} aria-hidden />
      <span>{label}</span>
    </div>
  );
}
