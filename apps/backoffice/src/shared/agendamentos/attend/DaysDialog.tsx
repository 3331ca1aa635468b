import { useNow } from '@apto/api-client/react';
import { MAX_PROPOSED_DAYS, proposedDayFailure, proposedDaysFailure } from '@apto/domain/attendant';
import { proposalDays } from '@apto/domain/pedido';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { Button, DateTimeField, InlineAlert, TextArea } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { useRequestCalendar } from './useRequestCalendar.ts';
import { Wish } from './Wish.tsx';

const EMPTY: TypedDateTime = { date: null, time: '' };

/** AGUARDAR_DATA: up to three days of the request's clinic for the requester to choose from. */
export function DaysDialog(props: StepProps) {
  const now = useNow();
  const [opened] = useState(now);
  const calendar = useRequestCalendar(props.agendamento, opened);
  const failureOf = ({ date, time }: TypedDateTime) =>
    date === null ? null : proposedDayFailure({ data: date, hora: time || null }, calendar, now);
  const [lines, setLines] = useState<readonly TypedDateTime[]>([EMPTY]);
  /** Lines whose day the calendar refused: what is written there is no value, and may not be lost on sending. */
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const days = lines.flatMap(({ date, time }) => (date === null ? [] : [{ data: date, hora: time || null }]));
  const failure = proposedDaysFailure(days, calendar, now);
  // Said once: by the field of the day, where none is proposed by the first one's, and above where it is of several.
  const ofAll = !isSent || refused.size > 0 || lines.some((line) => failureOf(line)) ? null : failure;
  const [ofFirst, ofSeveral] = days.length === 0 ? [ofAll, null] : [null, ofAll];
  // A time without its day is no proposal, and its field says so.
  const isWhole =
    refused.size === 0 && lines.every((line) => dateTimeProblem(line, { isTimeOptional: true }) === null);
  const change = (at: number, value: TypedDateTime): void => {
    // Another day is written, or the refused one is taken out; a refusal of the new one is told after this. The time says
    // nothing of the day.
    if (value.time === lines[at]?.time)
      setRefused((known) => new Set([...known].filter((each) => each !== at)));
    setLines(lines.map((each, index) => (index === at ? value : each)));
  };
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
      {ofSeveral ? (
        <InlineAlert tone="danger" announce="assertive">
          {ofSeveral}
        </InlineAlert>
      ) : null}
      {lines.map((line, index) => {
        const wrong = failureOf(line);
        return (
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
            {...(calendar ? { rules: proposalDays(calendar, now) } : {})}
            value={line}
            onChange={(value) => change(index, value)}
            onRefused={() => setRefused((known) => new Set([...known, index]))}
            dateError={wrong?.campo === 'data' ? wrong.mensagem : (index === 0 && ofFirst) || undefined}
            timeError={isSent && wrong?.campo === 'hora' ? wrong.mensagem : undefined}
          />
        );
      })}
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
