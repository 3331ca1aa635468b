import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Uma frase: o que não há. */
  readonly title: ReactNode;
  /** Por quê, ou o que fazer. */
  readonly description?: ReactNode;
  /** Uma ação: criar o primeiro, ou limpar os filtros. */
  readonly action?: ReactNode;
  /** `empty`: ainda não há nada. `notFound`: uma busca ou um filtro não achou nada. @default 'empty' */
  readonly kind?: 'empty' | 'notFound';
  /** Outra imagem. */
  readonly icon?: ReactNode;
}

/** Nada ali, ou nada achado: duas imagens, cada uma com uma frase e uma ação. */
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
