import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const clear = fn();

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
export const Teclado: Story = {
  tags: ['interacoes'],
  args: {
    kind: 'notFound',
    title: 'Nada encontrado',
    action: <Button onPress={clear}>Limpar filtros</Button>,
  },
  play: async ({ canvas }) => {
    clear.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar filtros' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <EmptyState {...args} description="Os pedidos de exame aparecem aqui." />
      <EmptyState
        kind="notFound"
        title="Nenhum agendamento com esses filtros"
        description="Confira o período ou tire um filtro."
        action={<Button>Limpar filtros</Button>}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Novo agendamento' })).toBeVisible();
  },
};
