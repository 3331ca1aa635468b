import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Dados/Avatar',
  component: Avatar,
  tags: ['estavel'],
  args: { name: 'Ana Beatriz de Souza' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Iniciais: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Beatriz de Souza' })).toHaveTextContent('AS');
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="Ana Beatriz de Souza" size={size} />
      ))}
    </Inline>
  ),
};
