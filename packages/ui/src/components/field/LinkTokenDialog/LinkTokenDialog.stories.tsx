import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { toast, ToastRegion } from '../../general/Toast/index.ts';
import { LinkTokenDialog } from './index.ts';

const meta = {
  title: 'Sobreposições/LinkTokenDialog',
  component: LinkTokenDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onDone: fn(),
    link: 'https://apto.exemplo.com.br/publico/#/autoagendamento',
    cpf: '52998224725',
    token: '7K4M-9QXR-2HTA',
  },
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
} satisfies Meta<typeof LinkTokenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };

/** doc2 §2.10: what the employee signs in with is all here, the CPF in full. */
export const CpfPorInteiro: Story = {
  tags: ['interacoes'],
  play: async () => {
    await expect(await screen.findByText('529.982.247-25')).toBeInTheDocument();
    await expect(screen.getByText('CPF do funcionário')).toBeInTheDocument();
    await expect(screen.getByText('O funcionário entra com o CPF e este token.')).toBeInTheDocument();
  },
};

/** The three buttons, one Tab after the other; Enter does what each says. */
export const TabEntreOsBotoes: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const link = await screen.findByRole('button', { name: 'Copiar link' });
    link.focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Copiar token' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Concluir' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const SemCpf: Story = { tags: ['estados'], args: { cpf: undefined } };

/** doc2 §8: 'Token copiado!', and what was copied is the token. */
export const Copia: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar token' }));
    await waitFor(() => expect(screen.getByText('Token copiado!')).toBeVisible());
    await expect(write).toHaveBeenLastCalledWith('7K4M-9QXR-2HTA');
    await userEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
    await expect(write).toHaveBeenLastCalledWith('https://apto.exemplo.com.br/publico/#/autoagendamento');
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** doc2 §8: 'Erro ao tentar copiar o token'; the token stays on the screen. */
export const CopiaRecusada: Story = {
  tags: ['interacoes'],
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar token' }));
    await waitFor(() => expect(screen.getByText('Erro ao tentar copiar o token')).toBeVisible());
    await waitFor(() => expect(screen.getByText('7K4M-9QXR-2HTA')).toBeVisible());
  },
};

/** By keyboard: copying the token keeps the focus, and it is announced; a press outside closes nothing. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = await screen.findByRole('button', { name: 'Copiar token' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenLastCalledWith('7K4M-9QXR-2HTA'));
    const said = within(await screen.findByRole('region', { name: '1 aviso' }));
    await expect(await said.findByRole('status')).toHaveTextContent('Sucesso: Token copiado!');
    await expect(copy).toHaveFocus();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    // A press beside the dialog takes the focus for a frame; the dialog takes it back.
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Galeria: Story = { tags: ['galeria'] };
