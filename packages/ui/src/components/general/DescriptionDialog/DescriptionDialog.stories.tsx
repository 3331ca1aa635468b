import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { withOpener } from '../Dialog/Dialog.fixture.tsx';
import { DescriptionDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/DescriptionDialog',
  component: DescriptionDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Cancelar agendamento',
    children: 'O agendamento de Ana Souza para 24/11/2026 será cancelado e a clínica será avisada.',
    label: 'Motivo do cancelamento',
    confirmLabel: 'Cancelar agendamento',
    cancelLabel: 'Voltar',
    tone: 'danger',
  },
} satisfies Meta<typeof DescriptionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const Neutro: Story = {
  tags: ['estados'],
  args: {
    title: 'Solicitar alteração',
    children: undefined,
    label: 'O que precisa mudar?',
    description: 'A clínica recebe este texto.',
    confirmLabel: 'Solicitar alteração',
    cancelLabel: 'Cancelar',
    tone: 'neutral',
  },
};
export const Ocupado: Story = { tags: ['estados'], args: { isBusy: true, defaultValue: 'Mudou de cidade.' } };

/** doc3 §5.3: required by default, 'Campo obrigatório.', and blanks do not fill it. */
export const Obrigatorio: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: /Motivo do cancelamento/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Campo obrigatório.'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, 'Mudou de cidade. ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('Mudou de cidade.'));
  },
};

/** doc3 §5.3: where it is optional, an empty string becomes null. */
export const VazioViraNulo: Story = {
  tags: ['interacoes'],
  args: { isRequired: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(null));
  },
};

/** Enter is a new line in the text; Tab leads to the buttons, Esc out. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: /Motivo do cancelamento/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Mudou{Enter}de cidade');
    await expect(field).toHaveValue('Mudou\nde cidade');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancelar agendamento' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('Mudou\nde cidade'));
  },
};

/** Nothing was written: Esc goes out at once. */
export const EscSai: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: /Motivo do cancelamento/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A failure keeps the text and says what happened; closing and opening again starts clean. */
export const FalhaMantemOTexto: Story = {
  tags: ['interacoes'],
  render: withOpener(DescriptionDialog, 'Abrir'),
  beforeEach: ({ args }) => {
    mocked(args.onConfirm).mockRejectedValueOnce(new Error('O agendamento foi alterado por outra pessoa.'));
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'Mudou de cidade.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() =>
      expect(screen.getByText('O agendamento foi alterado por outra pessoa.')).toBeVisible(),
    );
    await expect(field).toHaveValue('Mudou de cidade.');
    const again = screen.getByRole('button', { name: 'Cancelar agendamento' });
    await waitFor(() => expect(again).not.toHaveAttribute('data-pending'));
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox')).toHaveValue('');
    await expect(screen.queryByText('O agendamento foi alterado por outra pessoa.')).not.toBeInTheDocument();
  },
};

/** Esc and the X lose nothing that was typed; what is as it was at first goes without a question. */
export const EscNaoPerdeOTexto: Story = {
  tags: ['interacoes'],
  render: withOpener(DescriptionDialog, 'Abrir'),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Mudou');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Mudou');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar alterações' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    errorMessage: 'O servidor não respondeu. O texto continua aqui.',
    defaultValue: 'Mudou de cidade.',
  },
};
