import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(dialog.getByText('Tem certeza que deseja inativar este registro?')).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Inativar' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Galeria: Story = { tags: ['galeria'] };
