import {
  newKey,
  ERROR_CODE,
  confirmAgendamento,
  ApiError,
  myAutoagendamento,
  type Input,
  type ApiFaixa,
} from '@apto/api-client';
import { keyOf, useAction, useReload } from '@apto/api-client/react';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Pedido } from '../../shared/pedido/steps.ts';

type RequestBody = NonNullable<Input<typeof confirmAgendamento>['body']>;

export interface Refusal {
  error: ApiError;
  /** Set when the slot was taken by somebody else. */
  maisProximas: readonly ApiFaixa[] | null;
}

/** The server documents this list for FAIXA_INDISPONIVEL (doc2 §7). */
const nearestFrom = (error: ApiError): readonly ApiFaixa[] | null => {
  if (error.codigo !== ERROR_CODE.FAIXA_INDISPONIVEL) return null;
  const list = error.details['maisProximas'];
  return Array.isArray(list) ? (list as ApiFaixa[]) : [];
};

/**
 * Books. The same choice tried again after a lost connection is the same request; a request that is already booked or
 * closed shows itself as what it is.
 */
export function useConfirmation(pedido: Pedido) {
  const { trigger, isMutating } = useAction(confirmAgendamento);
  const { mutate } = useSWRConfig();
  const reload = useReload();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const attempt = useRef<{ corpo: string; chave: string } | null>(null);

  async function confirm(body: RequestBody): Promise<boolean> {
    const text = JSON.stringify(body);
    if (attempt.current?.corpo !== text) attempt.current = { corpo: text, chave: newKey() };
    setRefusal(null);
    try {
      const done = await trigger({
        input: { body },
        options: { idempotencyKey: attempt.current.chave },
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
      // Refused for good: another choice is another request.
      if (error.status >= 400 && error.status < 500) attempt.current = null;
      const maisProximas = nearestFrom(error);
      setRefusal({ error, maisProximas });
      if (error.status === 409 && maisProximas === null) await reload(myAutoagendamento);
      return false;
    }
  }

  return { confirmAction: confirm, isConfirming: isMutating, refusal, forgetRefusal: () => setRefusal(null) };
}
