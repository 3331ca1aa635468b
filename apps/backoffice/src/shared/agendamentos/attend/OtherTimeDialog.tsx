import { useNow } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { DateTimeField, TextArea } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';

/** PROPOR_OUTRO_HORARIO: what the clinic offered by telephone; its own days and hours the server knows. */
export function OtherTimeDialog(props: StepProps) {
  const now = useNow();
  const [when, setWhen] = useState<TypedDateTime>({ date: null, time: '' });
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const { date, time } = when;
  const missing = (isMissing: boolean) => (isSent && isMissing ? MESSAGE.REQUIRED_FIELD : undefined);
  return (
    <FormDialog
      action="PROPOR_OUTRO_HORARIO"
      sending={sending}
      isDirty={date !== null || time !== '' || reason !== ''}
      onClose={props.onClose}
      onSend={() => {
        setSent(true);
        if (date === null || dateTimeProblem(when, { after: now })) return;
        void sending.send({ acao: 'PROPOR_OUTRO_HORARIO', data: date, hora: time, motivo: reason.trim() });
      }}
    >
      <DateTimeField
        label="Novo dia e horário"
        isRequired
        isFuture
        now={now}
        min={now.data}
        value={when}
        onChange={setWhen}
        dateError={missing(date === null)}
        timeError={missing(time === '')}
      />
      <TextArea label="Motivo" isOptional value={reason} onChange={setReason} maxLength={MAX_REASON_LENGTH} />
    </FormDialog>
  );
}
