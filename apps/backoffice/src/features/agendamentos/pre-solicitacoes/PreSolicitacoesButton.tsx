import { countPreSolicitacoes } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Badge, Button, IconButton, VisuallyHidden } from '@apto/ui';
import { ClipboardCheck } from '@apto/ui/icons';
import { useId, useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';

const PreSolicitacoesDialog = onDemand(() => import('./PreSolicitacoesDialog.tsx'));

const LABEL = 'Pré solicitações';

/** How many wait, for whoever is shown it (doc1 §3 exibePreSolicitacaoNotificacao); without an answer nothing is said. */
function useWaiting(): number {
  const { data } = useCall(countPreSolicitacoes, {});
  return data?.exibePreSolicitacaoNotificacao ? data.total : 0;
}

/**
 * The button 'Pré solicitações' (doc1 §2.1). How many wait is said of it and is no part of its name: whoever looks for
 * the button by the document's words finds it, however many there are.
 */
export function PreSolicitacoesButton() {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrowScreen();
  const waiting = useWaiting();
  const countId = useId();
  const describedBy = waiting > 0 ? countId : undefined;
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {isNarrow ? (
        <IconButton
          onPress={open}
          variant="secondary"
          label={LABEL}
          aria-describedby={describedBy}
          icon={<ClipboardCheck />}
          count={waiting}
        />
      ) : (
        <Button onPress={open} aria-describedby={describedBy}>
          {LABEL}
          {waiting > 0 ? (
            <span aria-hidden>
              <Badge count={waiting} label="" />
            </span>
          ) : null}
        </Button>
      )}
      {waiting > 0 ? <VisuallyHidden id={countId}>{`${waiting} a solicitar`}</VisuallyHidden> : null}
      {isOpen ? <PreSolicitacoesDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
