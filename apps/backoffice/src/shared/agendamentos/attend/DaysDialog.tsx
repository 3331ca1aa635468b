import { useNow } from '@apto/api-client/react';
import { MAX_PROPOSED_DAYS, proposedDaysFailure } from '@apto/domain/attendant';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import type { CivilDate } from '@apto/domain/time';
import { Button, DatePicker, Inline, InlineAlert, TextArea, TimeField } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';

interface Line {
  day: CivilDate | null;
  time: string;
}
const EMPTY: Line = { day: null, time: '' };

/** AGUARDAR_DATA: up to three days for the requester to choose from. */
export function DaysDialog(props: StepProps) {
  const now = useNow();
  const [lines, setLines] = useState<readonly Line[]>([EMPTY]);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const days = lines.flatMap(({ day, time }) => (day === null ? [] : [{ data: day, hora: time || null }]));
  const failure = proposedDaysFailure(days, now);
  const change = (index: number, part: Partial<Line>): void =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <FormDialog
      action="AGUARDAR_DATA"
      sending={sending}
      isDirty={days.length > 0 || reason !== ''}
      onClose={props.onClose}
      onSend={() => {
        setSent(true);
        if (!failure) void sending.send({ acao: 'AGUARDAR_DATA', datas: days, motivo: reason.trim() });
      }}
    >
      {isSent && failure ? (
        <InlineAlert tone="danger" announce="assertive">
          {failure}
        </InlineAlert>
      ) : null}
      {lines.map(({ day, time }, index) => (
        // Lines are never taken out or moved: the place is the line.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={index} gap="x4">
          <DatePicker
            label={`Dia ${index + 1}`}
            isRequired={index === 0}
            now={now}
            min={now.data}
            value={day}
            onChange={(value) => change(index, { day: value })}
          />
          <TimeField
            label={`Horário ${index + 1}`}
            isOptional
            value={time}
            onChange={(value) => change(index, { time: value })}
          />
        </Inline>
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
