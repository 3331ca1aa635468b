import type { ChosenCidade } from '../../shared/pedido/draft.ts';
import type { OfferedClinic, OfferedTime } from '../../shared/pedido/offered.ts';
import type { Pedido } from '../../shared/pedido/steps.ts';
import { useBooking } from '../../shared/pedido/useBooking.ts';
import { useSuggestions } from '../../shared/pedido/useSuggestions.ts';

/** What is proposed: a time at a clinic of a city. */
interface Proposed {
  cidade: ChosenCidade;
  clinic: OfferedClinic;
  time: OfferedTime;
}

/** The time that is proposed first, and the way to book it by one press. */
export function useProposal(pedido: Pedido) {
  const { data, error, isLoading, mutate } = useSuggestions(null);
  const { book } = useBooking(pedido, mutate);

  const [clinic] = data?.clinicas ?? [];
  const [time] = clinic?.opcoes ?? [];
  const proposed: Proposed | null =
    data?.cidade && clinic && time ? { cidade: data.cidade, clinic, time } : null;

  return {
    proposed,
    /** Nothing is known yet; a failure to propose is no failure of the page, which asks for city and clinic instead. */
    isLooking: isLoading && !error,
    book,
  };
}
