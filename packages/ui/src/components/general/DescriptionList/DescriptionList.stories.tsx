import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Dados/DescriptionList',
  component: DescriptionList,
  tags: ['estavel'],
  args: {
    items: [
      { term: 'Funcionário', detail: 'Ana Beatriz de Souza' },
      { term: 'CPF', detail: '529.982.247-25' },
      { term: 'Unidade', detail: 'Matriz Campinas' },
      { term: 'Cargo', detail: null },
      { term: 'Observação', detail: 'Retorna de férias no dia 3.', isWide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linhas: Story = { tags: ['estados'], args: { layout: 'rows' } };
export const UmaColuna: Story = { tags: ['estados'], args: { columns: 1 } };
export const Ausente: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getByText('Não informado')).toBeVisible();
  },
};
/** The words for nothing look the same, whoever wrote them. */
export const AusenteEscrito: Story = {
  tags: ['interacoes'],
  args: {
    items: [
      { term: 'Cidade', detail: null },
      { term: 'Cargo', detail: 'Não informado' },
    ],
  },
  play: async ({ canvas }) => {
    const [own, written] = canvas.getAllByText('Não informado').map((word) => getComputedStyle(word).color);
    await expect(written).toBe(own);
  },
};
/** Two columns of three for what is longer than the rest. */
export const DuasColunasParaUm: Story = {
  tags: ['interacoes'],
  args: {
    columns: 3,
    items: [
      { term: 'CPF', detail: '529.982.247-25' },
      { term: 'E-mail', detail: 'ana.beatriz.de.souza@metalurgica.com.br', isDouble: true },
    ],
  },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('term').map((term) => term.parentElement!.offsetWidth);
    await expect(two).toBeGreaterThan((one ?? 0) * 2);
  },
};
/** In 320 px the pairs stand one under the other, and nothing is cut. */
export const Estreita: Story = {
  tags: ['recursos'],
  args: { columns: 3 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(first?.left).toBe(second?.left);
    await expect(second?.top ?? 0).toBeGreaterThan(first?.bottom ?? 0);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DescriptionList {...args} columns={3} />
      <DescriptionList {...args} layout="rows" />
    </div>
  ),
};
