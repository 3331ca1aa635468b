import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './CenteredPage.css.ts';

export interface CenteredPageProps {
  /** What this page is; its only heading of level 1. */
  readonly title: ReactNode;
  /** One line under it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with one thing to do and no frame around it: signing in, an address that is none, a screen that broke. */
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
