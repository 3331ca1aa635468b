import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what is not there. */
  readonly title: ReactNode;
  /** Why, or what to do. */
  readonly description?: ReactNode;
  /** One action: make the first, or clear the filters. */
  readonly action?: ReactNode;
  /** `empty`: there is nothing yet. `notFound`: a search or filter found nothing. @default 'empty' */
  readonly kind?: 'empty' | 'notFound';
  /** Another picture. */
  readonly icon?: ReactNode;
}

/** Nothing there, or nothing found: two pictures, each with a sentence and one action. */
export function EmptyState({ title, description, action, kind = 'empty', icon }: EmptyStateProps) {
  const picture = kind === 'notFound' ? <SearchX /> : <Inbox />;
  return (
    <div className={css.state}>
      <span className={css.picture} aria-hidden>
        {icon ?? picture}
      </span>
      <Text size="s16" weight="semibold">
        {title}
      </Text>
      {description && (
        <div className={css.text}>
          <Text tone="muted" as="div">
            {description}
          </Text>
        </div>
      )}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}
