import type { CSSProperties } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** CSS length. @default '100%' */
  readonly width?: string | number;
  /** CSS length. @default the height of a line of text, or the width for a circle */
  readonly height?: string | number;
  /** What it stands for until it comes. @default 'text' */
  readonly shape?: keyof typeof css.shape;
  /** Several lines, the last one shorter. @default 1 */
  readonly lines?: number;
}

const length = (value: string | number): string => (typeof value === 'number' ? `${value}px` : value);
const property = (variable: string): string => variable.slice(4, -1);

/**
 * The shape of what is coming, so that nothing jumps when it is here. Hidden from screen readers: the part that loads
 * says so itself, with `aria-busy` or `Loading`.
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
