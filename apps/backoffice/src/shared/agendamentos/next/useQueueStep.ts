import { ApiError } from '@apto/api-client';
import { useIdempotencyKey } from '@apto/api-client/react';
import { QUEUE_NOTICE } from '@apto/domain/queue';
import { useCallback, useRef, useState } from 'react';
import { notify, notifyError } from '../../notices/index.ts';

type Step = (options: { idempotencyKey: string }) => Promise<unknown>;

/**
 * Steps of the queue, one at a time; what somebody else was quicker at is said, and of whose request, and read again.
 * @returns `busy`: what the step that is on its way is about, as it was given to `run`
 */
export function useQueueStep<About extends number | string>(reload: () => Promise<unknown>) {
  const attempt = useIdempotencyKey();
  const [busy, setBusy] = useState<About | null>(null);
  const isRunning = useRef(false);
  const run = useCallback(
    async (what: string, about: About, step: Step, funcionario: string | null = null) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(about);
      try {
        await step({ idempotencyKey: attempt.keyFor([what, about]) });
        // The same again is another request.
        attempt.restart();
      } catch (error) {
        attempt.restartIfRefused(error);
        const isConflict = error instanceof ApiError && error.status === 409;
        if (isConflict) notify(QUEUE_NOTICE.startFailed(error.message, funcionario));
        else notifyError(error);
        if (isConflict) await reload();
      } finally {
        isRunning.current = false;
        setBusy(null);
      }
    },
    [attempt, reload],
  );
  return { busy, run };
}
