import type { ApiError } from '@apto/api-client';
import { CenteredPage, ErrorState } from '@apto/ui';
import { useState } from 'react';
import { messageFrom } from '../notices/index.ts';

interface Props {
  readonly title: string;
  /** What could not be done. */
  readonly text: string;
  readonly error: ApiError;
  readonly retry: () => Promise<void>;
}

/** A link of which nobody could say what it is worth. */
export function UnopenedLink({ title, text, error, retry }: Props) {
  const [isRetrying, setIsRetrying] = useState(false);

  async function again(): Promise<void> {
    setIsRetrying(true);
    await retry();
    setIsRetrying(false);
  }

  return (
    <CenteredPage title={title}>
      <ErrorState
        title={text}
        description={messageFrom(error)}
        requestId={error.requestId ?? undefined}
        isRetrying={isRetrying}
        onRetry={() => void again()}
      />
    </CenteredPage>
  );
}
