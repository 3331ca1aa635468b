'use client';
import { useId, useState, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  ProgressBar,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components';
import { blockedButton } from '../../../internal/blockedButton.ts';
import { cx } from '../../../internal/cx.ts';
import * as buttonCss from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';
import { texts as buttonTexts } from '../Button/intl/pt-BR.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './IconButton.css.ts';

interface OwnProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  readonly icon: ReactNode;
  /** How much it stands out. @default 'quiet' */
  readonly variant?: ButtonVariant;
  /** How wide it is. @default 'medium' */
  readonly size?: ButtonSize;
  /** A small number on the corner, such as unread notifications. It has to be in `label` as well. */
  readonly count?: number | undefined;
  /** The tooltip with the name on hover and focus. Leave on: an icon alone is a riddle. @default true */
  readonly hasTooltip?: boolean;
  /** Why it does not work now; it keeps its focus, and the reason follows the name in the tooltip. */
  readonly disabledReason?: string | undefined;
  readonly tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The name is required, as `label` or as `aria-label`. */
export type IconButtonProps = OwnProps &
  ({ label: string; 'aria-label'?: string } | { label?: string; 'aria-label': string });

/** A button that is only an icon. Its name is read out and shown as a tooltip. */
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
  const reasonId = useId();
  const name = props['aria-label'] ?? label ?? '';
  const isBlocked = disabledReason !== undefined && props.isDisabled !== false;
  const [isTipOpen, setTipOpen] = useState(false);
  const button = (
    <AriaButton
      {...props}
      ref={ref}
      aria-label={name}
      {...(isBlocked ? { isDisabled: false, 'aria-describedby': reasonId } : {})}
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
        <ProgressBar className={buttonCss.spinner} isIndeterminate aria-label={buttonTexts.pending}>
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
