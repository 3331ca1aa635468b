import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within, type Mock } from 'storybook/test';
import { Button } from '../../general/Button/Button.tsx';
import { TextField } from '../../general/TextField/TextField.tsx';
import { NOW } from '../../general/Calendar/fixtures.ts';
import { ROWS, slotsOf } from '../TimeSlotRow/TimeSlotRow.fixture.ts';
import { ScheduleGrid, type ScheduleGridProps } from './index.ts';
import { rowsWithProvider } from './ScheduleGrid.logic.ts';

const onSchedule = fn(async () => undefined);

function Held(props: ScheduleGridProps) {
  const [rows, setRows] = useState(props.rows);
  return <ScheduleGrid {...props} rows={rows} onRowsChange={setRows} />;
}

const meta = {
  title: 'Datas e horários/ScheduleGrid',
  component: ScheduleGrid,
  tags: ['novo'],
  args: {
    employeeName: 'Ana Souza',
    rows: ROWS,
    onRowsChange: fn(),
    range: { min: '2026-11-23', max: '2026-12-04' },
    now: NOW,
    rulesOf: () => ({ feriados: [], ferias: [] }),
    loadSlots: async (_row, date) => slotsOf(date),
    onSchedule,
    onHandOver: async (): Promise<unknown> => undefined,
  },
  beforeEach: () => {
    onSchedule.mockClear();
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ScheduleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;
type View = ReturnType<typeof within>;

const rowOf = (canvas: View, at: number) =>
  within(canvas.getByRole('row', { name: new RegExp(`^Exame ${at} de 3`) }));

/** A field of a row, once its turn has come. */
const open = (row: Pick<View, 'getByRole'>, role: 'textbox' | 'combobox', name: string) =>
  waitFor(() => {
    const field = row.getByRole(role, { name });
    if (field.getAttribute('aria-disabled') === 'true') throw new Error(`${name} still waits`);
    return field;
  });
const openTime = (row: Pick<View, 'getByRole'>) => open(row, 'combobox', 'Horário');

/** Types a day and takes a time, as the keyboard does. */
async function fill(canvas: View, at: number, day: string, hour: string): Promise<void> {
  const row = rowOf(canvas, at);
  const date = await open(row, 'textbox', 'Data');
  await userEvent.clear(date);
  await userEvent.type(date, day);
  const time = await openTime(row);
  time.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: hour }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

export const Inicio: Story = { tags: ['estados'] };

/** doc2 §4: without risk there is only the attendant. */
export const SoAtendente: Story = {
  tags: ['estados'],
  args: {
    onlyAttendantReason:
      'O funcionario do agendamento está sem riscos. Por favor, aplique os riscos no funcionário.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Agendar' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Direcionar para um atendente' })).toBeVisible();
  },
};

/** doc2 §2.8: rows unlock in order; the earliest day follows the notice; a choice is announced. */
export const DestravaEmOrdem: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 2).getByRole('textbox', { name: 'Data' })).toHaveAccessibleDescription(
      'Escolha antes a data e o horário do exame 1.',
    );
    await fill(canvas, 1, '24112026', '08:30');
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      '1042 - Vida Plena, terça-feira, 24 de novembro de 2026, 08:30. 2 de 4 exames definidos.',
    );
    await expect(rowOf(canvas, 3).getByRole('textbox', { name: 'Data' })).toHaveAccessibleDescription(
      'Escolha antes a data e o horário do exame 2.',
    );
    const second = rowOf(canvas, 2).getByRole('textbox', { name: 'Data' });
    await userEvent.type(second, '25112026');
    await waitFor(() =>
      expect(second).toHaveAccessibleDescription(/^A data não pode ser menor que 26\/11\/2026/),
    );
    await fill(canvas, 2, '26112026', '09:00');
    await fill(canvas, 3, '25112026', '14:00');
    await expect(canvas.getByText('Todos os exames têm data e horário.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(onSchedule).toHaveBeenCalledOnce());
  },
};

