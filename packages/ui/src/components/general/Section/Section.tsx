import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Section.css.ts';

export interface SectionProps {
  /** The heading. */
  readonly title: ReactNode;
  /** One line on what belongs here, where the title does not say it. */
  readonly description?: ReactNode;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** The level of the heading in the outline of the page. @default 2 */
  readonly level?: HeadingLevel;
}

/** A titled part of a page or form. */
export function Section({ title, description, actions, children, level = 2 }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.header}>
        <div className={css.words}>
          <Heading level={level} size={level === 2 ? 's16' : 's14'} id={id}>
            {title}
          </Heading>
          {description && (
            <Text tone="muted" size="s13">
              {description}
            </Text>
          )}
        </div>
        {actions && <Inline>{actions}</Inline>}
      </div>
      {children}
    </section>
  );
}
