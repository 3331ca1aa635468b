import { useNow } from '@apto/api-client/react';
import { WHEN_MISSING } from '@apto/domain/attendant';
import { proposalDays, proposalFailure } from '@apto/domain/pedido';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { DateTimeField, TextArea } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { useRequestCalendar } from './useRequestCalendar.ts';
import { Wish } from './Wish.tsx';

/** PROPOR_OUTRO_HORARIO: what the clinic offered by telephone, within its own days and hours. */
export function OtherTimeDialog(props: StepProps) {
  const now = useNow();
  const [when, setWhen] = useState<TypedDateTime>({ date: null, time: '' });
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const { date, time } = when;
  const [opened] = useState(now);
  const { dataAgendamento: askedDay, horaAgendamento: askedTime } = props.agendamento;
  const calendar = useRequestCalendar(props.agendamento, opened);
  const failure =
    calendar && date !== null && time !== ''
      ? proposalFailure({ data: date, hora: time }, { data: askedDay, hora: askedTime }, calendar, now)
      : null;
  const failureAt = (field: 'data' | 'hora') =>
    isSent && failure?.campo === field ? failure.mensagem : undefined;
  return (
    <FormDialog
      action="PROPOR_OUTRO_HORARIO"
      sending={sending}
      isDirty={date !== null || time !== '' || reason !== ''}
      onClose={props.onClose}
      width={800}
      onSend={() => {
        setSent(true);
        if (date === null || failure || dateTimeProblem(when, { after: now })) return;
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
        {...(calendar ? { rules: proposalDays(calendar, now) } : {})}
        dateError={isSent && date === null ? WHEN_MISSING.data : failureAt('data')}
        timeError={isSent && time === '' ? WHEN_MISSING.hora : failureAt('hora')}
      />
      <TextArea label="Motivo" isOptional value={reason} onChange={setReason} maxLength={MAX_REASON_LENGTH} />
    </FormDialog>
  );
}
