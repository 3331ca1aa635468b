import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Dados/Tag',
  component: Tag,
  tags: ['estavel'],
  args: { children: 'Periódico' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutra: Story = { tags: ['estados'] };
export const Cheia: Story = {
  tags: ['estados'],
  args: { tone: 'danger', isSolid: true, children: 'Vencido' },
};
export const TextoLongo: Story = {
  tags: ['interacoes'],
  args: { children: 'Monitoração pontual com mudança de riscos ocupacionais' },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Monitoração/).getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack>
      {[false, true].map((isSolid) => (
        <Inline key={String(isSolid)}>
          {(['success', 'warning', 'danger', 'info', 'highlight', 'neutral'] as const).map((tone) => (
            <Tag key={tone} tone={tone} isSolid={isSolid} icon={<FlaskConical size={14} />}>
              {tone}
            </Tag>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
