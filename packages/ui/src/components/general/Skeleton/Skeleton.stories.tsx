import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
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
/** What comes takes exactly the place of what stood for it: nothing jumps. */
export const NadaSalta: Story = {
  tags: ['interacoes'],
  render: function Render() {
    const [isHere, setHere] = useState(false);
    return (
      <Stack>
        <div aria-busy={!isHere} data-testid="part">
          {isHere ? <Text>Ana Souza, Periódico</Text> : <Skeleton height="20px" width={160} />}
        </div>
        <Button onPress={() => setHere(true)}>Chegar</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const part = canvas.getByTestId('part');
    await expect(part).toHaveAttribute('aria-busy', 'true');
    const { height } = part.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Chegar' }));
    await expect(part).toHaveAttribute('aria-busy', 'false');
    await expect(part.getBoundingClientRect().height).toBe(height);
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
