import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Avisos/Skeleton',
  component: Skeleton,
  tags: ['estavel'],
  args: {},
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linha: Story = { tags: ['estados'], args: { width: 180 } };
export const Circulo: Story = { tags: ['estados'], args: { shape: 'circle', width: 40 } };
export const Paragrafo: Story = {
  tags: ['interacoes'],
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > span')).toHaveLength(3);
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline align="start" gap="x4">
      <Skeleton shape="circle" width={40} />
      <Stack gap="x3">
        <Skeleton width={220} />
        <Skeleton width={140} />
        <Skeleton shape="block" width={320} height={96} />
      </Stack>
    </Inline>
  ),
};
