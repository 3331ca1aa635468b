import { useState } from 'react';
import { usePedido } from '../../shared/pedido/context.ts';
import { useDraft } from '../../shared/pedido/draft.ts';
import { CidadeChoice } from './CidadeChoice.tsx';
import { ClinicChoice } from './ClinicChoice.tsx';

/** Step 2: the city, which is usually known, and then the clinic. One question at a time. */
export function Place() {
  const pedido = usePedido();
  const [draft, change] = useDraft(pedido.agendamento.id);
  const cidade = draft.cidade ?? pedido.cidade;
  const [isSwitching, setIsSwitching] = useState(false);
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
