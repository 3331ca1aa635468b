import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AsyncMultiSelect } from '../AsyncMultiSelect/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { CpfField } from '../../field/CpfField/index.ts';
import { DatePicker } from '../../field/DatePicker/index.ts';
import { DateRangePicker } from '../../field/DateRangePicker/index.ts';
import { FileDrop } from '../FileDrop/index.ts';
import { Grid } from '../Grid/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PeriodPicker } from '../../field/PeriodPicker/index.ts';
import { RadioCards } from '../RadioCards/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { TimeField } from '../../field/TimeField/index.ts';
import { TimeSlotPicker } from '../../field/TimeSlotPicker/index.ts';
import { FormSummary } from './FormSummary.tsx';

const meta = {
  title: 'Formulários/FormSummary',
  component: FormSummary,
  tags: ['estavel'],
  args: {
    problems: [
      { field: 'nome', label: 'Nome', message: 'informe o nome.' },
      { field: 'telefone', label: 'Telefone', message: 'complete os 11 dígitos.' },
    ],
  },
} satisfies Meta<typeof FormSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };
export const UmSo: Story = {
  tags: ['estados'],
  args: { problems: [{ field: 'nome', message: 'Informe o nome.' }] },
};
export const LevaAoCampo: Story = {
  tags: ['interacoes'],
  args: { attempt: 1 },
  render: (args) => (
    <form>
      <Stack>
        <FormSummary {...args} />
        <TextField label="Nome" name="nome" errorMessage="Informe o nome." />
        <TextField label="Telefone" name="telefone" errorMessage="Complete os 11 dígitos." />
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Telefone: complete os 11 dígitos.' }));
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveFocus();
  },
};

/** By key: the summary has the focus, Tab goes through the problems, Enter leads to the field. */
export const Teclado: Story = {
  ...LevaAoCampo,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nome: informe o nome.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Telefone' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Complete os 11 dígitos.');
    const problem = canvas.getByRole('button', { name: 'Nome: informe o nome.' });
    problem.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  },
};

const now = { data: '2026-11-16', time: '09:00', instant: '2026-11-16T12:00:00.000Z' };
const options = [
  { value: 'a', label: 'Audiometria' },
  { value: 'h', label: 'Hemograma' },
];
const slots = [{ horarioChegada: '08:00', horarioSaida: '08:30' }];

/** Every kind of field, with what the focus lands on. */
const FIELDS: Readonly<Record<string, { lands: string; field: ReactElement }>> = {
  text: { lands: 'input', field: <TextField label="Texto" name="text" /> },
  area: { lands: 'textarea', field: <TextArea label="Área" name="area" /> },
  cpf: { lands: 'input', field: <CpfField label="CPF" name="cpf" /> },
  number: { lands: 'input', field: <NumberField label="Número" name="number" /> },
  value: { lands: 'input', field: <MoneyField label="Valor" name="value" /> },
  time: { lands: 'input', field: <TimeField label="Hora" name="time" /> },
  dia: { lands: 'input', field: <DatePicker label="Dia" name="dia" now={now} /> },
  intervalo: { lands: 'input', field: <DateRangePicker label="Intervalo" name="intervalo" now={now} /> },
  tipo: { lands: '[role=combobox]', field: <Select label="Tipo" name="tipo" options={options} /> },
  cargo: { lands: 'input[role=combobox]', field: <ComboBox label="Cargo" name="cargo" options={options} /> },
  exames: {
    lands: 'input[role=combobox]',
    field: <MultiSelect label="Exames" name="exames" options={options} />,
  },
  chosen: {
    lands: 'input[role=combobox]',
    field: <MultiSelect label="Escolhidos" name="chosen" options={options} defaultValue={['a']} />,
  },
  clinics: {
    lands: 'input[role=combobox]',
    field: (
      <AsyncMultiSelect
        label="Clínicas"
        name="clinics"
        options={options}
        keyOf={({ value }) => value}
        labelOf={({ label }) => label}
      />
    ),
  },
  shift: { lands: '[role=radio]', field: <RadioGroup label="Turno" name="shift" options={options} /> },
  local: {
    lands: '[role=radio]',
    field: <RadioCards label="Local" name="local" options={[{ value: 'a', title: 'Centro' }]} />,
  },
  avisos: {
    lands: '[role=checkbox]',
    field: (
      <CheckboxGroup label="Avisos" name="avisos">
        <Checkbox value="email">E-mail</Checkbox>
      </CheckboxGroup>
    ),
  },
  terms: { lands: '[role=checkbox]', field: <Checkbox name="terms">Termos</Checkbox> },
  ativo: { lands: '[role=switch], input', field: <Switch name="ativo">Ativo</Switch> },
  attachment: { lands: 'button', field: <FileDrop label="Anexo" name="attachment" /> },
  periodo: { lands: '[role=radio]', field: <PeriodPicker name="periodo" /> },
  horario: {
    lands: '[role=radio]',
    field: <TimeSlotPicker name="horario" date="2026-11-17" slots={slots} />,
  },
  // Before a day is chosen there is no time to land on: the field itself has the focus.
  withoutDay: {
    lands: '[tabindex="-1"]',
    field: <TimeSlotPicker name="withoutDay" date={null} slots={[]} />,
  },
  withoutTimes: {
    lands: '[tabindex="-1"]',
    field: <TimeSlotPicker name="withoutTimes" date="2026-11-17" slots={[]} />,
  },
};

/** Also the empty ones, which put nothing into the form, and those of several controls. */
export const LevaATodoCampo: Story = {
  tags: ['interacoes'],
  args: { problems: Object.keys(FIELDS).map((field) => ({ field, message: `Preencha ${field}.` })) },
  render: (args) => (
    <form>
      <Stack>
        <FormSummary {...args} />
        <Grid columns={3}>
          {Object.entries(FIELDS).map(([name, { field }]) => (
            <div key={name} data-testid={name}>
              {field}
            </div>
          ))}
        </Grid>
      </Stack>
    </form>
  ),
  play: async ({ canvas, step }) => {
    for (const [name, { lands }] of Object.entries(FIELDS))
      await step(name, async () => {
        const problem = canvas.getByRole('button', { name: `Preencha ${name}.` });
        problem.focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByTestId(name)).toContainElement(document.activeElement as HTMLElement);
        await expect(document.activeElement?.matches(lands)).toBe(true);
      });
  },
};
