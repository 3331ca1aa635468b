import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import * as css from './Tag.css.ts';

export interface TagProps {
  readonly children: ReactNode;
  /** What it means: its colour, and what is read out with it. @default 'neutral' */
  readonly tone?: ToneName;
  /** Um ícone ao lado das palavras; decoração, escondido dos leitores de tela. */
  readonly icon?: ReactNode;
  /** Full colour, for the one that has to be seen first. @default false */
  readonly isSolid?: boolean;
}

/** A short label: a kind, a group, a mark. */
export function Tag({ children, tone = 'neutral', icon, isSolid = false }: TagProps) {
  return (
    <span className={cx(css.tag, isSolid ? css.solid[tone] : css.tone[tone])}>
      {icon && (
        <span className={css.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={css.words} data-text>
        {children}
      </span>
    </span>
  );
}
