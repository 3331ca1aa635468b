'use client';
import { useId, useState, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  ProgressBar,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components';
import { blockedButton } from '../../../internal/blockedButton.ts';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as buttonCss from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';
import { texts as defaults } from '../Button/intl/pt-BR.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './IconButton.css.ts';

interface OwnProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** O ícone, do lucide ou outro. */
  readonly icon: ReactNode;
  /** Quanto se destaca. @default 'quiet' */
  readonly variant?: ButtonVariant;
  /** A largura. @default 'medium' */
  readonly size?: ButtonSize;
  /** Um número pequeno no canto, como o de notificações não lidas. Tem de ser dito também: em `label` ou na descrição. */
  readonly count?: number | undefined;
  /**
   * A dica com o nome, ao apontar e ao receber o foco. Deixe ligada: um ícone sozinho é um enigma.
   * @default true
   */
  readonly hasTooltip?: boolean;
  /** Por que não funciona agora; mantém o foco, e o motivo vem depois do nome na dica. */
  readonly disabledReason?: string | undefined;
  /** De que lado a dica aparece. @default 'top' */
  readonly tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** O nome é obrigatório, como `label` ou como `aria-label`. */
export type IconButtonProps = OwnProps &
  (
    | {
        /** O nome. */
        label: string;
        'aria-label'?: string;
      }
    | { label?: string; 'aria-label': string }
  );

/** Um botão que é só um ícone. O nome dele é lido em voz alta e mostrado como dica. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  count,
  hasTooltip = true,
  disabledReason,
  tooltipPlacement = 'top',
  ref,
  ...props
}: IconButtonProps) {
  const texts = useTexts('Button', defaults);
  const reasonId = useId();
  const name = props['aria-label'] ?? label ?? '';
  const isBlocked = disabledReason !== undefined && props.isDisabled !== false;
  const [isTipOpen, setTipOpen] = useState(false);
  const button = (
    <AriaButton
      {...props}
      ref={ref}
      aria-label={name}
      {...(isBlocked
        ? { isDisabled: false, 'aria-describedby': cx(props['aria-describedby'], reasonId) }
        : {})}
      className={cx(
        buttonCss.button,
        buttonCss.variant[variant],
        buttonCss.size[size],
        css.square,
        css.side[size],
        variant === 'quiet' && css.plain,
      )}
      // A finger does not hover: a press shows the reason instead of acting.
      render={(dom) => <button {...(isBlocked ? blockedButton(dom, props, () => setTipOpen(true)) : dom)} />}
    >
      {props.isPending ? (
        <ProgressBar className={buttonCss.spinner} isIndeterminate aria-label={texts.pending}>
          <span className={buttonCss.spinnerMark} />
        </ProgressBar>
      ) : (
        <span className={cx(buttonCss.icon, css.icon[size])} aria-hidden>
          {icon}
        </span>
      )}
      {count !== undefined && count > 0 && (
        <span className={css.count} data-count={count > 99 ? '99+' : count} aria-hidden />
      )}
    </AriaButton>
  );
  // The tree and the tooltip's state stay the same when a reason comes or goes: the button keeps its focus.
  return (
    <>
      {hasTooltip && name !== '' ? (
        <Tooltip
          content={isBlocked ? `${name}: ${disabledReason}` : name}
          placement={tooltipPlacement}
          closesOnPress={!isBlocked}
          isOpen={isTipOpen}
          onOpenChange={setTipOpen}
        >
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {isBlocked && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
