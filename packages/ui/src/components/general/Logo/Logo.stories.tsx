import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Fundamentos/Logo',
  component: Logo,
  tags: ['estavel'],
  args: {},
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marca: Story = { tags: ['estados'], args: { isMark: true, size: 'lg' } };
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline gap="x6">
      <Logo size="sm" />
      <Logo />
      <Logo size="lg" />
      <Logo size="lg" isMark label="" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Apto' })).toHaveLength(3);
  },
};
