import { countPreSolicitacoes } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button, IconButton } from '@apto/ui';
import { ClipboardCheck } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';

const PreSolicitacoesDialog = onDemand(() => import('./PreSolicitacoesDialog.tsx'));

const LABEL = 'Pré solicitações';

/** How many wait, for whoever is shown it (doc1 §3 exibePreSolicitacaoNotificacao); without an answer nothing is said. */
function useWaiting(): number {
  const { data } = useCall(countPreSolicitacoes, {});
  return data?.exibePreSolicitacaoNotificacao ? data.total : 0;
}

/** The button 'Pré solicitações' (doc1 §2.1), with how many wait. */
export function PreSolicitacoesButton() {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrowScreen();
  const waiting = useWaiting();
  const name = waiting > 0 ? `${LABEL} (${waiting})` : LABEL;
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {isNarrow ? (
        <IconButton
          onPress={open}
          variant="secondary"
          label={name}
          icon={<ClipboardCheck />}
          count={waiting > 0 ? waiting : undefined}
        />
      ) : (
        <Button onPress={open}>{name}</Button>
      )}
      {isOpen ? <PreSolicitacoesDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
