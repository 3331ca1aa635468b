import type { ApiError } from '@apto/api-client';
import { ErrorState } from '@apto/ui';
import { messageFrom } from '../notices/index.ts';

interface Props {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Where somebody is signed in could not be read: why, and the way to read it again. */
export const SessionsFailure = ({ error, ...retry }: Props) => (
  <ErrorState
    title="Não foi possível carregar as sessões."
    description={messageFrom(error)}
    requestId={error.requestId ?? undefined}
    {...retry}
  />
);
