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
export const Galeria: Story = { tags: ['galeria'], args: { columns: 3 } };
