import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ReasonDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/ReasonDialog',
  component: ReasonDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    description: 'Mudança de status para Desistência de Vaga. Motivo: o funcionário mudou de cidade.',
    author: 'Marina Alves',
    when: '24/11/2026 14:32',
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const Carregando: Story = { tags: ['estados'], args: { isLoading: true } };
export const SemMotivo: Story = { tags: ['estados'], args: { description: null } };

/** doc1 §9: 450 px wide. */
export const Largura: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    await expect(window.innerWidth).toBeGreaterThan(500);
    const dialog = await screen.findByRole('dialog', { name: 'Motivo' });
    await waitFor(() => expect(dialog).toHaveTextContent('o funcionário mudou de cidade'));
    const width = dialog.parentElement?.getBoundingClientRect().width;
    await waitFor(() => expect(width).toBe(450));
  },
};

export const TentaDeNovo: Story = {
  tags: ['interacoes'],
  args: { error: { detail: 'O servidor não respondeu.', requestId: 'req-7f3a' }, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** By keyboard: the focus is inside, Esc and the X close it; it is only read. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Motivo' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Galeria: Story = { tags: ['galeria'] };
