import type { ApiError } from '@apto/api-client';
import { ErrorState } from '@apto/ui';

interface Props {
  title: string;
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** A read that failed: what happened, and the way to try again. */
export function CallFailure({ title, error, onRetry, isRetrying }: Props) {
  return (
    <ErrorState
      title={title}
      description={error.message}
      requestId={error.requestId ?? undefined}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
