import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, screen } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Checkbox } from '../../components/general/Checkbox/index.ts';
import { CheckboxGroup } from '../../components/general/CheckboxGroup/index.ts';
import { CnpjField } from '../../components/field/CnpjField/index.ts';
import { ComboBox } from '../../components/general/ComboBox/index.ts';
import { CpfField, isCpf } from '../../components/field/CpfField/index.ts';
import { DatePicker } from '../../components/field/DatePicker/index.ts';
import { DateRangePicker } from '../../components/field/DateRangePicker/index.ts';
import { Form, FormActions } from '../../components/general/Form/index.ts';
import { FormSummary, type FieldProblem } from '../../components/general/FormSummary/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { InlineAlert } from '../../components/general/InlineAlert/index.ts';
import { MoneyField } from '../../components/general/MoneyField/index.ts';
import { MultiSelect } from '../../components/general/MultiSelect/index.ts';
import { NumberField } from '../../components/general/NumberField/index.ts';
import { PasswordField } from '../../components/general/PasswordField/index.ts';
import { PhoneField } from '../../components/field/PhoneField/index.ts';
import { RadioGroup } from '../../components/general/RadioGroup/index.ts';
import { SearchField } from '../../components/general/SearchField/index.ts';
import { Section } from '../../components/general/Section/index.ts';
import { Select } from '../../components/general/Select/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Switch } from '../../components/general/Switch/index.ts';
import { TextArea } from '../../components/general/TextArea/index.ts';
import { TextField } from '../../components/general/TextField/index.ts';
import { TimeField } from '../../components/field/TimeField/index.ts';
import { TokenField } from '../../components/field/TokenField/index.ts';

