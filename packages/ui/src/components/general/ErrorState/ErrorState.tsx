'use client';
import { RefreshCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import * as stateCss from '../EmptyState/EmptyState.css.ts';
import { Text } from '../Text/Text.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** O que não deu certo. @default 'Não foi possível carregar' */
  readonly title?: ReactNode;
  /** O que fazer, ou que o que foi digitado continua guardado. */
  readonly description?: ReactNode;
  /** Mostrado em letra pequena, para quem pede ajuda. */
  readonly requestId?: string | undefined;
  /** 'Tentar novamente'. Ausente: não há esse botão. */
  readonly onRetry?: (() => void) | undefined;
  /** Está tentando de novo. @default false */
  readonly isRetrying?: boolean;
  /** As palavras do botão. @default 'Tentar novamente' */
  readonly retryLabel?: ReactNode;
  /** Uma segunda saída, como voltar. */
  readonly action?: ReactNode;
}

/** Algo quebrou. Guarda o que foi digitado, oferece tentar de novo e mostra o id do pedido. */
export function ErrorState({
  title,
  description,
  requestId,
  onRetry,
  isRetrying = false,
  retryLabel,
  action,
}: ErrorStateProps) {
  const texts = useTexts('ErrorState', defaults);
  return (
    <div className={stateCss.state} role="alert">
      <span className={cx(stateCss.picture, stateCss.broken)} aria-hidden>
        <Unplug />
      </span>
      <Text size="s16" weight="semibold">
        {title === undefined ? texts.title : title}
      </Text>
      {description && (
        <div className={stateCss.text}>
          <Text tone="muted" as="div">
            {description}
          </Text>
        </div>
      )}
      {(onRetry || action) && (
        <div className={stateCss.actions}>
          {onRetry && (
            <Button icon={<RefreshCw />} isPending={isRetrying} onPress={onRetry}>
              {retryLabel === undefined ? texts.retry : retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && <p className={css.request}>{texts.request(requestId)}</p>}
    </div>
  );
}
