import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** How many; none is shown for 0. */
  readonly count: number;
  /** What is counted, for screen readers: 'pendências'. */
  readonly label: string;
  /** Shows 99+ past it. @default 99 */
  readonly max?: number;
  /** What it means: its colour, and what is read out with it. @default 'neutral' */
  readonly tone?: ToneName;
  /** Filled, for what asks for attention. @default false */
  readonly isSolid?: boolean;
}

const counted = new Intl.NumberFormat('pt-BR');

/** How many. Nothing at all for zero. */
export function Badge({ count, label, max = 99, tone = 'neutral', isSolid = false }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(css.badge, isSolid ? css.solid[tone] : css.tone[tone])}>
      <span aria-hidden>{count > max ? `${counted.format(max)}+` : counted.format(count)}</span>
      <VisuallyHidden>
        {counted.format(count)} {label}
      </VisuallyHidden>
    </span>
  );
}