const meta = { title: 'Padrões/Formulários', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const now = { data: '2026-11-16', time: '09:00', instant: '2026-11-16T12:00:00.000Z' };
const types = [
  { value: 'admissional', label: 'Admissional' },
  { value: 'periodico', label: 'Periódico' },
];

interface Pedido {
  name: string;
  cpf: string;
  kind: string | null;
  admissao: string | null;
  value: number | null;
  terms: boolean;
}

const LABELS: Record<keyof Pedido, string> = {
  name: 'Nome',
  cpf: 'CPF',
  kind: 'Tipo de exame',
  admissao: 'Data de admissão',
  value: 'Valor do exame',
  terms: 'Termos',
};

function Request() {
  const { control, handleSubmit, formState } = useForm<Pedido>({
    defaultValues: { name: '', cpf: '', kind: null, admissao: null, value: null, terms: false },
    // The summary takes the focus, not the first field: it says how many there are.
    shouldFocusError: false,
  });
  const problems: FieldProblem[] = (Object.keys(LABELS) as (keyof Pedido)[]).flatMap((field) => {
    const message = formState.errors[field]?.message;
    return message ? [{ field, label: LABELS[field], message }] : [];
  });
  return (
    <Form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <FormSummary problems={problems} attempt={formState.submitCount} />
      {formState.isSubmitSuccessful && (
        <InlineAlert tone="success" announce="polite" title="Pedido enviado" />
      )}
      <Section title="Funcionário">
        <Grid columns={2}>
          <Controller
            name="name"
            control={control}
            rules={{ required: 'Informe o nome.' }}
            render={({ field, fieldState }) => (
              <TextField {...field} label={LABELS.name} isRequired errorMessage={fieldState.error?.message} />
            )}
          />
          <Controller
            name="cpf"
            control={control}
            rules={{
              required: 'Informe o CPF.',
              validate: (cpf) => isCpf(cpf) || 'Digite um CPF válido.',
            }}
            render={({ field, fieldState }) => (
              <CpfField {...field} label={LABELS.cpf} isRequired errorMessage={fieldState.error?.message} />
            )}
          />
        </Grid>
      </Section>
      <Section title="Exame">
        <Grid columns={2}>
          <Controller
            name="kind"
            control={control}
            rules={{ required: 'Escolha o tipo.' }}
            render={({ field, fieldState }) => (
              <Select
                {...field}
                label={LABELS.kind}
                options={types}
                isRequired
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            name="admissao"
            control={control}
            render={({ field, fieldState }) => (
              <DatePicker
                {...field}
                label={LABELS.admissao}
                now={now}
                isOptional
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            name="value"
            control={control}
            rules={{ required: 'Informe o valor.' }}
            render={({ field, fieldState }) => (
              <MoneyField
                {...field}
                label={LABELS.value}
                isRequired
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </Grid>
      </Section>
      <Controller
        name="terms"
        control={control}
        rules={{ required: 'Aceite os termos.' }}
        render={({ field: { value, ...field }, fieldState }) => (
          <Checkbox {...field} isSelected={value} isRequired errorMessage={fieldState.error?.message}>
            Li e aceito os termos
          </Checkbox>
        )}
      />
      <FormActions>
        <Button variant="quiet">Cancelar</Button>
        <Button variant="primary" type="submit">
          Enviar pedido
        </Button>
      </FormActions>
    </Form>
  );
}

/** Refused: the summary takes the focus and leads to each field. Mended: the errors go as they are mended. */
export const ComReactHookForm: Story = {
  tags: ['interacoes'],
  render: () => <Request />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pedido' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Falta corrigir 5 campos');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('textbox', { name: 'Nome' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Informe o nome.');
    await userEvent.keyboard('Ana Souza');
    await expect(name).toBeValid();

    await userEvent.type(canvas.getByLabelText('CPF'), '52998224725');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tipo de exame' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Periódico' }));
    await userEvent.type(canvas.getByLabelText('Valor do exame'), '45,5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Li e aceito os termos' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pedido' }));
    await expect(await canvas.findByText('Pedido enviado')).toBeVisible();
  },
};

const NAMES = [
  'Nome',
  'Observação',
  'Senha',
  'Vagas',
  'Valor',
  'CPF',
  'CNPJ',
  'Celular',
  'Token',
  'Horário',
  'Admissão',
  'Data inicial',
  'Data final',
  'Tipo',
  'Cargo',
  'Situação',
  'Pesquisar',
] as const;

/** Every field is found by its label, as a person with a screen reader, a test or a voice command looks for it. */
export const TodosOsCampos: Story = {
  tags: ['interacoes'],
  render: () => (
    <Grid columns={3}>
      <TextField label="Nome" isClearable />
      <TextArea label="Observação" maxLength={200} />
      <PasswordField label="Senha" />
      <NumberField label="Vagas" minValue={1} />
      <MoneyField label="Valor" />
      <CpfField label="CPF" />
      <CnpjField label="CNPJ" />
      <PhoneField label="Celular" />
      <TokenField label="Token" />
      <TimeField label="Horário" />
      <DatePicker label="Admissão" now={now} />
      <DateRangePicker label="Período" now={now} />
      <Select label="Tipo" options={types} />
      <ComboBox label="Cargo" options={[{ value: 1, label: 'Soldador' }]} />
      <MultiSelect label="Situação" options={types} />
      <SearchField />
      <RadioGroup label="Turno" options={[{ value: 'manha', label: 'Manhã' }]} />
      <CheckboxGroup label="Avisar por">
        <Checkbox value="email">E-mail</Checkbox>
      </CheckboxGroup>
      <Stack>
        <Checkbox>Urgente</Checkbox>
        <Switch>Ativo</Switch>
      </Stack>
    </Grid>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    for (const name of NAMES)
      await step(name, async () => {
        const field = canvas.getByLabelText(name, { selector: 'input, textarea, button' });
        field.focus();
        await expect(field).toHaveFocus();
      });
    await expect(canvas.getByRole('radiogroup', { name: 'Turno' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Avisar por' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Urgente' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Ativo' })).toBeVisible();
    // What is only an icon has a name.
    for (const button of canvasElement.querySelectorAll('button'))
      await expect(button).toHaveAccessibleName();
  },
};
