import { useNow } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import type { CivilDate } from '@apto/domain/time';
import { DatePicker, TextArea, TimeField } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';

/** PROPOR_OUTRO_HORARIO: what the clinic offered by telephone; its own days and hours the server knows. */
export function OtherTimeDialog(props: StepProps) {
  const now = useNow();
  const [day, setDay] = useState<CivilDate | null>(null);
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const missing = (isMissing: boolean) => (isSent && isMissing ? MESSAGE.REQUIRED_FIELD : undefined);
  return (
    <FormDialog
      action="PROPOR_OUTRO_HORARIO"
      sending={sending}
      isDirty={day !== null || time !== '' || reason !== ''}
      onClose={props.onClose}
      onSend={() => {
        setSent(true);
        if (day === null || time === '') return;
        void sending.send({ acao: 'PROPOR_OUTRO_HORARIO', data: day, hora: time, motivo: reason.trim() });
      }}
    >
      <DatePicker
        label="Novo dia"
        isRequired
        now={now}
        min={now.data}
        value={day}
        onChange={setDay}
        errorMessage={missing(day === null)}
      />
      <TimeField
        label="Novo horário"
        isRequired
        value={time}
        onChange={setTime}
        errorMessage={missing(time === '')}
      />
      <TextArea label="Motivo" isOptional value={reason} onChange={setReason} maxLength={MAX_REASON_LENGTH} />
    </FormDialog>
  );
}
