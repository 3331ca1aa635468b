import type { WhenFailure } from '@apto/domain/attendant';
import { PERIODO, periodoName, type Periodo } from '@apto/domain/periodos';
import type { Now } from '@apto/domain/time';
import { DateTimeField, InlineAlert, RadioGroup, Stack } from '@apto/ui';
import type { WhenChoice } from './whenChoice.ts';

interface Props {
  choice: WhenChoice;
  now: Now;
  failure: WhenFailure | null;
  onChange: (change: Partial<WhenChoice>) => void;
}

const PERIODOS: readonly Periodo[] = [PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS];

/** Day and time agreed with a clinic that has no agenda; without a time it serves by order of arrival. */
export function HandTime({ choice, now, failure, onChange }: Props) {
  return (
    <Stack gap="x5">
      {failure?.campo === 'idPrestador' ? (
        <InlineAlert tone="warning" announce="assertive">
          {failure.mensagem}
        </InlineAlert>
      ) : null}
      <DateTimeField
        label="Dia e horário"
        isRequired
        isFuture
        isTimeOptional
        description="Sem horário, a clínica atende por ordem de chegada."
        now={now}
        min={now.data}
        value={{ date: choice.data, time: choice.hora }}
        onChange={({ date, time }) => onChange({ data: date, hora: time })}
        dateError={failure?.campo === 'data' ? failure.mensagem : undefined}
        timeError={failure?.campo === 'hora' ? failure.mensagem : undefined}
      />
      {choice.hora === '' ? (
        <RadioGroup
          label="Período"
          options={PERIODOS.map((each) => ({ value: String(each), label: periodoName(each) }))}
          value={String(choice.periodo)}
          onChange={(value) => onChange({ periodo: Number(value) as Periodo })}
        />
      ) : null}
    </Stack>
  );
}