/** doc2 §2.8: changing an earlier row clears the later ones, and says so. */
export const MudarLimpaOsSeguintes: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await fill(canvas, 1, '24112026', '08:30');
    await fill(canvas, 2, '26112026', '09:00');
    await fill(canvas, 1, '23112026', '08:00');
    await expect(rowOf(canvas, 2).getByRole('textbox', { name: 'Data' })).toHaveValue('');
    await expect(canvas.getByText('2 de 4 exames definidos.')).toBeVisible();
  },
};

/** doc2 §5: what is missing is said, and the focus goes to the first of it. */
export const Incompleto: Story = {
  tags: ['interacoes'],
  args: { onIncomplete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    const date = rowOf(canvas, 1).getByRole('textbox', { name: 'Data' });
    await waitFor(() => expect(date).toHaveFocus());
    await expect(date).toHaveAccessibleDescription('Preenchimento Obrigatório');
    await expect(canvas.getByText('Preencha todos os campos corretamente')).toBeVisible();
    await expect(args.onIncomplete).toHaveBeenCalledOnce();
    await expect(onSchedule).not.toHaveBeenCalled();
    // Tab goes on within the row: its calendar, its time.
    await userEvent.tab();
    await expect(date).not.toHaveFocus();
    await expect(canvas.getByRole('row', { name: /^Exame 1 de 3/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/**
 * doc2 §5: an exam that the clinic does not serve needs another one. Without it nobody's slots are asked for, and what is
 * missing is the clinic, also for the focus; once it is there, the day.
 */
export const FaltaAOutraClinica: Story = {
  tags: ['interacoes'],
  args: {
    rows: ROWS.slice(2).map((row) => ({ ...row, prestador: null, data: '2026-11-24' })),
    loadSlots: fn(async () => []),
  },
  render: (args) => <OtherClinicChosen {...args} />,
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /^Exame 1 de 1/ }));
    await expect(row.getByRole('combobox', { name: 'Horário' })).toHaveAccessibleDescription(
      'Escolha antes a clínica.',
    );
    await expect(args.loadSlots).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    const clinic = row.getByRole('textbox', { name: 'Outra clínica' });
    await waitFor(() => expect(clinic).toHaveFocus());
    await expect(clinic).toHaveAccessibleDescription('Preenchimento Obrigatório');
    await userEvent.click(canvas.getByRole('button', { name: 'Imagem Centro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Data' })).toHaveFocus());
    await expect(onSchedule).not.toHaveBeenCalled();
  },
};

/** doc2 §5 and §8: a slot that is gone at the last check is cleared, with the specified words. */
export const HorarioSumiu: Story = {
  tags: ['interacoes'],
  args: {
    rows: ROWS.slice(0, 1).map((row) => ({
      ...row,
      data: '2026-11-24',
      faixa: { ...(slotsOf('2026-11-24')[0] as ReturnType<typeof slotsOf>[number]), horarioChegada: '07:00' },
    })),
    onSlotGone: fn(),
    recheckSlots: fn(async (_row, date) => slotsOf(date)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(args.onSlotGone).toHaveBeenCalledOnce());
    await expect(args.recheckSlots).toHaveBeenCalledOnce();
    await expect(onSchedule).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Data' })).toHaveAccessibleDescription(
        'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Data' })).toHaveValue('');
  },
};

const FASTER = {
  recheckSlots: fn<NonNullable<ScheduleGridProps['recheckSlots']>>(),
  onSchedule: fn<ScheduleGridProps['onSchedule']>(),
};

/** doc2 §5: taken between the last look and the booking, a slot is let go as one that the look misses. */
export const HorarioTomadoAoAgendar: Story = {
  tags: ['interacoes'],
  args: {
    rows: ROWS.slice(0, 1).map((row) => ({
      ...row,
      data: '2026-11-24',
      faixa: slotsOf('2026-11-24')[0] ?? null,
    })),
    onSlotGone: fn(),
    isSlotTaken: (rejection) => rejection instanceof Error && rejection.message === '409',
    ...FASTER,
  },
  beforeEach: () => {
    let isTaken = false;
    FASTER.recheckSlots.mockClear();
    FASTER.onSchedule.mockClear();
    FASTER.recheckSlots.mockImplementation(async (_row, date) => (isTaken ? [] : slotsOf(date)));
    FASTER.onSchedule.mockImplementation(async () => {
      isTaken = true;
      throw new Error('409');
    });
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(args.onSlotGone).toHaveBeenCalledOnce());
    await expect(FASTER.onSchedule).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Data' })).toHaveValue(''));
    await expect(canvas.queryByText('409')).not.toBeInTheDocument();
  },
};

