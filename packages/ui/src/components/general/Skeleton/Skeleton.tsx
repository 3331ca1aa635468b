import type { CSSProperties } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Comprimento CSS. @default '100%' */
  readonly width?: string | number;
  /** Comprimento CSS. @default a altura de uma linha de texto, ou a largura quando é um círculo */
  readonly height?: string | number;
  /** O que representa até que chegue. @default 'text' */
  readonly shape?: keyof typeof css.shape;
  /** Várias linhas, a última mais curta. @default 1 */
  readonly lines?: number;
}

const length = (value: string | number): string => (typeof value === 'number' ? `${value}px` : value);
const property = (variable: string): string => variable.slice(4, -1);

/**
 * A forma do que está por vir, para que nada salte quando chega. Escondida dos leitores de tela: a parte que carrega
 * diz isso por si, com `aria-busy` ou `Loading`.
 */
export function Skeleton({ width = '100%', height, shape = 'text', lines = 1 }: SkeletonProps) {
  const fallback = shape === 'circle' ? length(width) : '0.9em';
  const style = (share?: string): CSSProperties => ({
    [property(css.inlineSize)]: share ?? length(width),
    [property(css.blockSize)]: height === undefined ? fallback : length(height),
  });
  const name = cx(css.bone, css.shape[shape]);
  if (lines === 1) return <span className={name} style={style()} aria-hidden />;
  return (
    <span className={css.lines} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={name} style={style(index === lines - 1 ? '60%' : undefined)} />
      ))}
    </span>
  );
}
