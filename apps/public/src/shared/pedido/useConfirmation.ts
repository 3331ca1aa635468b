import { confirmAgendamento, ApiError, myAutoagendamento, type Input, type ApiFaixa } from '@apto/api-client';
import { keyOf, nearestFaixasFrom, useAction, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Pedido } from './steps.ts';

type RequestBody = NonNullable<Input<typeof confirmAgendamento>['body']>;

export interface Refusal {
  error: ApiError;
  /** Set when the slot was taken by somebody else. */
  maisProximas: readonly ApiFaixa[] | null;
}

/**
 * Books. The same choice tried again after a lost connection is the same request; a request that is already booked or
 * closed shows itself as what it is.
 */
export function useConfirmation(pedido: Pedido) {
  const { trigger, isMutating } = useAction(confirmAgendamento);
  const { mutate } = useSWRConfig();
  const reload = useReload();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const attempt = useIdempotencyKey();

  async function confirm(body: RequestBody): Promise<boolean> {
    setRefusal(null);
    try {
      const done = await trigger({
        input: { body },
        options: { idempotencyKey: attempt.keyFor(body) },
      });
      const { version, dataAgendamento, horaAgendamento } = done;
      // Shown at once from the answer; the server's own words follow.
      await mutate(
        keyOf(myAutoagendamento, {}),
        {
          ...pedido,
          agendamento: {
            ...pedido.agendamento,
            version,
            situacao: 'CONFIRMADO',
            periodo: body.periodo,
            dataAgendamento,
            horaAgendamento,
          },
        },
        { revalidate: true },
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      attempt.restartIfRefused(error);
      const maisProximas = nearestFaixasFrom(error);
      setRefusal({ error, maisProximas });
      if (error.status === 409 && maisProximas === null) await reload(myAutoagendamento);
      return false;
    }
  }

  return { confirmAction: confirm, isConfirming: isMutating, refusal, forgetRefusal: () => setRefusal(null) };
}
