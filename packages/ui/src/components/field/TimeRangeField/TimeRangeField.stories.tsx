import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../general/Button/index.ts';
import { SentForm, sentIn } from '../../general/Form/SentForm.fixture.tsx';
import { TimeRangeField } from './TimeRangeField.tsx';

const meta = {
  title: 'Datas e horários/TimeRangeField',
  component: TimeRangeField,
  tags: ['experimental'],
  args: { label: 'Manhã', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TimeRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = {
  tags: ['estados'],
  args: { defaultValue: { start: '08:00', end: '12:00' } },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { defaultValue: { start: '08:00', end: '12:00' }, isDisabled: true },
};

/** Typed by keyboard alone: nothing is said between the two times, and the pair is judged on leaving both. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1200');
    await userEvent.tab();
    const group = canvas.getByRole('group', { name: 'Manhã' });
    await expect(canvas.getByRole('textbox', { name: 'Fim, Manhã' })).toHaveFocus();
    await expect(group).not.toHaveAccessibleDescription();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('0800');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '12:00', end: '08:00' });
    await expect(group).toHaveAccessibleDescription('O fim deve ser posterior ao início.');
    const end = canvas.getByRole('textbox', { name: 'Fim, Manhã' });
    await expect(end).toBeInvalid();
    await userEvent.clear(end);
    await expect(group).toHaveAccessibleDescription('Informe o início e o fim.');
    await userEvent.type(end, '1330');
    await expect(group).not.toHaveAccessibleDescription();
    await expect(end).toBeValid();
  },
};

/** A time that does not exist is told at its own field, and the pair says nothing beside it. */
export const HoraQueNaoExiste: Story = {
  name: 'Hora que não existe',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Início, Manhã' }), '2575');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fim, Manhã' }), '0800');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Início, Manhã' })).toHaveAccessibleDescription(
      /formato de horário está inválido/,
    );
    await expect(canvas.getByRole('group', { name: 'Manhã' })).not.toHaveAccessibleDescription();
  },
};

/** One end may be left out: until the day's end. */
export const SemFim: Story = {
  name: 'Sem fim',
  tags: ['recursos'],
  args: { isOpenEnded: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Início, Manhã' }), '1000');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Manhã' })).not.toHaveAccessibleDescription();
  },
};

/** An error of the form's goes first, and a form gets both ends by their names. */
export const NoFormulario: Story = {
  name: 'No formulário',
  tags: ['recursos'],
  args: { name: 'manha', errorMessage: 'A clínica não atende de manhã.' },
  render: (args) => (
    <SentForm>
      <TimeRangeField {...args} />
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Início, Manhã' }), '0800');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('group', { name: 'Manhã' })).toHaveAccessibleDescription(
      'A clínica não atende de manhã.',
    );
    await expect(sentIn(canvasElement)).toEqual({ 'manha.inicio': '08:00', 'manha.fim': '' });
  },
};

/** A reset brings back what it began with, and what was wrong is not said any more. */
export const Limpar: Story = {
  tags: ['recursos'],
  args: { defaultValue: { start: '08:00', end: '12:00' } },
  render: (args) => (
    <form>
      <TimeRangeField {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const end = canvas.getByRole('textbox', { name: 'Fim, Manhã' });
    await userEvent.clear(end);
    await userEvent.type(end, '0700');
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Manhã' })).toHaveAccessibleDescription(
      'O fim deve ser posterior ao início.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(end).toHaveValue('12:00'));
    await expect(canvas.getByRole('group', { name: 'Manhã' })).not.toHaveAccessibleDescription();
  },
};

/** '' is no error: what the field finds itself is still said. */
export const ErroVazio: Story = {
  tags: ['interacoes'],
  args: { errorMessage: '', defaultValue: { start: '12:00', end: '08:00' } },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Fim, Manhã' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Manhã' })).toHaveAccessibleDescription(
      'O fim deve ser posterior ao início.',
    );
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <TimeRangeField label="Manhã" defaultValue={{ start: '08:00', end: '12:00' }} isRequired />
      <TimeRangeField label="Tarde" description="Deixe vazio se não atende." isOptional />
      <TimeRangeField
        label="Tarde"
        defaultValue={{ start: '13:00', end: '12:00' }}
        errorMessage="O fim deve ser posterior ao início."
      />
      <TimeRangeField label="Tarde" defaultValue={{ start: '13:00', end: '17:00' }} isReadOnly />
    </div>
  ),
};