/** A refusal for anything else clears nothing, and asks for no slots again: there is one message, and it stays. */
export const RecusadoPorOutroMotivo: Story = {
  ...HorarioTomadoAoAgendar,
  args: { ...HorarioTomadoAoAgendar.args, isSlotTaken: () => false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(canvas.getByText('409')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Data' })).toHaveValue('24/11/2026');
    await expect(FASTER.recheckSlots).toHaveBeenCalledOnce();
    await expect(args.onSlotGone).not.toHaveBeenCalled();
  },
};

let takeBack = (): void => undefined;
function TakenBack(props: ScheduleGridProps) {
  const [rows, setRows] = useState(props.rows);
  useEffect(() => {
    takeBack = () => setRows(props.rows);
  }, [props.rows]);
  return <ScheduleGrid {...props} rows={rows} onRowsChange={setRows} />;
}

/** doc2 §5: a slot that the owner takes back is settled no more for readers, and who was at its time is at its day. */
export const HorarioRecusadoDepois: Story = {
  tags: ['interacoes'],
  args: { rows: ROWS.slice(0, 1) },
  render: (args) => <TakenBack {...args} />,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Exame 1 de 1/ }));
    await userEvent.type(row.getByRole('textbox', { name: 'Data' }), '24112026');
    const time = await openTime(row);
    time.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '08:30' }));
    await waitFor(() => expect(row.getByRole('combobox', { name: 'Horário' })).toHaveFocus());
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said().join()).toContain('Todos os exames têm data e horário.');
    takeBack();
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Data' })).toHaveFocus());
    await expect(said()).toContain('0 de 2 exames definidos.');
    await expect(said().join()).not.toContain('Todos os exames');
  },
};

function OtherClinicChosen(props: ScheduleGridProps) {
  const [rows, setRows] = useState(props.rows);
  const chosen = { prestador: { id: 2, name: 'Imagem Centro' }, openingHours: null };
  return (
    <>
      <ScheduleGrid
        {...props}
        rows={rows}
        onRowsChange={setRows}
        providerFieldOf={(row, _index, missing) => (
          <TextField
            label="Outra clínica"
            value={row.prestador?.name ?? ''}
            onChange={() => undefined}
            errorMessage={missing}
          />
        )}
      />
      <Button onPress={() => setRows(rowsWithProvider(rows, 0, chosen))}>Imagem Centro</Button>
    </>
  );
}

const BOOKED = ROWS.slice(0, 1).map((row) => ({
  ...row,
  data: '2026-11-24',
  faixa: slotsOf('2026-11-24')[0] ?? null,
}));

function SwitchedClinic(props: ScheduleGridProps) {
  const [rows, setRows] = useState(props.rows);
  const [answer, setAnswer] = useState<(() => void) | null>(null);
  return (
    <>
      <ScheduleGrid
        {...props}
        rows={rows}
        onRowsChange={setRows}
        loadSlots={async (row, date) => {
          if (row.prestador?.id === 1) await new Promise<void>((resolve) => setAnswer(() => resolve));
          return row.prestador?.id === 1 ? slotsOf(date) : [];
        }}
      />
      <Button onPress={() => setRows(rows.map((row) => ({ ...row, prestador: { id: 9, name: 'Outra' } })))}>
        Trocar a clínica por fora
      </Button>
      <Button onPress={() => answer?.()}>A agenda responde</Button>
    </>
  );
}

/**
 * While the slots are asked for once more nothing can be changed; what changes all the same from outside is what is asked
 * for and what counts.
 */
