'use client';
import { useId, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What goes on; a plain text where `isAnnounced` is on. */
  readonly label: ReactNode;
  /** `null` while how much there is to do is not known: the bar moves and says no number. */
  readonly value: number | null;
  /** The value that is all. @default 100 */
  readonly max?: number;
  /** How the value is said: '12 de 40 linhas'. @default percent, or '3 de 40' when `max` is not 100 */
  readonly valueLabel?: string;
  /** What it means: its colour, and what is read out with it. @default 'brand' */
  readonly tone?: keyof typeof css.tone;
  /** Says each quarter and the end aloud, for something that the person waits for elsewhere. @default false */
  readonly isAnnounced?: boolean;
}

const counted = new Intl.NumberFormat('pt-BR');

/** How far something has come, or that it is on its way. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
  tone = 'brand',
  isAnnounced = false,
}: ProgressBarProps) {
  const id = useId();
  const isKnown = value !== null;
  const within = Math.min(Math.max(value ?? 0, 0), max);
  const percent = max > 0 ? Math.round((within / max) * 100) : 0;
  const counting = max === 100 ? `${percent} %` : texts.of(counted.format(within), counted.format(max));
  const said = valueLabel ?? (isKnown ? counting : '');
  return (
    <div className={css.frame}>
      <div className={css.line}>
        <span id={id}>{label}</span>
        <span className={css.value}>{said}</span>
      </div>
      <div
        role="progressbar"
        className={css.track}
        aria-valuemin={0}
        aria-valuemax={max > 0 ? max : 1}
        aria-valuenow={isKnown ? within : undefined}
        aria-valuetext={said || (isKnown ? undefined : texts.unknown)}
        aria-labelledby={id}
      >
        <div
          className={cx(css.fill, css.tone[tone], !isKnown && css.moving)}
          style={isKnown ? { inlineSize: `${percent}%` } : undefined}
        />
      </div>
      {isAnnounced && (
        <VisuallyHidden role="status">
          {isKnown && typeof label === 'string' ? texts.announced(label, quarterOf(percent)) : ''}
        </VisuallyHidden>
      )}
    </div>
  );
}

/** 0, 25, 50, 75 or 100: what is said aloud, so that not every step interrupts. */
const quarterOf = (percent: number): number => Math.floor(percent / 25) * 25;
