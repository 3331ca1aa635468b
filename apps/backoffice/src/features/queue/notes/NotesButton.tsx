import { countClinicNotes } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button, IconButton } from '@apto/ui';
import { MessageSquare } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';

const NotesDialog = onDemand(() => import('./NotesDialog.tsx'));

/** How many notes of clinics wait, and the way to them. */
export function NotesButton() {
  const { data } = useCall(countClinicNotes, {});
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isNarrow = useNarrowScreen();
  const total = data?.total ?? 0;
  const name = total > 0 ? `Observações (${total})` : 'Observações';
  const button = { icon: <MessageSquare />, 'data-tour': 'notes', onPress: () => setOpen(true) };
  return (
    <>
      {isNarrow ? (
        <IconButton {...button} variant="secondary" label={name} count={total > 0 ? total : undefined} />
      ) : (
        <Button {...button}>{name}</Button>
      )}
      {isOpen ? <NotesDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
