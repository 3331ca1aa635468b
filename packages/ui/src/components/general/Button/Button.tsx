'use client';
import { useId, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  ProgressBar,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components';
import { blockedButton } from '../../../internal/blockedButton.ts';
import { cx } from '../../../internal/cx.ts';
import { useAnnouncementCleanup } from '../../../internal/useAnnouncementCleanup.ts';
import * as css from './Button.css.ts';
import { texts } from './intl/pt-BR.ts';

/** How much a button weighs, and whether it destroys. */
export type ButtonVariant = keyof typeof css.variant;
/** How high a button is. */
export type ButtonSize = keyof typeof css.size;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  /** What the button does, as a verb: 'Salvar', 'Cancelar agendamento'. */
  readonly children: ReactNode;
  /** One `primary` a view; `danger` only for what destroys. @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** `large` is the one action of a public screen. @default 'medium' */
  readonly size?: ButtonSize;
  /** An icon before the text. It adds to the text, and is hidden from screen readers. */
  readonly icon?: ReactNode;
  /** An icon after the text, for what opens or leaves. */
  readonly iconAfter?: ReactNode;
  /** One line, cut with an ellipsis, where the text is somebody's data. @default false */
  readonly isTruncated?: boolean;
  /** Takes the width of what holds it. @default false */
  readonly isFullWidth?: boolean;
  /**
   * Why the button does not work now. The button keeps its focus, says the reason to screen readers and shows it
   * beside itself. Prefer it to `isDisabled` alone, which is silent. Given together with `isDisabled={false}`, it is
   * left aside.
   */
  readonly disabledReason?: string | undefined;
  /** What a screen reader hears while `isPending`. @default 'Carregando' */
  readonly pendingLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Something that the person can do here. What goes to another page is a `TextLink` or a `LinkButton`. */
export function Button(allProps: ButtonProps) {
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
      <span className={cx(css.content, isPending && css.contentPending)}>
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
