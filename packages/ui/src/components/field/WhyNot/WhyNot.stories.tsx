import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WhyNot, WhyNotChoices } from './WhyNot.tsx';

const onDay = fn();
const onClinic = fn();
const chosen = fn();

const meta = {
  title: 'Datas e horários/WhyNot',
  component: WhyNot,
  tags: ['novo'],
  args: {
    reasons: [
      {
        code: 'FERIAS',
        text: 'Prestador em férias até 27/11/2026',
        who: 'Quem cuida da agenda da clínica pode mudar as férias.',
        dates: ['2026-11-25', '2026-11-26'],
      },
      {
        code: 'DIA_NAO_ATENDIDO',
        text: 'O prestador não atende quarta-feira',
        who: 'Quem edita o cadastro da clínica pode mudar os horários de atendimento.',
      },
    ],
    choices: [
      { id: 'dia', label: '30/11/2026', spoken: 'segunda-feira', onChoose: onDay },
      { id: 'clinica', label: 'MedTrab, 2,1 km, 25/11', onChoose: onClinic },
    ],
  },
  beforeEach: () => {
    onDay.mockClear();
    onClinic.mockClear();
  },
} satisfies Meta<typeof WhyNot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All reasons, who lifts each, and one press for what works, also by keyboard. */
export const TodosOsMotivos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Por que não?' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Dias: 25/11/2026, 26/11/2026')).toBeVisible();
    await expect(canvas.getByText(/pode mudar as férias/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^30\/11\/2026\s*, segunda-feira$/ }));
    await expect(onDay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClinic).toHaveBeenCalledOnce();
  },
};

export const SemOpcoes: Story = {
  tags: ['estados'],
  args: { choices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há outra opção por perto.')).toBeVisible();
  },
};

export const Procurando: Story = {
  tags: ['estados'],
  args: { choices: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Procurando o que dá certo…');
    await expect(canvas.queryByText('Não há outra opção por perto.')).toBeNull();
  },
};

/** The reasons stay; what works can be asked for again. */
export const Falhou: Story = {
  tags: ['interacoes'],
  args: { choices: [], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível procurar outras opções.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What comes from elsewhere has the form of the own choices, and says what it is. */
export const OutrasOpcoes: Story = {
  tags: ['interacoes'],
  args: {
    choices: [],
    more: (
      <WhyNotChoices
        title="Outras clínicas nestas datas"
        choices={[{ id: '7', label: 'Policlínica Vila Adyana, 4,6 km, sáb 05/12', onChoose: chosen }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Outras clínicas nestas datas' }));
    await userEvent.click(list.getByRole('button', { name: /^Policlínica/ }));
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <WhyNot {...args} />
      <WhyNot {...args} title="Por que esta clínica não pode atender" choices={[]} />
    </div>
  ),
};
