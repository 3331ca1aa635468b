import { ApiError, reviewMany, type Input } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSilent, messageFrom } from '../../shared/notices/index.ts';
import { manyRoute } from './states.ts';

/** Sends the request to be reviewed; what is refused stays beside its field, and everything typed stays. */
export function useManyReview(onRefused: (refusals: ApiError['campos']) => void) {
  const api = useApi();
  const navigate = useNavigate();
  const attempt = useIdempotencyKey();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    failure,
    isBusy,
    review: async (body: Input<typeof reviewMany>['body'], onKept: () => void): Promise<void> => {
      setBusy(true);
      setFailure(null);
      try {
        const { id } = await api.invoke(reviewMany, { body }, { idempotencyKey: attempt.keyFor(body) });
        onKept();
        await navigate(manyRoute(id));
      } catch (error) {
        attempt.restartIfRefused(error);
        if (isSilent(error)) return;
        setFailure(messageFrom(error));
        if (error instanceof ApiError) onRefused(error.campos);
      } finally {
        setBusy(false);
      }
    },
  };
}
