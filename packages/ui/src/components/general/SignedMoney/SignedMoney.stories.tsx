import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedMoney } from './index.ts';

const meta = {
  title: 'Dados/SignedMoney',
  component: SignedMoney,
  tags: ['novo'],
  args: { value: 123_456 },
} satisfies Meta<typeof SignedMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

/** doc3 §2.4: the sign and a word say it; the colour only helps. */
export const Positivo: Story = {
  tags: ['estados'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+R$ 1.234,56, positivo');
  },
};
export const Negativo: Story = {
  tags: ['estados'],
  args: { value: -5_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−R$ 50,00, negativo');
  },
};
export const Zero: Story = {
  tags: ['estados'],
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText(/R\$ 0,00/)).toBeInTheDocument();
  },
};
export const ComPalavra: Story = {
  tags: ['recursos'],
  args: { value: -5_000, showsWord: true, words: { negative: 'em aberto' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('em aberto')).toBeVisible();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', textAlign: 'end', inlineSize: 160 }}>
      <SignedMoney value={123_456} />
      <SignedMoney value={-5_000} />
      <SignedMoney value={0} />
      <SignedMoney value={80_000} showsWord words={{ positive: 'crédito' }} />
      <SignedMoney value={-80_000} showsWord words={{ negative: 'em aberto' }} />
    </div>
  ),
};
