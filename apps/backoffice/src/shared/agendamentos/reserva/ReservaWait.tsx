import { ASSISTENTE_MESSAGE } from '@apto/domain/messages';
import { Dialog, ProgressBar, Stack, Text } from '@apto/ui';

/** How far the booking is: whose it is, and how many are done. */
export interface BookingProgress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

/** 'Reserva de horários' while slots are being booked: it cannot be closed (doc2 §2.12). */
export function ReservaWait({ progress }: { progress: BookingProgress | null }) {
  return (
    <Dialog isOpen={progress !== null} title="Reserva de horários" width="60vw" isBusy>
      <Stack gap="x4">
        <Text>{ASSISTENTE_MESSAGE.WAIT_FOR_RESERVA}</Text>
        {progress ? (
          <ProgressBar
            label={progress.name}
            value={progress.done}
            max={progress.total}
            valueLabel={`${progress.done} de ${progress.total} funcionários`}
            isAnnounced
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
