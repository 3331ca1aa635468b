'use client';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** Quantos; com 0 nada aparece. */
  readonly count: number;
  /** O que se conta, para leitores de tela: 'pendências'. */
  readonly label: string;
  /** Acima dele mostra 99+. @default 99 */
  readonly max?: number;
  /** O que quer dizer: a cor, e o que é lido com ele. @default 'neutral' */
  readonly tone?: ToneName;
  /** Preenchido, para o que pede atenção. @default false */
  readonly isSolid?: boolean;
}

/** Quantos. Com zero, não aparece. */
export function Badge({ count, label, max = 99, tone = 'neutral', isSolid = false }: BadgeProps) {
  const locale = useAppLocale();
  if (count <= 0) return null;
  const text = count.toLocaleString(locale);
  return (
    <span className={cx(css.badge, isSolid ? css.solid[tone] : css.tone[tone])}>
      <span aria-hidden>{count > max ? `${max.toLocaleString(locale)}+` : text}</span>
      <VisuallyHidden>
        {text} {label}
      </VisuallyHidden>
    </span>
  );
}
