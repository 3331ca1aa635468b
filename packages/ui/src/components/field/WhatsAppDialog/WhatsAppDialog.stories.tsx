import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withOpener } from '../../general/Dialog/Dialog.fixture.tsx';
import { WhatsAppDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/WhatsAppDialog',
  component: WhatsAppDialog,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'Ana Souza',
    phone: '(11) 98765-4321',
    message: 'Olá, *Ana*! Seu exame é em *24/11/2026*, às 08:30.',
  },
} satisfies Meta<typeof WhatsAppDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const Vazio: Story = { tags: ['estados'], args: { phone: '', message: '' } };

/** doc3 §5.3: both required, 'Campo obrigatório.'; the focus goes to the first that is missing. */
export const Obrigatorios: Story = {
  tags: ['interacoes'],
  args: { phone: '', message: '', onSend: fn() },
  play: async ({ args }) => {
    const phone = await screen.findByRole('textbox', { name: 'Telefone' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /Abrir o WhatsApp/ }));
    await expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(2);
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Campo obrigatório.');
    await userEvent.type(phone, '11987654');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Digite um telefone válido'));
    await userEvent.type(phone, '321');
    await waitFor(() => expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Abrir o WhatsApp/ }));
    await expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** doc3 §5.3: digits only with 55, '&' is 'e', '*' emphasises. */
export const Envia: Story = {
  tags: ['interacoes'],
  args: { message: '', onSend: fn() },
  play: async ({ args }) => {
    const message = await screen.findByRole('textbox', { name: 'Mensagem' });
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.type(message, 'Jejum & *repouso*');
    const preview = screen.getByRole('group', { name: 'Como a mensagem chega' });
    await expect(preview).toHaveTextContent('Jejum e repouso');
    await expect(preview.querySelector('strong')).toHaveTextContent('repouso');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o WhatsApp (abre em outra aba)' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        phone: '5511987654321',
        message: 'Jejum e *repouso*',
        link: 'https://wa.me/5511987654321?text=Jejum%20e%20*repouso*',
      }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Without `onSend` the conversation opens in another tab, which cannot reach this one. */
export const AbreOutraAba: Story = {
  tags: ['recursos'],
  play: async () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await screen.findByRole('button', { name: /Abrir o WhatsApp/ }));
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(
        expect.stringContaining('https://wa.me/5511987654321?text=Ol%C3%A1'),
        '_blank',
        'noopener,noreferrer',
      ),
    );
  },
};

/** A refusal stays in the dialog, with what was typed. */
export const Falha: Story = {
  tags: ['interacoes'],
  args: {
    onSend: async () => {
      throw new Error('O número não recebe mensagens.');
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Abrir o WhatsApp/ }));
    await waitFor(() => expect(screen.getByText('O número não recebe mensagens.')).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await expect(screen.getByRole('textbox', { name: 'Mensagem' })).not.toHaveValue('');
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  render: withOpener(WhatsAppDialog, 'WhatsApp'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'WhatsApp' })).toHaveFocus());
  },
};

/** Esc asks before it loses what was typed; undone by hand it asks no more. */
export const EscNaoPerdeAMensagem: Story = {
  tags: ['interacoes'],
  render: withOpener(WhatsAppDialog, 'WhatsApp'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp' }));
    const field = await screen.findByRole('textbox', { name: 'Mensagem' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('!');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Galeria: Story = { tags: ['galeria'] };
