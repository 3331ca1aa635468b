import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Dados/Badge',
  component: Badge,
  tags: ['estavel'],
  args: { count: 12, label: 'pendências' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const Muitos: Story = {
  tags: ['interacoes'],
  args: { count: 1284 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1.284 pendências')).toBeInTheDocument();
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline>
      {(['success', 'warning', 'danger', 'info', 'highlight', 'neutral'] as const).flatMap((tone) => [
        <Badge key={tone} count={7} label="itens" tone={tone} />,
        <Badge key={`${tone}-solid`} count={128} label="itens" tone={tone} isSolid />,
      ])}
    </Inline>
  ),
};
