import { ApiError, confirmPrestador, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import { useNavigate } from 'react-router-dom';
import { forgetDraft, useDraft, type ChosenCidade } from '../../shared/pedido/draft.ts';
import { draftOf, type OfferedClinic, type OfferedTime } from '../../shared/pedido/offered.ts';
import type { Pedido } from '../../shared/pedido/steps.ts';
import { useConfirmation } from '../../shared/pedido/useConfirmation.ts';
import { useSuggestions } from '../../shared/pedido/useSuggestions.ts';
import { PATHS } from '../../shared/routing/paths.ts';

/** What is proposed: a time at a clinic of a city. */
export interface Proposed {
  cidade: ChosenCidade;
  clinic: OfferedClinic;
  time: OfferedTime;
}

/**
 * The time that is proposed first, and the way to book it by one press: the clinic, then the time. A time that is gone by
 * then leads to the clinic's other times.
 */
export function useProposal(pedido: Pedido) {
  const { data, error, isLoading, mutate } = useSuggestions(null);
  const navigate = useNavigate();
  const reload = useReload();
  const [, change] = useDraft(pedido.agendamento.id);
  const choice = useAction(confirmPrestador);
  const { confirmAction, isConfirming, refusal } = useConfirmation(pedido);

  const [clinic] = data?.clinicas ?? [];
  const [time] = clinic?.opcoes ?? [];
  const proposed: Proposed | null =
    data?.cidade && clinic && time ? { cidade: data.cidade, clinic, time } : null;

  /** @throws ApiError when the clinic cannot be chosen; a refused time is `refusal` */
  async function book({ cidade, clinic: chosen, time: taken }: Proposed): Promise<void> {
    try {
      await choice.trigger({
        input: { body: { id: pedido.agendamento.id, cidade: cidade.id, idPrestador: chosen.id } },
      });
    } catch (failure) {
      if (failure instanceof ApiError) await mutate();
      throw failure;
    }
    // From here on the draft tells the day screen what was wanted, should the time be gone.
    change({ cidade, prestadorId: chosen.id, ...draftOf(taken) });
    const body = {
      agendamentoId: pedido.agendamento.id,
      dataAgendamento: taken.data,
      periodo: taken.periodo as 1 | 2 | 3,
      ...(taken.horario && { horarioAgendamento: taken.horario }),
    };
    if (await confirmAction(body)) {
      forgetDraft();
      await navigate(PATHS.confirmed, { replace: true });
      return;
    }
    await reload(myAutoagendamento);
    await navigate(PATHS.date);
  }

  return {
    proposed,
    /** Nothing is known yet; a failure to propose is no failure of the page, which asks for city and clinic instead. */
    isLooking: isLoading && !error,
    isBooking: choice.isMutating || isConfirming,
    refusal,
    book,
  };
}
