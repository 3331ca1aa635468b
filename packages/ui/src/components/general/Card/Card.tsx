import { useId, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as css from './Card.css.ts';

export interface CardProps {
  readonly children?: ReactNode;
  /** The heading of the card. */
  readonly title?: ReactNode;
  /** The level of the heading in the outline of the page. @default 3 */
  readonly level?: HeadingLevel;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** Buttons under a hairline. */
  readonly footer?: ReactNode;
  /** `none` for a table that brings its own. @default 'md' (16 px) */
  readonly padding?: keyof typeof css.padding;
  /** Set back instead of raised: summaries, hints. @default false */
  readonly isSunken?: boolean;
}

/** A block with an edge of its own. Not something to press: that is a `RadioCards` choice or a link inside. */
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
