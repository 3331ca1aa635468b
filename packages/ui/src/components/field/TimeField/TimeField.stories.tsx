import { HORARIO_WINDOW } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, inResetForm, playEnter, playReset } from '../../general/MaskedField/MaskedField.fixture.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Datas e horários/TimeField',
  component: TimeField,
  tags: ['estavel'],
  args: { label: 'Horário', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { value: '08:30' } };

export const MascaraEPlaceholder: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Horário');
    await expect(field).toHaveAttribute('placeholder', 'hh:mm');
    await userEvent.type(field, '0830');
    await expect(field).toHaveValue('08:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
    await userEvent.clear(field);
    await userEvent.paste('14h15');
    await expect(field).toHaveValue('14:15');
  },
};

/** '' is no error: what the field finds itself is still said. */
export const ErroVazio: Story = {
  tags: ['interacoes'],
  args: { errorMessage: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Horário');
    await userEvent.type(field, '2575');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/formato de horário está inválido/);
  },
};

export const FormatoInvalido: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Horário');
    await userEvent.type(field, '2575');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'O formato de horário está inválido. Por favor, insira um formato de horário válido (HH:mm).',
    );
  },
};

export const ForaDaJanela: Story = {
  tags: ['interacoes'],
  args: { window: HORARIO_WINDOW },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Horário');
    await userEvent.type(field, '0600');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Informe um horário entre 06:01 e 19:00.');
    await userEvent.clear(field);
    await userEvent.type(field, '1900');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
  },
};

/** An error of the form's goes before the field's own, and a field that was emptied complains no more. */
export const ErroDoFormularioPrimeiro: Story = {
  tags: ['recursos'],
  args: { window: HORARIO_WINDOW, errorMessage: 'O horário informado é menor que o atual' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Horário');
    await userEvent.type(field, '0500');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('O horário informado é menor que o atual');
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  args: { window: HORARIO_WINDOW },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Horário');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1901');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.tab();
    // Empty is nothing to complain about.
    await expect(field).not.toBeInvalid();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('0730');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:30');
    await userEvent.keyboard('{End}{ArrowLeft}{Delete}');
    await expect(field).toHaveValue('07:3');
  },
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(TimeField),
  play: playEnter('0830'),
};

/** A form gets the time, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'a', defaultValue: '08:30' },
  render: inResetForm(TimeField),
  play: playReset({
    label: 'Horário',
    first: ['08:30', '08:30'],
    keys: '999',
    next: ['99:9', '99:9'],
    isWrong: true,
  }),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TimeField {...args} />
      <TimeField {...args} value="08:30" isRequired />
      <TimeField {...args} value="25:00" errorMessage="Horário inválido" />
    </div>
  ),
};
