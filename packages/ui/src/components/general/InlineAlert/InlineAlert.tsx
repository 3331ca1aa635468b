'use client';
import { CircleCheck, Info, OctagonAlert, Sparkles, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from 'react-aria-components';
import * as buttonCss from '../Button/Button.css.ts';
import * as iconCss from '../IconButton/IconButton.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './InlineAlert.css.ts';

export interface InlineAlertProps {
  /** O que quer dizer: a cor, e o que é lido com ele. @default 'info' */
  readonly tone?: ToneName;
  /** O título. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Um botão ou link que ajuda. */
  readonly action?: ReactNode;
  /** Fecha, por um botão 'Fechar'. Ausente: não pode ser fechada. */
  readonly onDismiss?: () => void;
  /**
   * É anunciado quando aparece: `polite` espera uma pausa, `assertive` interrompe. @default nenhum, como o
   * que sempre esteve ali
   */
  readonly announce?: 'polite' | 'assertive';
  /** Outro ícone que o do tom. */
  readonly icon?: ReactNode;
}

export const ALERT_ICONS: Record<ToneName, ReactNode> = {
  success: <CircleCheck size={20} />,
  warning: <TriangleAlert size={20} />,
  danger: <OctagonAlert size={20} />,
  info: <Info size={20} />,
  highlight: <Sparkles size={20} />,
  neutral: <Info size={20} />,
};

/** Algo a saber, no lugar de que trata. */
export function InlineAlert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  announce,
  icon = ALERT_ICONS[tone],
}: InlineAlertProps) {
  const texts = useTexts('InlineAlert', defaults);
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
      {onDismiss && (
        // Not an IconButton: its tooltip would bring the overlays to pages that only say something, such as sign-in.
        <Button
          className={cx(
            buttonCss.button,
            buttonCss.variant.quiet,
            buttonCss.size.small,
            iconCss.square,
            iconCss.side.small,
            iconCss.plain,
          )}
          aria-label={texts.dismiss}
          render={(dom) => <button {...dom} title={texts.dismiss} />}
          onPress={onDismiss}
        >
          <span className={cx(buttonCss.icon, iconCss.icon.small)} aria-hidden>
            <X />
          </span>
        </Button>
      )}
    </div>
  );
}
