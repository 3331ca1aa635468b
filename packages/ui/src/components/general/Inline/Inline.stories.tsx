import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Estrutura/Inline',
  component: Inline,
  tags: ['estavel'],
  args: { children: null },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = ['Voltar', 'Salvar rascunho', 'Avançar'].map((text) => <Button key={text}>{text}</Button>);

export const Galeria: Story = { tags: ['galeria'], args: { children: buttons } };
export const NasPontas: Story = { tags: ['estados'], args: { justify: 'between', children: buttons } };
export const QuebraDeLinha: Story = {
  tags: ['interacoes'],
  args: { children: buttons },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('button');
    await expect(last?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? 0);
  },
};
