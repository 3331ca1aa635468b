import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Estrutura/Stack',
  component: Stack,
  tags: ['estavel'],
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Funcionário', 'Clínica', 'Data'].map((text) => <Card key={text}>{text}</Card>);

export const Galeria: Story = { tags: ['galeria'], args: { children: boxes } };
export const Junto: Story = { tags: ['estados'], args: { gap: 'x2', children: boxes } };
export const NoComeco: Story = { tags: ['estados'], args: { align: 'start', children: boxes } };
export const ComoLista: Story = {
  tags: ['interacoes'],
  args: { as: 'ul', children: ['Um', 'Dois'].map((text) => <li key={text}>{text}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
