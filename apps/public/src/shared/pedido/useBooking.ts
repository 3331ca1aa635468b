import { ApiError, confirmPrestador, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../routing/paths.ts';
import { forgetDraft, useDraft, type ChosenCidade } from './draft.ts';
import { draftOf, type OfferedTime } from './offered.ts';
import type { Pedido } from './steps.ts';
import { useConfirmation } from './useConfirmation.ts';

/** A time on offer at a clinic of a city. */
export interface Offer {
  cidade: ChosenCidade;
  clinic: { id: number };
  time: OfferedTime;
}

/**
 * Books a time on offer by one press: the clinic, then the time. One that is gone by then leads to the clinic's other
 * times.
 * @param onStale what was offered is no longer so: read it again
 */
export function useBooking(pedido: Pedido, onStale: () => Promise<unknown>) {
  const navigate = useNavigate();
  const reload = useReload();
  const [, change] = useDraft(pedido.agendamento.id);
  const choice = useAction(confirmPrestador);
  const { confirmAction } = useConfirmation(pedido);

  /** @throws ApiError when the clinic cannot be chosen */
  async function book({ cidade, clinic, time }: Offer): Promise<void> {
    try {
      await choice.trigger({
        input: { body: { id: pedido.agendamento.id, cidade: cidade.id, idPrestador: clinic.id } },
      });
    } catch (failure) {
      if (failure instanceof ApiError) await onStale();
      throw failure;
    }
    // From here on the draft tells the day screen what was wanted, should the time be gone.
    change({ cidade, prestadorId: clinic.id, ...draftOf(time) });
    const body = {
      agendamentoId: pedido.agendamento.id,
      dataAgendamento: time.data,
      periodo: time.periodo as 1 | 2 | 3,
      ...(time.horario && { horarioAgendamento: time.horario }),
    };
    if (await confirmAction(body)) {
      forgetDraft();
      await navigate(PATHS.confirmed, { replace: true });
      return;
    }
    await reload(myAutoagendamento);
    await navigate(PATHS.date);
  }

  return { book };
}
