import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    title: 'Não foi possível carregar os agendamentos',
    description: 'O que você digitou continua aqui.',
    requestId: '01JD3K9Q2V',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Código do pedido: 01JD3K9Q2V');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
