import {
  answerAsClinic,
  ApiError,
  listClinicAgendamentos,
  type ClinicAgendamento,
  type Input,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { toast } from '@apto/ui';
import { ACTION_TEXTS } from './actions.ts';

export type AnswerBody = Input<typeof answerAsClinic>['body'];

/**
 * Sends the clinic's step. Rejects with the server's sentence, which the dialog shows beside what was typed; a step that
 * no longer fits brings the list up to date.
 */
export function useAnswer(): (item: ClinicAgendamento, body: AnswerBody) => Promise<void> {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  return async ({ id, version, funcionario }, body) => {
    try {
      await api.invoke(
        answerAsClinic,
        { params: { id }, body },
        { ifMatch: version, idempotencyKey: attempt.keyFor([id, version, body]) },
      );
    } catch (error) {
      attempt.restartIfRefused(error);
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        await reload(listClinicAgendamentos);
      throw error;
    }
    toast.success({ title: ACTION_TEXTS[body.acao].done(funcionario.name) });
    await reload(listClinicAgendamentos);
  };
}
