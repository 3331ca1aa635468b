'use client';
import { useId, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** O que está em andamento; um texto simples onde `isAnnounced` está ligado. */
  readonly label: ReactNode;
  /** `null` enquanto não se sabe quanto há por fazer: a barra se move e não diz número. */
  readonly value: number | null;
  /** O valor que é o todo. @default 100 */
  readonly max?: number;
  /** Como se diz o valor: '12 de 40 linhas'. @default porcentagem, ou '3 de 40' quando `max` não é 100 */
  readonly valueLabel?: string;
  /** O que significa: sua cor, e o que é lido com ele. @default 'brand' */
  readonly tone?: keyof typeof css.tone;
  /** Diz cada quarto e o fim em voz alta, para algo que a pessoa espera enquanto está em outro lugar. @default false */
  readonly isAnnounced?: boolean;
}

/** Até onde algo chegou, ou que está a caminho. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
  tone = 'brand',
  isAnnounced = false,
}: ProgressBarProps) {
  const texts = useTexts('ProgressBar', defaults);
  const locale = useAppLocale();
  const id = useId();
  const isKnown = value !== null;
  const within = Math.min(Math.max(value ?? 0, 0), max);
  const percent = max > 0 ? Math.round((within / max) * 100) : 0;
  const counting =
    max === 100
      ? texts.percent(percent)
      : texts.of(within.toLocaleString(locale), max.toLocaleString(locale));
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
