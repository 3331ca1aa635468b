import { Button, ConfirmDialog, IconButton, Text } from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { forgetAttemptsAtom } from '../fields/failures.ts';
import { createdAtom } from '../pedido/pedido.ts';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';
import { discardDraft, draftSituationAtom } from '../pedido/draft.ts';

const WORDING = {
  empty: null,
  saving: 'Salvando rascunho…',
  stored: 'Rascunho salvo',
  'tab-only': 'O rascunho vale só nesta aba',
} as const;

const DISCARD = 'Descartar rascunho';

/** Whether the draft is kept, and the way to throw it away. */
export function DraftActions() {
  const store = useStore();
  const situation = useAtomValue(draftSituationAtom);
  const created = useAtomValue(createdAtom);
  const isNarrow = useNarrowScreen();
  const [asking, setAsking] = useState(false);
  const wording = WORDING[situation];
  if (!wording) return null;
  return (
    <>
      <Text size="s13" tone="muted">
        {wording}
      </Text>
      {isNarrow ? (
        <IconButton label={DISCARD} icon={<Trash2 />} onPress={() => setAsking(true)} />
      ) : (
        <Button size="small" variant="quiet" icon={<Trash2 />} onPress={() => setAsking(true)}>
          {DISCARD}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Descartar este rascunho?"
        confirmLabel={DISCARD}
        cancelLabel="Continuar preenchendo"
        onConfirm={() => {
          discardDraft(store);
          store.set(forgetAttemptsAtom);
        }}
      >
        {created
          ? `O pedido nº ${created.id} já foi criado e continua na lista; de lá o link pode ser enviado.`
          : 'Tudo o que foi preenchido será apagado e não poderá ser recuperado.'}
      </ConfirmDialog>
    </>
  );
}
