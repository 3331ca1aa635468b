import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from './index.ts';

const meta = {
  title: 'Dados/MoneyText',
  component: MoneyText,
  tags: ['novo'],
  args: { value: 123_456 },
} satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valor: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    const amount = canvas.getByText('R$ 1.234,56');
    await expect(amount).toHaveAttribute('value', '1234.56');
  },
};
export const SemValor: Story = {
  tags: ['estados'],
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não informado')).toBeInTheDocument();
  },
};

/** Amounts under each other line up and are never cut in two. */
export const EmColuna: Story = {
  tags: ['recursos'],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 80 }}>
      {[100_000_00, 1_11, 99_999_99].map((value) => (
        <MoneyText key={value} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText('R$ 100.000,00');
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(getComputedStyle(amount).fontVariantNumeric).toBe('tabular-nums');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <MoneyText value={123_456} />
      <MoneyText value={0} />
      <MoneyText value={-5_000} />
      <MoneyText value={null} />
      <MoneyText value={10_000_000} size="s24" weight="semibold" />
      <MoneyText value={10_000} tone="muted" size="s13" />
    </div>
  ),
};
