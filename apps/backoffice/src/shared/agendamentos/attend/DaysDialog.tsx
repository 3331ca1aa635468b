import { useNow } from '@apto/api-client/react';
import { MAX_PROPOSED_DAYS, proposedDaysFailure } from '@apto/domain/attendant';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { Button, DateTimeField, InlineAlert, TextArea } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { Wish } from './Wish.tsx';

const EMPTY: TypedDateTime = { date: null, time: '' };

/** AGUARDAR_DATA: up to three days for the requester to choose from. */
export function DaysDialog(props: StepProps) {
  const now = useNow();
  const [lines, setLines] = useState<readonly TypedDateTime[]>([EMPTY]);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const days = lines.flatMap(({ date, time }) => (date === null ? [] : [{ data: date, hora: time || null }]));
  const failure = proposedDaysFailure(days, now);
  // A time without its day is no proposal, and its field says so.
  const isWhole = lines.every((line) => dateTimeProblem(line, { isTimeOptional: true }) === null);
  return (
    <FormDialog
      action="AGUARDAR_DATA"
      sending={sending}
      isDirty={days.length > 0 || reason !== ''}
      onClose={props.onClose}
      width={800}
      onSend={() => {
        setSent(true);
        if (!failure && isWhole)
          void sending.send({ acao: 'AGUARDAR_DATA', datas: days, motivo: reason.trim() });
      }}
    >
      <Wish agendamento={props.agendamento} />
      {isSent && failure ? (
        <InlineAlert tone="danger" announce="assertive">
          {failure}
        </InlineAlert>
      ) : null}
      {lines.map((line, index) => (
        <DateTimeField
          // Lines are never taken out or moved: the place is the line.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={`Data ${index + 1}`}
          isRequired={index === 0}
          isTimeOptional
          isFuture
          now={now}
          min={now.data}
          value={line}
          onChange={(value) => setLines(lines.map((each, at) => (at === index ? value : each)))}
        />
      ))}
      {lines.length < MAX_PROPOSED_DAYS ? (
        <Button size="small" onPress={() => setLines([...lines, EMPTY])}>
          Mais uma data
        </Button>
      ) : null}
      <TextArea
        label="Observação"
        isOptional
        value={reason}
        onChange={setReason}
        maxLength={MAX_REASON_LENGTH}
      />
    </FormDialog>
  );
}
