'use client';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { looseIconCheck } from '../../../internal/looseIconCheck.ts';
import * as css from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';

export interface LinkButtonProps extends Omit<
  LinkProps,
  'children' | 'className' | 'style' | 'render' | 'ref'
> {
  readonly children: ReactNode;
  /** O endereço. */
  readonly href: string;
  /** Quanto pesa. @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** A altura. @default 'medium' */
  readonly size?: ButtonSize;
  /** Um ícone ao lado das palavras; enfeite, oculto de leitores de tela. */
  readonly icon?: ReactNode;
  /** Um ícone depois das palavras, para o que abre ou sai. */
  readonly iconAfter?: ReactNode;
  /** Toma a largura do que o contém. @default false */
  readonly isFullWidth?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * Um link que parece um botão, para o caminho principal adiante. Continua um link: o clique do meio e 'copiar
 * endereço' funcionam.
 */
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
      <span ref={looseIconCheck} className={css.content}>
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
