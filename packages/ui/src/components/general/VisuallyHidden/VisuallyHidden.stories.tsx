import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Estrutura/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['estavel'],
  args: { children: ', 3 pendências' },
  render: (args) => (
    <p style={{ position: 'relative' }}>
      Agendamentos
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(', 3 pendências')).toHaveStyle({ width: '1px' });
  },
};

export const ApareceComFoco: Story = {
  tags: ['interacoes'],
  args: { isFocusable: true, children: <a href="#conteudo">Pular para o conteúdo</a> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').parentElement?.offsetWidth).toBeGreaterThan(10);
  },
};
