import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Section.css.ts';

export interface SectionProps {
  /** O título. */
  readonly title: ReactNode;
  /** Uma linha sobre o que pertence aqui, onde o título não o diz. */
  readonly description?: ReactNode;
  /** À direita do título. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** O nível do título na estrutura da página. @default 2 */
  readonly level?: HeadingLevel;
}

/** Uma parte com título de uma página ou de um formulário. */
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
