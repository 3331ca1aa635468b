import { Button, IconButton } from '@apto/ui';
import { ClipboardCheck } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';

const PreSolicitacoesDialog = onDemand(() => import('./PreSolicitacoesDialog.tsx'));

const LABEL = 'Pré solicitações';

/** The button 'Pré solicitações' (doc1 §2.1). */
export function PreSolicitacoesButton() {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrowScreen();
  const button = { 'data-tour': 'pre', onPress: () => setOpen(true) };
  const close = () => setOpen(false);
  return (
    <>
      {isNarrow ? (
        <IconButton {...button} variant="secondary" label={LABEL} icon={<ClipboardCheck />} />
      ) : (
        <Button {...button}>{LABEL}</Button>
      )}
      {isOpen ? <PreSolicitacoesDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
