'use client';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import * as css from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';

export interface LinkButtonProps extends Omit<
  LinkProps,
  'children' | 'className' | 'style' | 'render' | 'ref'
> {
  readonly children: ReactNode;
  /** The address. */
  readonly href: string;
  /** How much it weighs. @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** How high it is. @default 'medium' */
  readonly size?: ButtonSize;
  /** Um ícone ao lado das palavras; enfeite, oculto do leitor de tela. */
  readonly icon?: ReactNode;
  /** An icon after the words, for what opens or leaves. */
  readonly iconAfter?: ReactNode;
  /** Toma a largura do que o contém. @default false */
  readonly isFullWidth?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for the main way onward. It stays a link: middle click and 'copy address' work. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  isFullWidth = false,
  ref,
  ...props
}: LinkButtonProps) {
  return (
    <Link
      {...props}
      {...(ref ? { ref } : {})}
      className={cx(css.button, css.variant[variant], css.size[size], isFullWidth && css.stretched)}
    >
      <span className={css.content}>
        {icon && (
          <span className={css.icon} aria-hidden>
            {icon}
          </span>
        )}
        {children}
        {iconAfter && (
          <span className={css.icon} aria-hidden>
            {iconAfter}
          </span>
        )}
      </span>
    </Link>
  );
}
