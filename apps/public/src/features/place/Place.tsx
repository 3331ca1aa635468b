import { useState } from 'react';
import { usePedido } from '../../shared/pedido/context.ts';
import { useDraft } from '../../shared/pedido/draft.ts';
import { useSuggestions } from '../../shared/pedido/useSuggestions.ts';
import { Step } from '../../shared/pedido/Step.tsx';
import { CidadeChoice } from './CidadeChoice.tsx';
import { ClinicChoice } from './ClinicChoice.tsx';

/** Step 2: the city, which is usually known, and then the clinic. One question at a time. */
export function Place() {
  const pedido = usePedido();
  const [draft, change] = useDraft(pedido.agendamento.id);
  // The branch's city, where the request has none: the answer is already here from the step before.
  const { data: suggestions, isLoading } = useSuggestions(null);
  const cidade = draft.cidade ?? pedido.cidade ?? (suggestions?.clinicas.length ? suggestions.cidade : null);
  const [isSwitching, setIsSwitching] = useState(false);
  if (!cidade && isLoading) return <Step title="Onde você quer fazer o exame?" />;
  if (!cidade || isSwitching) {
    return (
      <CidadeChoice
        current={cidade}
        onChoose={(chosen) => {
          change({ cidade: chosen });
          setIsSwitching(false);
        }}
        onCancel={cidade ? () => setIsSwitching(false) : undefined}
      />
    );
  }
  return <ClinicChoice key={cidade.id} cidade={cidade} onSwitchCidade={() => setIsSwitching(true)} />;
}
