import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NOW } from '../../general/Calendar/fixtures.ts';
import { TimeSlotRow, type ScheduleRow, type TimeSlotRowProps } from './index.ts';
import { ROWS, slotsOf, WEEKDAYS } from './TimeSlotRow.fixture.ts';

const row = ROWS[0] as ScheduleRow;
const chosen = slotsOf('2026-11-24')[1] ?? null;

function Held(props: TimeSlotRowProps) {
  const [held, setHeld] = useState(props.row);
  return (
    <TimeSlotRow
      {...props}
      row={held}
      slots={held.data ? slotsOf(held.data) : []}
      onDate={(date) => {
        setHeld({ ...held, data: date, faixa: null });
        props.onDate(date);
      }}
      onSlot={(faixa) => {
        setHeld({ ...held, faixa });
        props.onSlot(faixa);
      }}
      {...(props.onPrivate
        ? {
            onPrivate: (particular: boolean) => {
              setHeld({ ...held, particular });
              props.onPrivate?.(particular);
            },
          }
        : {})}
    />
  );
}

const meta = {
  title: 'Datas e horários/TimeSlotRow',
  component: TimeSlotRow,
  tags: ['novo'],
  args: {
    row,
    at: 1,
    total: 3,
    now: NOW,
    min: '2026-11-23',
    max: '2026-12-04',
    rules: { openingHours: WEEKDAYS, feriados: [], ferias: [] },
    slots: [],
    slotsStatus: 'ready',
    onDate: fn(),
    onSlot: fn(),
    onRetrySlots: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimeSlotRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazia: Story = { tags: ['estados'] };
export const Definida: Story = {
  tags: ['estados'],
  args: { row: { ...row, data: '2026-11-24', faixa: chosen } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Exame 1 de 3, 1042 - Vida Plena' })).toHaveTextContent(
      'Definido',
    );
    await expect(canvas.getByRole('combobox', { name: 'Horário' })).toHaveTextContent('08:30');
    await expect(canvas.getByText('Sem antecedência')).toBeVisible();
  },
};

/** doc2 §5: after submit what is missing says 'Preenchimento Obrigatório'. */
export const Faltando: Story = {
  tags: ['estados'],
  args: { isSubmitted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Data')).toHaveAccessibleDescription('Preenchimento Obrigatório');
  },
};
export const HorarioTomado: Story = {
  tags: ['estados'],
  args: {
    row: { ...row, data: '2026-11-24' },
    slotMessage: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
  },
};

/** doc2 §2.8: a row that waits has the same fields, disabled; both take the focus and say for what. */
export const Trancada: Story = {
  tags: ['interacoes'],
  args: {
    at: 3,
    row: ROWS[2] as ScheduleRow,
    lockedReason: 'Escolha antes a data e o horário do exame 1.',
    onPrivate: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const date = canvas.getByRole('textbox', { name: 'Data' });
    await expect(date).toHaveFocus();
    await expect(date).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('24112026');
    await expect(date).toHaveValue('');
    await expect(date).toHaveAccessibleDescription('Escolha antes a data e o horário do exame 1.');
    await userEvent.tab();
    const time = canvas.getByRole('combobox', { name: 'Horário' });
    await expect(time).toHaveFocus();
    await expect(time).toHaveAttribute('aria-disabled', 'true');
    // doc2 §2.8: a checkbox of each exam, also of one whose turn has not come.
    const own = canvas.getByRole('checkbox', { name: 'Particular' });
    await expect(own).toBeDisabled();
    await expect(own).toHaveAccessibleDescription('Escolha antes a data e o horário do exame 1.');
  },
};

/** The time waits for the day; then each slot says until when and how many places are left. */
export const DataDepoisHorario: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Horário' })).toHaveAccessibleDescription(
      'Escolha antes a data.',
    );
    await userEvent.type(canvas.getByLabelText('Data'), '24112026');
    await waitFor(() => expect(args.onDate).toHaveBeenLastCalledWith('2026-11-24'));
    const time = await waitFor(() => {
      const found = canvas.getByRole('combobox', { name: 'Horário' });
      if (found.getAttribute('aria-disabled') === 'true') throw new Error('the time still waits');
      return found;
    });
    time.focus();
    await userEvent.keyboard('{ArrowDown}');
    const slot = await screen.findByRole('option', { name: '08:30' });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}');
    await expect(time).toHaveAttribute(
      'aria-activedescendant',
      (await screen.findAllByRole('option'))[0]?.id,
    );
    await expect(slot).toHaveAccessibleDescription('chegada até 08:59, 2 vagas');
    await userEvent.click(slot);
    await waitFor(() =>
      expect(args.onSlot).toHaveBeenLastCalledWith(expect.objectContaining({ horarioChegada: '08:30' })),
    );
  },
};

