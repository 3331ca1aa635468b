import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { withOpener } from '../Dialog/Dialog.fixture.tsx';
import { Menu } from '../Menu/index.ts';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Deseja mesmo deletar as pré-solicitações selecionadas?',
    children: 'As 3 pré-solicitações saem da lista. Os funcionários continuam cadastrados.',
    confirmLabel: 'Deletar pré-solicitações',
    cancelLabel: 'Voltar',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Perigo: Story = { tags: ['estados'] };

export const Neutro: Story = {
  tags: ['estados'],
  args: {
    tone: 'neutral',
    title: 'Pré-solicitação',
    children: 'Deseja alterar o status para falta consulta?',
    confirmLabel: 'Alterar status',
    cancelLabel: 'Cancelar',
  },
};

export const Ocupado: Story = { tags: ['estados'], args: { isBusy: true } };

export const ComErro: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Erro ao excluir pré-solicitação!' },
};

/** For what destroys, focus starts on the way out: a blind Enter loses nothing. */
export const FocoNaSaida: Story = {
  tags: ['interacoes'],
  render: withOpener(ConfirmDialog, 'Excluir'),
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Excluir' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', {
      name: 'Deseja mesmo deletar as pré-solicitações selecionadas?',
    });
    // The text is read with the title.
    await expect(dialog).toHaveAccessibleDescription(
      'As 3 pré-solicitações saem da lista. Os funcionários continuam cadastrados.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A failure stays in the dialog with its message; trying again may then succeed and closes it. */
export const FalhaFicaNoDialogo: Story = {
  tags: ['interacoes'],
  beforeEach: ({ args }) => {
    mocked(args.onConfirm)
      .mockRejectedValueOnce(new Error('O prestador não respondeu.'))
      .mockResolvedValueOnce(undefined);
  },
  render: withOpener(ConfirmDialog, 'Excluir'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir' }));
    const confirm = await screen.findByRole('button', { name: /Deletar/ });
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.getByText('O prestador não respondeu.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /Deletar/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

/** The way it is used in a list: a menu item opens it, and focus comes back to the menu's button. */
export const AbertoPorUmMenu: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ padding: 16 }}>
        <Menu
          label="Ações"
          trigger={<Button>Ações de Ana Souza</Button>}
          items={[{ id: 'cancelar', label: 'Cancelar', tone: 'danger', onAction: () => setOpen(true) }]}
        />
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { errorMessage: 'Erro ao excluir pré-solicitação!' },
};
