import { useId, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as css from './Card.css.ts';

export interface CardProps {
  readonly children?: ReactNode;
  /** O título do cartão. */
  readonly title?: ReactNode;
  /** O nível do título na estrutura da página. @default 3 */
  readonly level?: HeadingLevel;
  /** À direita do título. */
  readonly actions?: ReactNode;
  /** Botões sob uma linha fina. */
  readonly footer?: ReactNode;
  /** `none` para uma tabela que traz o seu. @default 'md' (16 px) */
  readonly padding?: keyof typeof css.padding;
  /** Recuado em vez de elevado: resumos, dicas. @default false */
  readonly isSunken?: boolean;
}

/**
 * Um bloco com borda própria. Não é algo que se aperta: isso é uma escolha de `RadioCards` ou um link dentro
 * dele.
 */
export function Card({
  children,
  title,
  level = 3,
  actions,
  footer,
  padding = 'md',
  isSunken = false,
}: CardProps) {
  const id = useId();
  const Element = title ? 'section' : 'div';
  return (
    <Element
      className={cx(
        css.card,
        css.padding[padding],
        padding === 'none' && css.clipped,
        isSunken && css.sunken,
      )}
      aria-labelledby={title ? id : undefined}
    >
      {(title || actions) && (
        <div className={css.header}>
          {title && (
            <Heading level={level} id={id}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </Element>
  );
}
