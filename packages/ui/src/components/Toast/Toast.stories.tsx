import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog, DialogTrigger } from '../Dialog/index.ts';
import { toast, ToastHistory, ToastRegion } from './index.ts';

const meta = {
  title: 'Avisos/Toast',
  component: ToastRegion,
  tags: ['estavel'],
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
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays until closed, so that the picture does not depend on the clock. */
const life = 0;

export const QuatroTons: Story = {
  tags: ['estados'],
  render: () => (
    <Button
      onPress={() => {
        toast.error({
          title: 'Problemas ao carregar informações!',
          detail: 'O servidor não respondeu.',
          life,
        });
        toast.warning({ title: 'Não foi possível consultar os Exames no SOC', life });
        toast.info({
          title: 'Você não pode cancelar esse agendamento!',
          detail: 'O prazo para cancelar é de até 24h antes da consulta!',
          life,
        });
        toast.success({ title: 'Registro cancelado com sucesso.', life });
      }}
    >
      Mostrar avisos
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar avisos' }));
    const region = await screen.findByRole('region', { name: '4 avisos' });
    await expect(region).toHaveAttribute('data-react-aria-top-layer', 'true');
    await waitFor(() => expect(within(region).getAllByRole('alert')).toHaveLength(2));
    await expect(within(region).getAllByRole('status')).toHaveLength(2);
    await expect(within(region).getAllByRole('group', { name: 'Aviso' })).toHaveLength(4);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(screen.queryByLabelText(/carregar/)).not.toBeInTheDocument();
  },
};

const onUndo = fn();

export const ComAcao: Story = {
  tags: ['recursos'],
  render: () => (
    <Button
      onPress={() =>
        toast.success({
          title: 'Pré-solicitação excluida com sucesso!',
          life,
          action: { label: 'Desfazer', onPress: onUndo },
        })
      }
    >
      Excluir
    </Button>
  ),
  play: async ({ canvas }) => {
    onUndo.mockClear();
    const opener = canvas.getByRole('button', { name: 'Excluir' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Aviso' })).not.toBeInTheDocument());
  },
};

/** The same sentence twice takes one place, not two. */
export const NaoRepete: Story = {
  tags: ['interacoes'],
  render: () => (
    <Button onPress={() => toast.error({ title: 'Selecione alguma pré-solicitação!', life })}>
      Solicitar
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Solicitar' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await screen.findAllByRole('group', { name: 'Aviso' })).toHaveLength(1);
  },
};

/** F6 goes to the toasts and, when the last one closes, focus is back where it was. */
export const Teclado: Story = {
  tags: ['interacoes'],
  render: () => <Button onPress={() => toast.info({ title: 'Token copiado!', life })}>Copiar token</Button>,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copiar token' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Aviso' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: '1 aviso' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Fechar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Trap: a toast shown over a dialog must stay reachable, and pressing it must not close the dialog. */
export const SobreUmDialogo: Story = {
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Abrir</Button>
      <Dialog title="Atualizar dados" isDismissable>
        <Button onPress={() => toast.error({ title: 'Falha ao atualizar registro', life })}>Salvar</Button>
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    const close = await screen.findByRole('button', { name: 'Fechar aviso' });
    await expect(close.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Aviso' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Atualizar dados' })).toBeVisible());
  },
};

const ENTRIES = [
  { id: '3', tone: 'sucesso', title: 'Registro cancelado com sucesso.', at: '2026-11-24T17:32:00.000Z' },
  {
    id: '2',
    tone: 'perigo',
    title: 'Erro ao salvar solicitação do funcionário Ana Souza!',
    detail: 'Telefone está vazio.',
    at: '2026-11-24T17:30:00.000Z',
  },
  { id: '1', tone: 'informacao', title: 'Token copiado!', at: '2026-11-24T12:05:00.000Z' },
] as const;

export const Historico: Story = {
  tags: ['recursos'],
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <ToastHistory entries={ENTRIES} onClear={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('14:32')).toHaveAttribute('datetime', '2026-11-24T17:32:00.000Z');
  },
};

export const HistoricoDestaVisita: Story = {
  tags: ['interacoes'],
  render: () => (
    <>
      <Button onPress={() => toast.success({ title: 'Dado atualizado com sucesso', life })}>Salvar</Button>
      <ToastHistory />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum aviso até agora.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(canvas.getByRole('listitem')).toHaveTextContent('Dado atualizado com sucesso'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar avisos' }));
    await expect(canvas.getByText('Nenhum aviso até agora.')).toBeVisible();
  },
};

export const Galeria: Story = {
  ...QuatroTons,
  tags: ['galeria'],
};
