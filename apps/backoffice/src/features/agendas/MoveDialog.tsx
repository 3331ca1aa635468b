import { formatDayAndTime } from '@apto/domain/time';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { DescriptionDialog } from '@apto/ui';
import type { AgendaPlace } from '@apto/ui';

interface Props {
  name: string;
  from: AgendaPlace;
  to: AgendaPlace;
  roomName: (id: string | undefined) => string;
  /** @throws ApiError, which the dialog shows beside the reason */
  onMove: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why somebody goes to another time or room, and says who hears of it. */
export default function MoveDialog({ name, from, to, roomName, onMove, onClose }: Props) {
  const words = ({ date, start, resourceId }: AgendaPlace): string =>
    `${formatDayAndTime(date, start)}, ${roomName(resourceId)}`;
  // Whoever comes sees the same day and hour at the same clinic.
  const isRoomAlone = from.date === to.date && from.start === to.start;
  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Mover ${name}`}
      label="Motivo"
      description="Fica no histórico do agendamento."
      maxLength={MAX_REASON_LENGTH}
      confirmLabel="Mover"
      cancelLabel="Deixar como está"
      onConfirm={(reason) => onMove(reason ?? '')}
    >
      {`De ${words(from)} para ${words(to)}. ${
        isRoomAlone
          ? 'O horário é o mesmo: ninguém recebe um aviso.'
          : 'Quem recebe os avisos deste agendamento é avisado do novo horário.'
      }`}
    </DescriptionDialog>
  );
}
