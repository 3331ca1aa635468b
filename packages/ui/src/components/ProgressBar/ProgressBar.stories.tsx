import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Avisos/ProgressBar',
  component: ProgressBar,
  tags: ['estavel'],
  args: { label: 'Importando funcionários', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Porcento: Story = { tags: ['estados'] };
export const Contado: Story = {
  tags: ['interacoes'],
  args: { value: 1250, max: 2000 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importando funcionários' });
    await expect(bar).toHaveAttribute('aria-valuenow', '1250');
    await expect(bar).toHaveAttribute('aria-valuetext', '1.250 de 2.000');
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack>
      <ProgressBar label="Enviando laudo.pdf" value={62} />
      <ProgressBar label="Importadas" value={2000} max={2000} tone="sucesso" />
      <ProgressBar label="Com problema" value={300} max={2000} tone="perigo" />
    </Stack>
  ),
};
