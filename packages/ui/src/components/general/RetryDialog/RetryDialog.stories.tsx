import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { RetryDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/RetryDialog',
  component: RetryDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onRetry: fn(),
    title: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!',
    children: 'O que você preencheu continua aqui. Tente novamente em alguns instantes.',
    requestId: 'req-7f3a91',
  },
} satisfies Meta<typeof RetryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = {
  tags: ['estados'],
  play: async () => {
    // Said as `ErrorState` says it: a bare code is nothing that one could tell the support.
    await waitFor(() => expect(screen.getByText('Código do pedido: req-7f3a91')).toBeVisible());
  },
};

/** It stays while it fails, and leaves when it works. */
export const TentaAteDarCerto: Story = {
  tags: ['interacoes'],
  beforeEach: ({ args }) => {
    mocked(args.onRetry).mockRejectedValueOnce(new Error('O SOC ainda não responde.'));
  },
  play: async ({ args }) => {
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('O SOC ainda não responde.')).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(again).not.toHaveAttribute('data-pending'));
    await userEvent.click(again);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** By keyboard: the focus starts on 'Tentar novamente'; Esc gives up, and what was filled stays below. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Galeria: Story = { tags: ['galeria'] };
