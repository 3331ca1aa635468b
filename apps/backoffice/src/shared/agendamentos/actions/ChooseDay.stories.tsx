import { attendRequest, getAgendamento } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { STATUS } from '@apto/domain/status';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyDetail, storyRow } from '../../stories/data.ts';
import { withApp } from '../../stories/decorator.tsx';
import ChooseDayDialog from './ChooseDayDialog.tsx';

const row = storyRow(1, { idStatus: STATUS.AGUARDANDO_DATA });
const proposed = (...days: readonly (readonly [day: string, time: string | null])[]) =>
  simulate(getAgendamento, {
    ...storyDetail(row),
    datasPropostas: {
      origem: 'ATENDENTE' as const,
      datas: days.map(([date, time]) => ({ data: date, hora: time })),
    },
  });

let sent: unknown;
const answered = simulate(attendRequest, ({ body }) => {
  sent = body;
  return {
    id: row.id,
    version: 2,
    status: { id: STATUS.PENDENCIA_RESOLVIDA, descricao: 'Pendência Resolvida', primevueColor: 'info' },
  };
});
const DAYS = proposed(['2026-11-20', null], ['2026-11-26', '09:00'], ['2026-11-27', null]);

const meta = {
  title: 'Telas/Agendamentos/Escolher data',
  component: ChooseDayDialog,
  tags: ['novo', 'interacoes'],
  globals: { clock: 'monday' },
  beforeEach: () => {
    sent = null;
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp,
  ],
  args: { row, onClose: fn(), onChoose: fn(), onNone: fn() },
  parameters: { layout: 'fullscreen', msw: [DAYS, answered] },
} satisfies Meta<typeof ChooseDayDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Escolher data' }));

/** docs/decisions/0213: what is over is not offered, and without a choice nothing is sent. */
export const Escolher: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Escolher data' }));
    await waitFor(() => expect(dialog.getByText('Escolha uma das datas.')).toBeVisible());
    await expect(sent).toBeNull();
    await userEvent.click(
      dialog.getByRole('radio', { name: 'quinta-feira, 26 de novembro de 2026, às 09:00' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Escolher data' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalled());
    await expect(sent).toEqual({ acao: 'ESCOLHER_DATA', data: '2026-11-26', hora: '09:00' });
    await expect(await screen.findByText('Data escolhida.')).toBeInTheDocument();
  },
};

/** None of them serves: other days are asked for, as any change of what is under way. */
export const PedirOutras: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Pedir outras datas' }));
    await expect(args.onNone).toHaveBeenCalled();
  },
};

/** All of them are over: that is said, and other days can be asked for. */
export const DatasPassadas: Story = {
  parameters: { msw: [proposed(['2026-11-20', null]), answered] },
  play: async () => {
    const dialog = await opened();
    // Where the days would stand, and beside the button.
    await waitFor(() => expect(dialog.getAllByText('As datas propostas já passaram.')).toHaveLength(2));
    await expect(dialog.getByRole('button', { name: 'Escolher data' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Pedir outras datas' })).toBeVisible());
  },
};

/** The days could not be read. */
export const ErroAoCarregar: Story = {
  parameters: {
    msw: [simulate(getAgendamento, new SimulatedError(503, { message: 'O sistema está indisponível.' }))],
  },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
