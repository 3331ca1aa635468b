'use client';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as alertCss from '../InlineAlert/InlineAlert.css.ts';
import { ALERT_ICONS } from '../InlineAlert/InlineAlert.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Banner.css.ts';

export interface BannerProps {
  readonly children: ReactNode;
  /** O que quer dizer: a cor, e o que é lido com ele. @default 'info' */
  readonly tone?: ToneName;
  /** No máximo uma ação, no fim. */
  readonly action?: ReactNode;
  /** Fecha, por um botão 'Fechar'. Ausente: não pode ser fechada. */
  readonly onDismiss?: () => void;
  /** O nome da região. @default 'Aviso' */
  readonly label?: string;
}

/** Algo que vale para a tela ou o sistema inteiro: sem conexão, uma demonstração, manutenção hoje à noite. */
export function Banner({ children, tone = 'info', action, onDismiss, label }: BannerProps) {
  const texts = useTexts('Banner', defaults);
  return (
    <section className={cx(css.banner, css.tone[tone])} aria-label={label ?? texts.label}>
      <span className={alertCss.icon[tone]} aria-hidden>
        {ALERT_ICONS[tone]}
      </span>
      <div className={css.words} role="status">
        {children}
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
      {onDismiss && <IconButton size="small" icon={<X />} label={texts.dismiss} onPress={onDismiss} />}
    </section>
  );
}
