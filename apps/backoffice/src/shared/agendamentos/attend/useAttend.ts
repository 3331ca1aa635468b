import {
  ApiError,
  attendRequest,
  startAtendimento,
  type ApiFaixa,
  type AttendedRequestAnswer,
  type Input,
} from '@apto/api-client';
import { nearestFaixasFrom, useApi, useIdempotencyKey } from '@apto/api-client/react';
import { ATTENDANT_TEXT } from '@apto/domain/attendant';
import { useUndo } from '../undo/useUndo.ts';

export type AttendBody = NonNullable<Input<typeof attendRequest>['body']>;

/** 'Iniciar' goes by the queue's door: one way to begin, and one answer to who comes second. */
const START = 'INICIAR_ATENDIMENTO';
type Step = AttendBody | { readonly acao: typeof START };

/** Free slots of a refusal that offers some. */
export const freeSlotsOf = (error: unknown): readonly ApiFaixa[] | null =>
  error instanceof ApiError ? nearestFaixasFrom(error) : null;

/**
 * Sends a step; rejects with the server's sentence, which the dialog shows beside what was typed. What somebody else
 * changed meanwhile is loaded at once, and the sentence says who it was.
 */
export function useAttend(
  request: Pick<AttendedRequestAnswer, 'id' | 'version'>,
  renew: () => Promise<unknown>,
) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const notifyDone = useUndo(() => void renew());
  const { id, version } = request;
  return async (body: Step): Promise<void> => {
    let done: number;
    try {
      const options = { ifMatch: version, idempotencyKey: attempt.keyFor([id, version, body]) };
      const answer =
        body.acao === START
          ? await api.invoke(startAtendimento, { params: { id } }, options)
          : await api.invoke(attendRequest, { params: { id }, body }, options);
      done = answer.version;
    } catch (error) {
      attempt.restartIfRefused(error);
      const isStale = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (isStale && freeSlotsOf(error) === null) await renew();
      throw error;
    }
    notifyDone(
      body.acao,
      { tone: 'success', title: ATTENDANT_TEXT[body.acao].done, life: 3000 },
      { id, version: done },
    );
    await renew();
  };
}
