import { formatInstant } from '@apto/domain/time';
import { Button, Dialog, InlineAlert, Text } from '@apto/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_DRAFTS, type OfferedDraft } from '../../../shared/drafts/offered.ts';
import { HOME_ROUTE } from '../../../shared/routing/addresses.ts';
import { useSession } from '../../../shared/session/index.ts';
import { forgetAttemptsAtom } from '../fields/failures.ts';
import { copyDraft, draftSituationAtom, elsewhereAtom, goingAtom, takeDraftOver } from '../pedido/draft.ts';

/** '3 funcionários, Curitiba, salvo em 25/11/2026 10:20'. */
const told = ({ about, savedAt }: OfferedDraft): string =>
  [about || 'um pedido', ...(savedAt ? [`salvo em ${formatInstant(savedAt)}`] : [])].join(', ');

/** There are as many drafts as fit: which one goes is told before it does. */
export function GoingDraftAlert() {
  const going = useAtomValue(goingAtom);
  const situation = useAtomValue(draftSituationAtom);
  if (!going || situation !== 'empty') return null;
  return (
    <InlineAlert tone="warning" title={`Você já tem ${MAX_DRAFTS} rascunhos`}>
      {`Quando este pedido for salvo, o rascunho mais antigo será apagado: ${told(going)}. Para ficar com ele, conclua ou apague outro antes.`}
    </InlineAlert>
  );
}

/** The draft is open in another tab: one of the two goes on with it, or this one with a copy. */
export function ElsewhereDialog() {
  const store = useStore();
  const session = useSession();
  const navigate = useNavigate();
  const elsewhere = useAtomValue(elsewhereAtom);
  const [isBusy, setBusy] = useState(false);
  if (!elsewhere) return null;
  const { id } = elsewhere;

  async function go(on: typeof copyDraft): Promise<void> {
    setBusy(true);
    await on(store, session, id);
    store.set(forgetAttemptsAtom);
    setBusy(false);
  }
  function leave(): void {
    store.set(elsewhereAtom, null);
    void navigate(HOME_ROUTE);
  }
  return (
    <Dialog
      isOpen
      title="Este rascunho está aberto em outra aba"
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
      isBusy={isBusy}
      busyMessage="Abrindo o rascunho..."
      footer={
        <>
          <Button onPress={leave} isDisabled={isBusy}>
            Voltar
          </Button>
          <Button onPress={() => void go(copyDraft)} isDisabled={isBusy}>
            Começar uma cópia
          </Button>
          <Button variant="primary" onPress={() => void go(takeDraftOver)} isPending={isBusy}>
            Continuar aqui
          </Button>
        </>
      }
    >
      <Text>
        {`Rascunho: ${told(elsewhere)}. Se você continuar aqui, a outra aba deixa de editar e nada do que foi preenchido lá se perde. Uma cópia é outro pedido, sem os documentos anexados. Voltar leva à lista.`}
      </Text>
    </Dialog>
  );
}
