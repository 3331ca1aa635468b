'use client';
import { useId, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  ProgressBar,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components';
import { blockedButton } from '../../../internal/blockedButton.ts';
import { cx } from '../../../internal/cx.ts';
import { looseIconCheck } from '../../../internal/looseIconCheck.ts';
import { useAnnouncementCleanup } from '../../../internal/useAnnouncementCleanup.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as css from './Button.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** Quanto um botão pesa, e se ele destrói. */
export type ButtonVariant = keyof typeof css.variant;
/** A altura de um botão. */
export type ButtonSize = keyof typeof css.size;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  /** O que o botão faz, com um verbo: 'Salvar', 'Cancelar agendamento'. */
  readonly children: ReactNode;
  /**
   * Um `primary` por tela; `danger` só para o que destrói, e `quietDanger` onde ele está entre outras ações e
   * ainda pergunta. @default 'secondary'
   */
  readonly variant?: ButtonVariant;
  /** `large` é a única ação de uma tela pública. @default 'medium' */
  readonly size?: ButtonSize;
  /** Um ícone antes do texto. Ele soma ao texto, e fica oculto de leitores de tela. */
  readonly icon?: ReactNode;
  /** Um ícone depois do texto, para o que abre ou sai. */
  readonly iconAfter?: ReactNode;
  /** Uma linha, cortada com reticências, onde o texto é dado de alguém. @default false */
  readonly isTruncated?: boolean;
  /** Toma a largura do que o contém. @default false */
  readonly isFullWidth?: boolean;
  /**
   * Por que o botão não funciona agora. O botão mantém o foco, diz o motivo a leitores de tela e o mostra ao
   * lado. Prefira-o a `isDisabled` sozinho, que é mudo. Junto com `isDisabled={false}`, é ignorado.
   */
  readonly disabledReason?: string | undefined;
  /** O que leitores de tela dizem durante `isPending`. @default 'Carregando' */
  readonly pendingLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Algo que a pessoa pode fazer aqui. O que leva a outra página é um `TextLink` ou um `LinkButton`. */
export function Button(allProps: ButtonProps) {
  const texts = useTexts('Button', defaults);
  const {
    children,
    variant = 'secondary',
    size = 'medium',
    icon,
    iconAfter,
    isTruncated = false,
    isFullWidth = false,
    disabledReason,
    pendingLabel = texts.pending,
    ref,
    ...props
  } = allProps;
  const reasonId = useId();
  const ownId = useId();
  const id = props.id ?? ownId;
  useAnnouncementCleanup(id);
  const isPending = props.isPending ?? false;
  const isBlocked = disabledReason !== undefined && props.isDisabled !== false;
  const button = (
    <AriaButton
      {...props}
      id={id}
      ref={ref}
      {...(isBlocked ? { isDisabled: false } : {})}
      className={cx(css.button, css.variant[variant], css.size[size], isFullWidth && css.stretched)}
      aria-describedby={cx(props['aria-describedby'], isBlocked && reasonId) || undefined}
      render={(dom) => <button {...(isBlocked ? blockedButton(dom, props) : dom)} />}
    >
      <span ref={looseIconCheck} className={cx(css.content, isPending && css.contentPending)}>
        {icon && (
          <span className={css.icon} aria-hidden>
            {icon}
          </span>
        )}
        {isTruncated ? <span className={css.truncated}>{children}</span> : children}
        {iconAfter && (
          <span className={css.icon} aria-hidden>
            {iconAfter}
          </span>
        )}
      </span>
      {isPending && (
        <ProgressBar className={css.spinner} isIndeterminate aria-label={pendingLabel}>
          <span className={css.spinnerMark} />
        </ProgressBar>
      )}
    </AriaButton>
  );
  // A button that may get a reason has its frame from the start: when the reason comes or goes it keeps its focus.
  if (!('disabledReason' in allProps)) return button;
  return (
    <span className={isBlocked ? cx(css.frame, isFullWidth && css.fullWidth) : css.noFrame}>
      {button}
      {isBlocked && (
        <span id={reasonId} className={css.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
