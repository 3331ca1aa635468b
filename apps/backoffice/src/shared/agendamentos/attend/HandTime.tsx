import type { WhenFailure } from '@apto/domain/attendant';
import { PERIODO, periodoName, type Periodo } from '@apto/domain/periodos';
import type { Now } from '@apto/domain/time';
import { DatePicker, InlineAlert, RadioGroup, Stack, TimeField } from '@apto/ui';
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
      <DatePicker
        label="Dia"
        isRequired
        now={now}
        min={now.data}
        value={choice.data}
        onChange={(date) => onChange({ data: date })}
        errorMessage={failure?.campo === 'data' ? failure.mensagem : undefined}
      />
      <TimeField
        label="Horário"
        isOptional
        description="Deixe vazio se a clínica atende por ordem de chegada."
        value={choice.hora}
        onChange={(time) => onChange({ hora: time })}
        errorMessage={failure?.campo === 'hora' ? failure.mensagem : undefined}
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
