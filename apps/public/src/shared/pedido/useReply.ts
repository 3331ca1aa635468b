import { answerAsEmployee, ApiError, myAutoagendamento, type Input } from '@apto/api-client';
import { useAction, useIdempotencyKey, useReload } from '@apto/api-client/react';

type Body = NonNullable<Input<typeof answerAsEmployee>['body']>;

/**
 * Sends the employee's answer to the day that they see; rejects with the server's sentence. A day that changed meanwhile
 * is loaded and shown, and is not confirmed unseen.
 */
export function useReply({ id, version }: { id: number; version: number }) {
  const { trigger } = useAction(answerAsEmployee);
  const reload = useReload();
  const attempt = useIdempotencyKey();

  async function reply(body: Body): Promise<void> {
    try {
      await trigger({
        input: { body },
        options: { ifMatch: version, idempotencyKey: attempt.keyFor([id, version, body]) },
      });
    } catch (error) {
      attempt.restartIfRefused(error);
      if (error instanceof ApiError && error.status === 409) await reload(myAutoagendamento);
      throw error;
    }
  }

  return { reply };
}
