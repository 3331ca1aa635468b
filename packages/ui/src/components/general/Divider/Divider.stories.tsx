import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Estrutura/Divider',
  component: Divider,
  tags: ['estavel'],
  args: {},
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { tags: ['estados'] };
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack>
      Funcionário
      <Divider />
      <Inline>
        08:00
        <Divider orientation="vertical" />
        12:00
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(2);
  },
};
