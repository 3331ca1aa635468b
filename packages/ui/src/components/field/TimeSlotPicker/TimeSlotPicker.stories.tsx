import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { besideDisabled, chooseAndReset, leavesShortcuts } from '../../general/Form/Form.fixture.tsx';
import { Button } from '../../general/Button/Button.tsx';
import { TimeSlotPicker, type TimeSlotPickerProps } from './TimeSlotPicker.tsx';

const SLOTS = ['08:00', '08:30', '09:00', '09:30', '10:00', '13:00', '13:30', '14:00'].map(
  (horarioChegada, i) => ({
    horarioChegada,
    horarioSaida: `${horarioChegada.slice(0, 2)}:${horarioChegada.endsWith('30') ? '59' : '29'}`,
    minutosAgendas: 30,
    vagas: (i % 3) + 1,
  }),
);

const meta = {
  title: 'Datas e horários/TimeSlotPicker',
  component: TimeSlotPicker,
  tags: ['novo'],
  args: { date: '2026-11-24', clinicName: 'Clínica São João', slots: SLOTS, onChange: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeSlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disponiveis: Story = { tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { value: SLOTS[2] } };
export const SemData: Story = { tags: ['estados'], args: { date: null, slots: [] } };
export const Carregando: Story = {
  tags: ['estados'],
  args: { status: 'loading', slots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando os horários…');
  },
};
export const SemHorarios: Story = {
  tags: ['estados'],
  args: { slots: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.',
      ),
    ).toBeVisible();
  },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true } };

export const ComErro: Story = {
  tags: ['interacoes'],
  args: { status: 'error', slots: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível buscar os horários.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

function Retrying(props: TimeSlotPickerProps) {
  const [status, setStatus] = useState<'loading' | 'error' | 'ready'>('error');
  return (
    <>
      <TimeSlotPicker {...props} status={status} onRetry={() => setStatus('loading')} />
      <Button onPress={() => setStatus('error')}>Falhar</Button>
      <Button onPress={() => setStatus('ready')}>Responder</Button>
    </>
  );
}

/** The button goes as it is pressed: the focus stays in the field, and goes on to what came. */
export const FocoAoTentarNovamente: Story = {
  tags: ['interacoes'],
  render: (args) => <Retrying {...args} />,
  play: async ({ canvas }) => {
    // Pressed without the focus going there, as what answers is no press.
    const press = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    const retry = () => canvas.getByRole('button', { name: 'Tentar novamente' });
    const field = canvas.getByRole('group', { name: 'Horário' });
    retry().focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toContainElement(document.activeElement as HTMLElement);
    await press('Falhar');
    await expect(retry()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await press('Responder');
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** A form gets the times of the slot, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'horario', defaultValue: SLOTS[2] ?? null },
  render: besideDisabled(TimeSlotPicker, { label: 'Outro horário', name: 'outro' }),
  play: async ({ canvas }) => {
    const sent = (slot = SLOTS[0]) => ({ horario: `${slot?.horarioChegada}-${slot?.horarioSaida}` });
    const [group] = canvas.getAllByRole('radiogroup', { name: /orário/ });
    const radios = within(group as HTMLElement).getAllByRole('radio');
    await chooseAndReset(canvas, {
      label: 'Horário',
      first: sent(SLOTS[2]),
      second: sent(SLOTS[0]),
      choose: () => radios[0],
    });
    await expect(radios[2]).toHaveFocus();
  },
};

/** Alt, Ctrl, ⌘ or Shift with an arrow go on to the browser and the screen reader (ARIA, radio group). */
export const AtalhosPassam: Story = {
  tags: ['interacoes'],
  play: ({ canvas }) => leavesShortcuts(canvas),
};

/** Five slots where four have room: three and two, and the afternoon's below the morning's. */
export const NenhumSozinhoNaLinha: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const rowsOf = (name: string): number[] => {
      const tops = within(canvas.getByRole('group', { name }))
        .getAllByRole('radio')
        .map(({ offsetTop }) => offsetTop);
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    await expect(rowsOf('Manhã')).toEqual([3, 2]);
    await expect(rowsOf('Tarde')).toEqual([3]);
    const [first] = canvas.getAllByRole('radio');
    // Three and the gaps between them take the whole row.
    await expect(first!.offsetWidth * 3 + 16).toBeCloseTo(first!.parentElement!.offsetWidth, -1);
    first!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[3]).toHaveFocus();
  },
};

export const DizTudoDeCadaHorario: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const morning = within(canvas.getByRole('group', { name: 'Manhã' }));
    const first = morning.getAllByRole('radio')[0];
    await expect(first).toHaveAccessibleName(/^08:00 última vaga\s+chegada até 08:29$/);
    // Issue 12: the day and the clinic are said once, with the group.
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'terça-feira, 24 de novembro de 2026, em Clínica São João',
    );
    await expect(within(canvas.getByRole('group', { name: 'Tarde' })).getAllByRole('radio')).toHaveLength(3);
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const radios = canvas.getAllByRole('radio');
    await expect(radios[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(SLOTS[2]);
    await userEvent.keyboard('{End}');
    await expect(radios.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radios.at(-1)).not.toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radios.at(-2)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(SLOTS[0]);
  },
};