/** The slots of the day are on their way: the list says so. */
export const CarregandoHorarios: Story = {
  tags: ['estados'],
  args: { row: { ...row, data: '2026-11-24' }, slotsStatus: 'loading' },
  render: (args) => <TimeSlotRow {...args} />,
  play: async ({ canvas }) => {
    const time = canvas.getByRole('combobox', { name: 'Horário' });
    time.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText(/Carregando/)[0]).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
  },
};

/** doc2 §8: the provider's agenda failed; the list says so and asks again. */
export const FalhaNosHorarios: Story = {
  tags: ['interacoes'],
  args: { row: { ...row, data: '2026-11-24' }, slotsStatus: 'error' },
  render: (args) => <TimeSlotRow {...args} />,
  play: async ({ canvas, args }) => {
    const time = canvas.getByRole('combobox', { name: 'Horário' });
    time.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      await screen.findByRole('option', {
        name: /^Não foi possível buscar agenda de horários do prestador\..*Tentar novamente/,
      }),
    );
    await expect(args.onRetrySlots).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
  },
};

/** A slot that does not fit the exam before stays in the list, is reached, says why and is not chosen. */
export const NaoCabeDepois: Story = {
  tags: ['interacoes'],
  args: { at: 2, row: { ...row, data: '2026-11-24' }, before: [chosen] },
  play: async ({ canvas, args }) => {
    const time = canvas.getByRole('combobox', { name: 'Horário' });
    time.focus();
    await userEvent.keyboard('{Enter}');
    const off = await screen.findByRole('option', { name: '09:00' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).toHaveAccessibleDescription(/o horário deve terminar antes/);
    await userEvent.click(off);
    await expect(args.onSlot).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

/** Stacked on a tablet: day and time side by side, and on a phone under each other. */
export const DiaEHorarioLadoALado: Story = {
  tags: ['interacoes'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 560 }} data-testid="largura">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const top = (name: string): number => Math.round(canvas.getByText(name).getBoundingClientRect().top);
    await expect(top('Data')).toBe(top('Horário'));
    await expect(top('Data')).toBeGreaterThan(top('Exames'));
    canvas.getByTestId('largura').style.inlineSize = '320px';
    await waitFor(() => expect(top('Horário')).toBeGreaterThan(top('Data')));
  },
};

/** doc2 §5: a private exam has a date and no time. */
export const Particular: Story = {
  tags: ['interacoes'],
  args: { row: ROWS[2] as ScheduleRow, at: 3, onPrivate: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Particular' }));
    await expect(canvas.queryByRole('combobox', { name: 'Horário' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Exame 3 de 3, Particular' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Data'), '25112026');
    await waitFor(() => expect(canvas.getByRole('group', { name: /Exame 3/ })).toHaveTextContent('Definido'));
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TimeSlotRow
        {...args}
        row={{ ...row, data: '2026-11-24', faixa: chosen }}
        slots={slotsOf('2026-11-24')}
      />
      <TimeSlotRow {...args} at={2} row={ROWS[1] as ScheduleRow} />
      <TimeSlotRow
        {...args}
        at={3}
        row={ROWS[2] as ScheduleRow}
        lockedReason="Escolha antes a data e o horário do exame 2."
      />
    </div>
  ),
};
