import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Avisos/Loading',
  component: Loading,
  tags: ['estavel'],
  args: {},
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmLinha: Story = { tags: ['estados'], args: { isInline: true, label: 'Buscando clínicas…' } };
export const Galeria: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando…');
  },
};
