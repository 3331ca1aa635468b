import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './CenteredPage.css.ts';

export interface CenteredPageProps {
  /** O que esta página é; seu único título de nível 1. */
  readonly title: ReactNode;
  /** Uma linha sob ele. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Uma página com uma só coisa a fazer e sem moldura em volta: entrar, um endereço que não existe, uma tela
 * que quebrou.
 */
export function CenteredPage({ title, description, children }: CenteredPageProps) {
  return (
    <div className={css.frame}>
      <div className={css.brand}>
        <Logo size="lg" />
      </div>
      <main className={css.card}>
        <div className={css.words}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </div>
        {children}
      </main>
    </div>
  );
}