export const HorarioOcupado: Story = {
  tags: ['interacoes'],
  args: { takenSlot: SLOTS[3] },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
    );
    await expect(alert.getAllByRole('button').map((slotButton) => slotButton.textContent)).toEqual([
      '09:00',
      '10:00',
      '08:30',
    ]);
    const taken = canvas.getByRole('radio', { name: /^09:30/ });
    await expect(taken).toHaveAccessibleDescription('Este horário acabou de ser ocupado');
    await userEvent.click(taken);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(alert.getByRole('button', { name: '09:00' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(SLOTS[2]));
  },
};

const onlyUntilTen = ({ horarioChegada }: { horarioChegada: string }) =>
  horarioChegada > '10:00' ? 'Termina depois do exame seguinte' : undefined;

/** A slot that is free and does not fit stays: reached by keyboard, touched, it says why and is not chosen. */
export const NaoCabeEDizPorQue: Story = {
  tags: ['interacoes'],
  args: { reasonFor: onlyUntilTen },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('radio', { name: /^14:00/ });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAccessibleDescription('Termina depois do exame seguinte');
    // Once in its description, once in sight.
    await expect(canvas.getAllByText('Termina depois do exame seguinte').length).toBeGreaterThan(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('radio', { name: /^13:00/ }) });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('radio', { name: /^10:00/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith(SLOTS[4]);
  },
};

const TWO_ROOMS = [
  { ...(SLOTS[0] as (typeof SLOTS)[number]), vagas: 1, ambienteId: 1 },
  { ...(SLOTS[0] as (typeof SLOTS)[number]), vagas: 2, ambienteId: 2 },
];

/** The same time in two rooms is one choice, with the places of both. */
export const DuasSalasNoMesmoHorario: Story = {
  tags: ['recursos'],
  args: { slots: TWO_ROOMS },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: /^08:00 3 vagas/ })).toBeVisible();
  },
};

/** The last place is taken by somebody else while the page is open: nothing near is free either. */
export const OcupadoSemOutroLivre: Story = {
  tags: ['recursos'],
  args: { slots: SLOTS.slice(0, 1), takenSlot: SLOTS[0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/não está mais disponível/);
    await expect(canvas.queryByText('Horários livres mais próximos:')).not.toBeInTheDocument();
  },
};

/** Where each time takes one person nothing is said of places: it would be the last one everywhere. */
export const UmaVagaCada: Story = {
  tags: ['interacoes'],
  args: { slots: SLOTS.map((slot) => ({ ...slot, vagas: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(1);
    await expect(canvas.queryAllByText('última vaga')).toHaveLength(0);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TimeSlotPicker {...args} value={SLOTS[1]} />
      <TimeSlotPicker
        {...args}
        slots={SLOTS.map((slot) =>
          slot.horarioChegada < '12:00'
            ? slot
            : { ...slot, preparo: ['8 h de jejum antes: sem comer desde 05:00'] },
        )}
        value={SLOTS[6]}
      />
      <TimeSlotPicker {...args} takenSlot={SLOTS[3]} />
      <TimeSlotPicker {...args} status="loading" slots={[]} />
      <TimeSlotPicker {...args} status="error" slots={[]} />
      <TimeSlotPicker {...args} slots={[]} />
    </div>
  ),
};
