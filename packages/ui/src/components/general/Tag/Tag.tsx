import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import * as css from './Tag.css.ts';

export interface TagProps {
  readonly children: ReactNode;
  /** O que significa: sua cor, e o que é lido com ele. @default 'neutral' */
  readonly tone?: ToneName;
  /** Um ícone ao lado das palavras; decoração, escondido dos leitores de tela. */
  readonly icon?: ReactNode;
  /** Cor cheia, para a que precisa ser vista primeiro. @default false */
  readonly isSolid?: boolean;
}

/** Um rótulo curto: um tipo, um grupo, uma marca. */
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
