import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Avisos/EmptyState',
  component: EmptyState,
  tags: ['estavel'],
  args: { title: 'Nenhum agendamento ainda', action: <Button variant="primary">Novo agendamento</Button> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const NadaEncontrado: Story = {
  tags: ['estados'],
  args: {
    kind: 'notFound',
    title: 'Nenhum agendamento com esses filtros',
    description: 'Confira o período ou tire um filtro.',
    action: <Button>Limpar filtros</Button>,
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  args: { description: 'Os pedidos de exame aparecem aqui.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Novo agendamento' })).toBeVisible();
  },
};
