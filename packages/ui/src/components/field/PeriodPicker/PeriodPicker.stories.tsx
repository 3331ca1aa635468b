import { periodoOptions } from '@apto/domain/atendimento';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { besideDisabled, chooseAndReset, leavesShortcuts } from '../../general/Form/Form.fixture.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';

// Tuesday, 24 November 2026, 13:00 in São Paulo: the morning is over.
const now = { data: '2026-11-24', time: '13:00', instant: '2026-11-24T16:00:00.000Z' };
const TODAY_TARDE = periodoOptions({ now, intervalo: { inicio: '2026-11-24', fim: '2026-11-25' } });

const meta = {
  title: 'Datas e horários/PeriodPicker',
  component: PeriodPicker,
  tags: ['novo'],
  args: { onChange: fn() },
} satisfies Meta<typeof PeriodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { value: 3 } };
export const ComErro: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Campo obrigatório' },
};
export const Desabilitado: Story = { tags: ['estados'], args: { value: 1, isDisabled: true } };
export const SemOsIndisponiveis: Story = {
  tags: ['recursos'],
  args: { options: TODAY_TARDE, hidesUnavailable: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Manhã' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toBeInTheDocument();
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Manhã' })).toHaveFocus();
    // By its label too, as any field.
    await expect(canvas.getByLabelText('Manhã')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  args: { options: TODAY_TARDE },
  play: async ({ canvas, args }) => {
    const morning = canvas.getByRole('radio', { name: 'Manhã' });
    await expect(morning).toHaveAttribute('aria-disabled', 'true');
    await expect(morning).toHaveAccessibleDescription('A manhã de hoje já terminou');
    await userEvent.click(morning);
    await expect(args.onChange).not.toHaveBeenCalled();
    // The reason is in sight as well, and twice in the document: once for the eye, once for the ear.
    await expect(canvas.getAllByText('A manhã de hoje já terminou').length).toBe(2);
  },
};

/** doc2 §4: the arrows stop at a period that is off, and its reason is in sight and in its description. */
export const SoTecladoNoIndisponivel: Story = {
  tags: ['interacoes'],
  args: { options: TODAY_TARDE, value: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const manha = canvas.getByRole('radio', { name: 'Manhã' });
    await expect(manha).toHaveFocus();
    await expect(manha).toHaveAccessibleDescription('A manhã de hoje já terminou');
    await expect(canvas.getAllByText('A manhã de hoje já terminou').length).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Alt, Ctrl, ⌘ or Shift with an arrow go on to the browser and the screen reader (ARIA, radio group). */
export const AtalhosPassam: Story = {
  tags: ['interacoes'],
  play: ({ canvas }) => leavesShortcuts(canvas),
};

/** What was chosen is not offered any more: Tab still reaches what is. */
export const EscolhidoSaiDaLista: Story = {
  tags: ['interacoes'],
  args: { options: TODAY_TARDE, hidesUnavailable: true, value: 1 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toHaveFocus();
  },
};

const AT_SOC_CLINIC = periodoOptions({
  now,
  intervalo: { inicio: '2026-11-25', fim: '2026-11-26' },
  isSocClinic: true,
});

/** doc2 §4: a SOC clinic works with one period at a time, so that 'Ambos' is not there. */
export const NaClinicaSoc: Story = {
  tags: ['recursos'],
  args: { options: AT_SOC_CLINIC, hidesUnavailable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').map((radio) => radio.textContent)).toEqual(['Manhã', 'Tarde']);
  },
};

/** A finger reads the reason as well: touching the period shows it. */
export const AoToqueDizPorQue: Story = {
  tags: ['interacoes'],
  args: { options: TODAY_TARDE },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('radio', { name: 'Manhã' }) });
    await expect(canvas.getAllByText('A manhã de hoje já terminou').length).toBe(2);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A form gets the number of the period, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'a', defaultValue: 3 },
  render: besideDisabled(PeriodPicker, { label: 'Outro', name: 'b' }),
  play: ({ canvas }) =>
    chooseAndReset(canvas, {
      label: 'Período',
      first: { a: '3' },
      second: { a: '1' },
      choose: () => canvas.getAllByRole('radio', { name: 'Manhã' })[0],
    }),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PeriodPicker {...args} />
      <PeriodPicker {...args} value={2} isRequired />
      <PeriodPicker {...args} options={TODAY_TARDE} value={3} />
      <PeriodPicker {...args} errorMessage="Campo obrigatório" />
    </div>
  ),
};
