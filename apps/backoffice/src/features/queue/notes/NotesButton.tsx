import { countClinicNotes } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button } from '@apto/ui';
import { MessageSquare } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';

const NotesDialog = onDemand(() => import('./NotesDialog.tsx'));

/** How many notes of clinics wait, and the way to them. */
export function NotesButton() {
  const { data } = useCall(countClinicNotes, {});
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const total = data?.total ?? 0;
  return (
    <>
      <Button icon={<MessageSquare />} data-tour="notes" onPress={() => setOpen(true)}>
        {total > 0 ? `Observações (${total})` : 'Observações'}
      </Button>
      {isOpen ? <NotesDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
