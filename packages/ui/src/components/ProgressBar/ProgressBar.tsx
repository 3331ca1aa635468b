'use client';
import { Progress as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: ReactNode;
  value: number;
  /** @default 100 */
  max?: number;
  /** How the value is said: '12 de 40 linhas'. @default percent, or '3 de 40' when `max` is not 100 */
  valueLabel?: string;
  /** @default 'brand' */
  tone?: keyof typeof css.tone;
}

const counted = new Intl.NumberFormat('pt-BR');

/** How far something that can be measured has come. */
export function ProgressBar({ label, value, max = 100, valueLabel, tone = 'brand' }: ProgressBarProps) {
  const id = useId();
  const within = Math.min(Math.max(value, 0), max);
  const percent = max > 0 ? Math.round((within / max) * 100) : 0;
  const said =
    valueLabel ?? (max === 100 ? `${percent} %` : texts.of(counted.format(within), counted.format(max)));
  return (
    <div className={css.frame}>
      <div className={css.line}>
        <span id={id}>{label}</span>
        <span className={css.value}>{said}</span>
      </div>
      <Radix.Root
        className={css.track}
        value={within}
        max={max > 0 ? max : 1}
        getValueLabel={() => said}
        aria-labelledby={id}
      >
        <Radix.Indicator className={cx(css.fill, css.tone[tone])} style={{ inlineSize: `${percent}%` }} />
      </Radix.Root>
    </div>
  );
}
