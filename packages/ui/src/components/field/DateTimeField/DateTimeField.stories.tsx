import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../general/Button/index.ts';
import { NOW } from '../../general/Calendar/fixtures.ts';
import { SentForm, sentIn } from '../../general/Form/SentForm.fixture.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Datas e horários/DateTimeField',
  component: DateTimeField,
  tags: ['experimental'],
  args: { label: 'Novo dia e horário', now: NOW, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = {
  tags: ['estados'],
  args: { defaultValue: { date: '2026-11-30', time: '08:30' } },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { defaultValue: { date: '2026-11-30', time: '08:30' }, isDisabled: true },
};

/** Typed by keyboard alone; the pair is judged on leaving both, and what is missing is said there. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Novo dia e horário' });
    const day = canvas.getByRole('textbox', { name: 'Dia' });
    const time = canvas.getByRole('textbox', { name: 'Horário' });
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('30112026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(group).toHaveAccessibleDescription('Informe o dia e o horário.');
    await expect(time).toBeInvalid();
    await expect(day).toBeValid();
    await userEvent.type(time, '0830');
    await expect(group).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-30', time: '08:30' });
  },
};

/** A day that is refused stays written, with why; it is no value. */
export const DiaRecusadoFica: Story = {
  tags: ['interacoes'],
  args: { rules: { feriados: [], ferias: [] } },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('textbox', { name: 'Dia' });
    const hourAt = canvas.getByRole('textbox', { name: 'Horário' }).getBoundingClientRect().left;
    await userEvent.type(day, '29112026');
    await expect(day).toHaveValue('29/11/2026');
    await expect(day).toBeInvalid();
    // What is said of it takes lines below it, and pushes nothing aside.
    await expect(canvas.getByRole('textbox', { name: 'Horário' }).getBoundingClientRect().left).toBe(hourAt);
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-29' }));
    // Its own field says why: that a day is missing is not said beside it.
    await userEvent.click(canvas.getByRole('textbox', { name: /Horário/ }));
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Novo dia e horário' })).not.toHaveAccessibleDescription();
    await userEvent.clear(day);
    await userEvent.type(day, '30112026');
    await expect(day).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-30', time: '' });
  },
};

/** A day that is picked in the calendar: nothing is missing while one is still picking. */
export const PeloCalendario: Story = {
  name: 'Pelo calendário',
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Novo dia e horário' });
    await userEvent.click(canvas.getByRole('button', { name: /Abrir calendário/ }));
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(calendar.getByRole('button', { name: /, 30 de novembro/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-30', time: '' });
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.keyboard('2575');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Horário' })).toHaveAccessibleDescription(
      /formato de horário está inválido/,
    );
    await expect(group).not.toHaveAccessibleDescription();
  },
};

/** What is over is told, of today too; a day may stand alone where the clinic serves by order of arrival. */
export const SoOFuturo: Story = {
  name: 'Só o futuro',
  tags: ['recursos'],
  args: { isFuture: true, isTimeOptional: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Novo dia e horário' });
    const [year, month, dayOfMonth] = NOW.data.split('-');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dia' }), `${dayOfMonth}${month}${year}`);
    const time = canvas.getByRole('textbox', { name: /Horário/ });
    await userEvent.click(time);
    await userEvent.tab();
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.type(time, '0001');
    await expect(group).toHaveAccessibleDescription('Este momento já passou.');
    await userEvent.clear(time);
    await userEvent.type(time, '2359');
    await expect(group).not.toHaveAccessibleDescription();
  },
};

/** An error of one of the two stands at it, and a form gets both by their names. */
export const NoFormulario: Story = {
  name: 'No formulário',
  tags: ['recursos'],
  args: {
    name: 'consulta',
    defaultValue: { date: '2026-11-30', time: '08:30' },
    timeError: 'A clínica atende das 13:00 às 17:00.',
  },
  render: (args) => (
    <SentForm>
      <DateTimeField {...args} />
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Horário' })).toHaveAccessibleDescription(
      'A clínica atende das 13:00 às 17:00.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Dia' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(sentIn(canvasElement)).toEqual({ 'consulta.data': '2026-11-30', 'consulta.hora': '08:30' });
  },
};

/** A reset brings back what it began with, and what was missing is not said any more. */
export const Limpar: Story = {
  tags: ['recursos'],
  args: { defaultValue: { date: '2026-11-30', time: '08:30' } },
  render: (args) => (
    <form>
      <DateTimeField {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Novo dia e horário' });
    const time = canvas.getByRole('textbox', { name: 'Horário' });
    const day = () => canvas.getByRole('textbox', { name: 'Dia' });
    await userEvent.clear(time);
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription('Informe o dia e o horário.');
    await userEvent.clear(day());
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(time).toHaveValue('08:30'));
    await expect(day()).toHaveValue('30/11/2026');
    await expect(group).not.toHaveAccessibleDescription();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <DateTimeField now={NOW} label="Novo dia e horário" isRequired />
      <DateTimeField
        now={NOW}
        label="Dia da consulta"
        description="Sem horário, é por ordem de chegada."
        defaultValue={{ date: '2026-11-30', time: '' }}
        isTimeOptional
      />
      <DateTimeField
        now={NOW}
        label="Novo dia e horário"
        defaultValue={{ date: '2026-11-30', time: '08:30' }}
        timeError="A clínica atende das 13:00 às 17:00."
      />
      <DateTimeField
        now={NOW}
        label="Novo dia e horário"
        defaultValue={{ date: '2026-11-02', time: '08:30' }}
        errorMessage="Este momento já passou."
      />
    </div>
  ),
};
