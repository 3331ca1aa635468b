'use client';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as alertCss from '../InlineAlert/InlineAlert.css.ts';
import { ALERT_ICONS } from '../InlineAlert/InlineAlert.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './Banner.css.ts';

export interface BannerProps {
  readonly children: ReactNode;
  /** What it means: its colour, and what is read out with it. @default 'info' */
  readonly tone?: ToneName;
  /** One action at most, at the end. */
  readonly action?: ReactNode;
  /** Closes it, by a button 'Fechar'. Absent: it cannot be closed. */
  readonly onDismiss?: () => void;
  /** Name of the region. @default 'Aviso' */
  readonly label?: string;
}

/** Something that holds for the whole screen or system: no connection, a demonstration, maintenance tonight. */
export function Banner({ children, tone = 'info', action, onDismiss, label = texts.label }: BannerProps) {
  return (
    <section className={cx(css.banner, css.tone[tone])} aria-label={label}>
      <span className={alertCss.icon[tone]} aria-hidden>
        {ALERT_ICONS[tone]}
      </span>
      <div className={css.words} role="status">
        {children}
      </div>
      {action}
      {onDismiss && <IconButton size="small" icon={<X />} label={texts.dismiss} onPress={onDismiss} />}
    </section>
  );
}
