import { ConfirmDialog, Stack } from '@apto/ui';
import { usePedido } from '../../shared/pedido/context.ts';
import type { ChosenCidade } from '../../shared/pedido/draft.ts';
import type { OfferedClinic, OfferedTime } from '../../shared/pedido/offered.ts';
import { ProposedTime } from '../../shared/pedido/ProposedTime.tsx';
import { useBooking } from '../../shared/pedido/useBooking.ts';

/** What was pressed: a clinic's time. */
export interface Taken {
  clinic: OfferedClinic;
  time: OfferedTime;
}

interface Props {
  cidade: ChosenCidade;
  taken: Taken;
  onClose: () => void;
  /** What was offered is no longer so. */
  onStale: () => Promise<unknown>;
}

/** Where, when and what to prepare, before a press books it: one may not be able to take it back. */
export function BookDialog({ cidade, taken, onClose, onStale }: Props) {
  const { book } = useBooking(usePedido(), onStale);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Agendar este horário?"
      confirmLabel="Agendar"
      cancelLabel="Voltar"
      onConfirm={() => book({ cidade, ...taken })}
    >
      <Stack gap="x6">
        <ProposedTime clinic={taken.clinic} time={taken.time} />
      </Stack>
    </ConfirmDialog>
  );
}
