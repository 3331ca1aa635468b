import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Avisos/ErrorState',
  component: ErrorState,
  tags: ['estavel'],
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simples: Story = { tags: ['estados'] };
export const TentandoDeNovo: Story = { tags: ['estados'], args: { isRetrying: true } };
function Breaks() {
  const [state, setState] = useState<'broken' | 'trying' | 'there'>('broken');
  if (state === 'there') return <p>Três agendamentos</p>;
  return (
    <ErrorState
      requestId="01JD3K9Q2V"
      isRetrying={state === 'trying'}
      onRetry={() => setState(state === 'broken' ? 'trying' : 'there')}
      action={<Button onPress={() => setState('there')}>Ver os guardados</Button>}
    />
  );
}

/** The retry is the first stop; while it tries it keeps the focus and says so; there is a second way out. */
export const Teclado: Story = {
  tags: ['interacoes'],
  render: () => <Breaks />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Código do pedido: 01JD3K9Q2V');
    await userEvent.tab();
    const retry = canvas.getByRole('button', { name: /Tentar novamente/ });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: 'Carregando' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Três agendamentos')).toBeVisible();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    title: 'Não foi possível carregar os agendamentos',
    description: 'O que você digitou continua aqui.',
    requestId: '01JD3K9Q2V',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Código do pedido: 01JD3K9Q2V');
  },
};
