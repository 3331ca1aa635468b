import { useNow } from '@apto/api-client/react';
import { WHEN_MISSING } from '@apto/domain/attendant';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { DateTimeField, TextArea } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { Wish } from './Wish.tsx';

/** PROPOR_OUTRO_HORARIO: what the clinic offered by telephone; its own days and hours the server knows. */
export function OtherTimeDialog(props: StepProps) {
  const now = useNow();
  const [when, setWhen] = useState<TypedDateTime>({ date: null, time: '' });
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const { date, time } = when;
  return (
    <FormDialog
      action="PROPOR_OUTRO_HORARIO"
      sending={sending}
      isDirty={date !== null || time !== '' || reason !== ''}
      onClose={props.onClose}
      width={800}
      onSend={() => {
        setSent(true);
        if (date === null || dateTimeProblem(when, { after: now })) return;
        void sending.send({ acao: 'PROPOR_OUTRO_HORARIO', data: date, hora: time, motivo: reason.trim() });
      }}
    >
      <Wish agendamento={props.agendamento} day={date} />
      <DateTimeField
        label="Novo dia e horário"
        isRequired
        isFuture
        now={now}
        min={now.data}
        value={when}
        onChange={setWhen}
        dateError={isSent && date === null ? WHEN_MISSING.data : undefined}
        timeError={isSent && time === '' ? WHEN_MISSING.hora : undefined}
      />
      <TextArea label="Motivo" isOptional value={reason} onChange={setReason} maxLength={MAX_REASON_LENGTH} />
    </FormDialog>
  );
}
