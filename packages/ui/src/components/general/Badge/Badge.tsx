import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
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

const counted = new Intl.NumberFormat('pt-BR');

/** Quantos. Com zero, não aparece. */
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
