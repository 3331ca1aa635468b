import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { TextField } from '../TextField/index.ts';
import { FilterDialog } from './index.ts';

const meta = {
  title: 'Dados/FilterDialog',
  component: FilterDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onApply: fn(),
    onClear: fn(),
    children: (
      <>
        <TextField label="Cidade" />
        <div>
          <Checkbox>Agendado</Checkbox>
          <Checkbox>Em Aberto</Checkbox>
          <Checkbox>Depósito antecipado</Checkbox>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof FilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const ComErro: Story = { tags: ['estados'], args: { disabledReason: 'O fim vem antes do início.' } };

/** doc1 §2.2: Cancelar leaves the list as it is, Aplicar narrows it. */
export const AplicaECancela: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Cidade' });
    await userEvent.type(field, 'Campinas');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    const apply = screen.getByRole('button', { name: 'Aplicar' });
    // The button belongs to the form although it stands in the footer: that is what makes Enter in a field apply.
    await expect(apply).toHaveProperty('form', field.closest('form'));
    await userEvent.click(apply);
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Tab leads from the fields to Aplicar; Esc leaves the list as it is. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Cidade' });
    await userEvent.click(field);
    await userEvent.keyboard('Campinas');
    const apply = screen.getByRole('button', { name: 'Aplicar' });
    for (let stop = 0; stop < 8 && document.activeElement !== apply; stop += 1) await userEvent.tab();
    await expect(apply).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
