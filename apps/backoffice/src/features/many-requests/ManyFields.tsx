import { WHO, WHO_LABEL, type MethodState, type Who } from '@apto/domain/pedido';
import { EXTRA_LABEL } from '@apto/domain/pre-solicitacao';
import { Checkbox, Grid, Select, TextArea, TimeField } from '@apto/ui';
import { useController, useFormContext } from 'react-hook-form';
import { RiskQuestion } from '../../shared/risk-question/RiskQuestion.tsx';
import type { ManyField, ManyValues } from './values.ts';

export const MANY_LABEL = {
  quemAgenda: 'Quem agenda',
  quemAvisa: 'Quem avisa',
  horarioMarcadoPrestador: 'Horário',
  questionarioRisco: EXTRA_LABEL.questionarioRisco,
  lista: 'Funcionários',
} as const;

const WHO_OPTIONS = Object.values(WHO).map((who) => ({ value: who, label: WHO_LABEL[who] }));
const LOCKED = 'Definido pelas regras do cliente.';

/** One field of the request for many, as the design system's fields take it. */
export function useManyField<F extends ManyField>(name: F) {
  const { control } = useFormContext<ManyValues>();
  const { field, fieldState } = useController<ManyValues, ManyField>({ control, name });
  return {
    name,
    value: field.value as ManyValues[F],
    onChange: (value: ManyValues[F]): void => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    errorMessage: fieldState.error?.message,
  };
}

/** The time that whoever schedules agreed with the clinic. */
export function TimeOfAll() {
  return (
    <TimeField
      {...useManyField('horarioMarcadoPrestador')}
      label={MANY_LABEL.horarioMarcadoPrestador}
      isRequired
      description="Combinado por você com a clínica, igual para todos."
    />
  );
}

function WhoField({ name, locked }: { name: 'quemAgenda' | 'quemAvisa'; locked: Who | null }) {
  const { onChange, value, ...field } = useManyField(name);
  return (
    <Select<Who>
      {...field}
      label={MANY_LABEL[name]}
      options={WHO_OPTIONS}
      value={locked ?? value}
      isDisabled={locked !== null}
      description={locked === null ? undefined : LOCKED}
      onChange={(who) => {
        if (who) onChange(who);
      }}
    />
  );
}

/** Who schedules and who notifies; locked where the customer decided (doc2 §2.7, §4). */
export function WhoFields({ method }: { method: MethodState | null }) {
  return (
    <Grid columns={2}>
      <WhoField name="quemAgenda" locked={method?.quemAgenda ?? null} />
      <WhoField name="quemAvisa" locked={method?.quemAvisa ?? null} />
    </Grid>
  );
}

function Questionario() {
  return (
    <RiskQuestion
      {...useManyField('questionarioRisco')}
      description="A mesma resposta para todos os que têm risco."
    />
  );
}

/** What else holds for all of them. */
export function MoreFields({ asksQuestion }: { asksQuestion: boolean }) {
  const { value: isAware, onChange: setAware } = useManyField('cienteCobranca');
  return (
    <>
      {asksQuestion ? <Questionario /> : null}
      <TextArea {...useManyField('observacao')} label="Observações" isOptional rows={2} maxLength={2000} />
      <Checkbox
        isSelected={isAware}
        onChange={setAware}
        description="Sem esta ciência, quem tem exame em dia fica de fora."
      >
        Estou ciente de que os exames serão cobrados.
      </Checkbox>
    </>
  );
}
