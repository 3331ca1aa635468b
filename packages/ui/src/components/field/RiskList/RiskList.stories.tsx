import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RiskList, type RiskLine } from './index.ts';

const risks: readonly RiskLine[] = [
  { risco: { nome: 'Ruído contínuo', grupo: 'FISICO' } },
  { risco: { nome: 'Poeira mineral', grupo: 'QUIMICO' } },
  { risco: { nome: 'Bactérias', grupo: 'BIOLOGICO' } },
  { risco: { nome: 'Levantamento de peso', grupo: 'ERGONOMICO' } },
  { risco: { nome: 'Trabalho em altura', grupo: 'ACIDENTE' } },
];
const plain: readonly RiskLine[] = ['Ruído', 'Poeira', 'Calor'].map((name) => ({ risco: { nome: name } }));
const many: readonly RiskLine[] = Array.from({ length: 14 }, (_, index) => ({
  risco: { nome: `Agente químico ${String(index + 1).padStart(2, '0')}` },
}));

const meta = {
  title: 'Dados/RiskList',
  component: RiskList,
  tags: ['novo'],
  args: { risks },
} satisfies Meta<typeof RiskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PorGrupo: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Riscos' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Físico: Ruído contínuo',
      'Químico: Poeira mineral',
      'Biológico: Bactérias',
      'Ergonômico: Levantamento de peso',
      'Acidente: Trabalho em altura',
    ]);
  },
};
export const SemGrupo: Story = { tags: ['estados'], args: { risks: plain } };

/** doc1 §2.1: 'Agendamento sem riscos'. */
export const SemRiscos: Story = {
  tags: ['estados'],
  args: { risks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agendamento sem riscos')).toBeVisible();
  },
};
export const Carregando: Story = {
  tags: ['estados'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando os riscos…');
  },
};

export const Muitos: Story = {
  tags: ['interacoes'],
  args: { risks: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mostrar mais 6' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await expect(canvas.getByRole('button', { name: 'Mostrar menos' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <RiskList {...args} />
      <RiskList {...args} label="Riscos sem grupo" risks={plain} />
      <RiskList {...args} label="Muitos riscos" risks={many} />
      <RiskList {...args} risks={[]} />
      <RiskList {...args} isLoading />
    </div>
  ),
};
