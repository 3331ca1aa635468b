import { confirmAgendamento, confirmPrestador, ApiError } from '@apto/api-client';
import { nearestFaixasFrom, useApi, useIdempotencyKey } from '@apto/api-client/react';
import type { ChoiceConfirmation } from '@apto/domain/autoagendamento';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { useState } from 'react';
import type { Refusal } from '../../../shared/agendamentos/place/AgendamentoRefusal.tsx';
import { notify } from '../../../shared/notices/index.ts';

/** Confirms city and clinic, then the day (doc2 §4, §7). Trying the same choice again is the same request. */
export function useScheduling() {
  const api = useApi();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [scheduling, setScheduling] = useState(false);
  const attempt = useIdempotencyKey();

  async function schedule(
    where: { agendamentoId: number; cidadeId: number; prestadorId: number },
    body: ChoiceConfirmation,
  ): Promise<boolean> {
    setRefusal(null);
    setScheduling(true);
    try {
      await api.invoke(confirmPrestador, {
        body: { id: where.agendamentoId, cidade: { id: where.cidadeId }, idPrestador: where.prestadorId },
      });
      await api.invoke(confirmAgendamento, { body }, { idempotencyKey: attempt.keyFor([where, body]) });
      notify(ASSISTENTE_NOTICE.agendamentoConfirmed());
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      attempt.restartIfRefused(error);
      setRefusal({
        message: error.message,
        requestId: error.requestId,
        maisProximas: nearestFaixasFrom(error),
      });
      return false;
    } finally {
      setScheduling(false);
    }
  }

  return { schedule, scheduling, refusal, forgetRefusal: () => setRefusal(null) };
}
