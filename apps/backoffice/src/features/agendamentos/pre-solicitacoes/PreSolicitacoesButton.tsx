import { Button } from '@apto/ui';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';

const PreSolicitacoesDialog = onDemand(() => import('./PreSolicitacoesDialog.tsx'));

/** The button 'Pré solicitações' (doc1 §2.1). */
export function PreSolicitacoesButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button data-tour="pre" onPress={() => setOpen(true)}>
        Pré solicitações
      </Button>
      {isOpen ? <PreSolicitacoesDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