export const NadaMudaEnquantoAgenda: Story = {
  tags: ['interacoes'],
  args: { rows: BOOKED, onSlotGone: fn() },
  render: (args) => <SwitchedClinic {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    const date = () => canvas.getByRole('textbox', { name: 'Data' });
    await expect(date()).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: 'Horário' })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getByRole('button', { name: 'Direcionar para um atendente' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar a clínica por fora' }));
    await userEvent.click(canvas.getByRole('button', { name: 'A agenda responde' }));
    await waitFor(() => expect(args.onSlotGone).toHaveBeenCalledOnce());
    await expect(args.onSlotGone).toHaveBeenCalledWith(
      expect.objectContaining({ prestador: { id: 9, name: 'Outra' } }),
    );
    await expect(onSchedule).not.toHaveBeenCalled();
    await waitFor(() => expect(date()).not.toHaveAttribute('readonly'));
    await expect(date()).toHaveValue('');
  },
};

/** A loader is made once for a row and its clinic: what it has brought stays, whatever is chosen. */
export const UmCarregadorPorClinica: Story = {
  tags: ['recursos'],
  args: { loadMonthOf: fn(() => async () => ({})) },
  play: async ({ canvas, args }) => {
    await fill(canvas, 1, '24112026', '08:30');
    await fill(canvas, 2, '26112026', '08:30');
    const asked = (args.loadMonthOf as Mock).mock.calls.map(([row]) => (row as { id: string }).id);
    await expect(new Set(asked).size).toBe(ROWS.length);
    // In development each is made twice.
    await expect(asked.length).toBeLessThanOrEqual(2 * ROWS.length);
  },
};

/** No slots on that day: the specified sentence, at the field. */
export const SemHorarios: Story = {
  tags: ['recursos'],
  args: { loadSlots: async () => [] },
  play: async ({ canvas }) => {
    await userEvent.type(rowOf(canvas, 1).getByRole('textbox', { name: 'Data' }), '24112026');
    await expect(
      await canvas.findByText(
        'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.',
      ),
    ).toBeVisible();
  },
};

/** Every row has a cell in each column, one without a time too; why a day has none stands across them. */
export const LeColunas: Story = {
  tags: ['interacoes'],
  args: {
    rows: ROWS.map((row, index) =>
      index === 0 ? { ...row, data: '2026-11-24' } : { ...row, particular: index === 2 },
    ),
    loadSlots: async () => [],
    whyNotOf: () => 'A clínica não atende às terças.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Situação',
      'Prestador',
      'Exames',
      'Data',
      'Horário',
    ]);
    for (const at of [1, 2, 3]) await expect(rowOf(canvas, at).getAllByRole('cell')).toHaveLength(5);
    const why = await canvas.findByRole('cell', { name: 'A clínica não atende às terças.' });
    await expect(why).toHaveAttribute('aria-colspan', '5');
  },
};

const loadFailing = fn(async (_row: unknown, date: string) => slotsOf(date));

/** doc2 §8: the agenda failed; asked again in the list of times, the day keeps. */
export const HorariosComFalhaETentarNovamente: Story = {
  tags: ['interacoes'],
  args: { loadSlots: loadFailing },
  beforeEach: () => {
    loadFailing.mockReset();
    loadFailing.mockImplementation(async (_row, date) => slotsOf(date));
    loadFailing.mockRejectedValueOnce(new Error(''));
  },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 1);
    await userEvent.type(row.getByRole('textbox', { name: 'Data' }), '24112026');
    const time = await openTime(row);
    time.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Tentar novamente/ }));
    await userEvent.click(await screen.findByRole('option', { name: '08:30' }));
    await waitFor(() => expect(row.getByRole('combobox', { name: 'Horário' })).toHaveTextContent('08:30'));
    await expect(row.getByRole('textbox', { name: 'Data' })).toHaveValue('24/11/2026');
  },
};

/** Handing over asks first; a failure stays in the question. */
export const DirecionaAoAtendente: Story = {
  tags: ['interacoes'],
  args: {
    onHandOver: async () => {
      throw new Error('503');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Direcionar para um atendente' }));
    const question = await screen.findByRole('dialog', {
      name: 'Direcionar Ana Souza para um atendente?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Direcionar para um atendente' }));
    await expect(
      await within(question).findByText(
        'Não foi possível direcionar o agendamento para um atendente. Tente novamente.',
      ),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    rows: ROWS.map((row, index) =>
      index === 0 ? { ...row, data: '2026-11-24', faixa: slotsOf('2026-11-24')[1] ?? null } : row,
    ),
  },
};
