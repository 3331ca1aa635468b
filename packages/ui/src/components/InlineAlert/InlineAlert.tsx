'use client';
import { CircleCheck, Info, OctagonAlert, Sparkles, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from '../../theme/palette.ts';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './InlineAlert.css.ts';

export interface InlineAlertProps {
  /** @default 'informacao' */
  tone?: ToneName;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Says it when it appears: `polite` waits for a pause, `assertive` interrupts. @default none, as what was always there */
  announce?: 'polite' | 'assertive';
  /** Another icon than the tone's. */
  icon?: ReactNode;
}

export const ALERT_ICONS: Record<ToneName, ReactNode> = {
  sucesso: <CircleCheck size={20} />,
  atencao: <TriangleAlert size={20} />,
  perigo: <OctagonAlert size={20} />,
  informacao: <Info size={20} />,
  realce: <Sparkles size={20} />,
  neutro: <Info size={20} />,
};

/** Something to know, in the place that it is about. */
export function InlineAlert({
  tone = 'informacao',
  title,
  children,
  action,
  onDismiss,
  announce,
  icon = ALERT_ICONS[tone],
}: InlineAlertProps) {
  return (
    <div
      className={cx(css.alert, css.tone[tone])}
      role={announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined}
    >
      <span className={css.icon[tone]} aria-hidden>
        {icon}
      </span>
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.actions}>{action}</div>}
      </div>
      {onDismiss && <IconButton size="small" icon={<X />} label={texts.dismiss} onPress={onDismiss} />}
    </div>
  );
}
