import type { AgendamentoDetail } from '@apto/api-client';
import { useNow } from '@apto/api-client/react';
import { daysAhead, NO_DAY_CHOSEN_MESSAGE, proposedDayText, type ProposedDay } from '@apto/domain/attendant';
import { Button, Inline, RadioGroup, Stack, Text } from '@apto/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';

interface Props extends Omit<StepProps, 'agendamento'> {
  /** null: it is not here yet, and `instead` stands in its place. */
  agendamento: AgendamentoDetail | null;
  instead?: ReactNode;
  /** Asks for other days; absent: whoever looks at it proposes them. */
  onNone?: () => void;
}

const keyOf = ({ data: day, hora: time }: ProposedDay): string => `${day} ${time ?? ''}`;

const OVER = 'As datas propostas já passaram.';

/** ESCOLHER_DATA: which of the proposed days serves (docs/decisions/0213). */
export function ChosenDayDialog({ agendamento, instead, onNone, ...props }: Props) {
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  const days = daysAhead(agendamento?.datasPropostas ?? null, now);
  const day = days.find((each) => keyOf(each) === chosen);
  const isOver = agendamento !== null && days.length === 0;
  return (
    <FormDialog
      action="ESCOLHER_DATA"
      sending={sending}
      isDirty={day !== undefined}
      blocked={isOver ? OVER : agendamento ? undefined : 'As datas ainda não foram carregadas.'}
      onClose={props.onClose}
      onSend={() => {
        setSent(true);
        if (day) void sending.send({ acao: 'ESCOLHER_DATA', ...day });
      }}
    >
      {agendamento ? (
        <Stack gap="x1">
          <Text weight="semibold">{agendamento.funcionario.name}</Text>
          {agendamento.prestador ? <Text tone="muted">{agendamento.prestador.name}</Text> : null}
        </Stack>
      ) : (
        instead
      )}
      {isOver ? <Text>{OVER}</Text> : null}
      {days.length > 0 ? (
        <RadioGroup
          label="Datas propostas"
          isRequired
          value={chosen ?? ''}
          onChange={setChosen}
          options={days.map((each) => ({ value: keyOf(each), label: proposedDayText(each) }))}
          errorMessage={isSent && !day ? NO_DAY_CHOSEN_MESSAGE : undefined}
        />
      ) : null}
      {agendamento && onNone ? (
        <Inline gap="x2">
          <Text tone="muted">Nenhuma serve?</Text>
          <Button size="small" onPress={onNone}>
            Pedir outras datas
          </Button>
        </Inline>
      ) : null}
    </FormDialog>
  );
}
