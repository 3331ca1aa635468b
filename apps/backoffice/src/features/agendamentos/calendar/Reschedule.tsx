import { getAgendamento, getAttendedRequest } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { AgendaPlace } from '@apto/ui';
import { useEffect, useEffectEvent } from 'react';
import ActionDialog from '../../../shared/agendamentos/attend/ActionDialog.tsx';

interface Props {
  id: number;
  to: AgendaPlace;
  /** It was rescheduled, and what is shown has been loaded again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
  /** What is needed to ask did not load; the sentence says why. */
  onRefuse: (message: string) => void;
}

/** Reagendar with day and time as they were dropped: a move needs a reason, and a clinic its slot. */
export default function Reschedule({ id, to, onDone, onClose, onRefuse }: Props) {
  const request = useCall(getAttendedRequest, { params: { id } });
  const agendamento = useCall(getAgendamento, { params: { id } });
  const error = request.error ?? agendamento.error;
  const refuse = useEffectEvent(onRefuse);
  useEffect(() => {
    if (error) refuse(error.message);
  }, [error]);
  if (!request.data || !agendamento.data) return null;
  return (
    <ActionDialog
      action="REAGENDAR"
      request={request.data}
      agendamento={agendamento.data}
      place={{ data: to.date, hora: to.start ?? '' }}
      renew={onDone}
      onClose={onClose}
    />
  );
}
