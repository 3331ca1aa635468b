import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeactivateDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/DeactivateDialog',
  component: DeactivateDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeactivateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };

/** doc3 §2.9: title, question and both buttons as specified. */
export const TextosEspecificados: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(dialog.getByText('Tem certeza que deseja inativar este registro?')).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Inativar' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** By keyboard: the focus starts on the way out; Esc leaves, Tab and Enter deactivate. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Inativar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

/** A failure stays in the dialog, and is announced. */
export const Falha: Story = {
  tags: ['interacoes'],
  beforeEach: ({ args }) => {
    mocked(args.onConfirm).mockRejectedValueOnce(new Error('Registro em uso.'));
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Inativar' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Registro em uso.'));
    await expect(dialog.getByRole('button', { name: 'Inativar' })).toBeEnabled();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
