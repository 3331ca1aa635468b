import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog, DialogTrigger } from '../Dialog/index.ts';
import { Bell } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { FileDrop } from '../FileDrop/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import { toast, ToastHistory, toastHistory, ToastRegion } from './index.ts';
import { toastQueue } from './toastQueue.ts';

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
const onUndo = fn();

const said = async (button: HTMLElement) => {
  await userEvent.click(button);
  await userEvent.unhover(button);
  const region = await screen.findByRole('region', { name: '2 avisos' });
  await expect(region).toHaveAttribute('data-react-aria-top-layer', 'true');
  await expect(within(region).getAllByRole('group', { name: 'Aviso' })).toHaveLength(2);
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  return within(region);
};

export const FalhaEAtencao: Story = {
  tags: ['estados'],
  render: () => (
    <Button
      onPress={() => {
        toast.warning({ title: 'Não foi possível consultar os Exames no SOC', life });
        toast.error({
          title: 'Problemas ao carregar informações!',
          detail: 'O servidor não respondeu.',
          life,
        });
      }}
    >
      Mostrar avisos
    </Button>
  ),
  play: async ({ canvas }) => {
    const region = await said(canvas.getByRole('button', { name: 'Mostrar avisos' }));
    await waitFor(() => expect(region.getAllByRole('alert')).toHaveLength(2));
    await expect(screen.queryByLabelText(/carregar/)).not.toBeInTheDocument();
  },
};

export const SucessoEInformacao: Story = {
  tags: ['estados'],
  render: () => (
    <Button
      onPress={() => {
        toast.success({ title: 'Registro cancelado com sucesso.', life, onUndo });
        toast.info({
          title: 'Você não pode cancelar esse agendamento!',
          detail: 'O prazo para cancelar é de até 24h antes da consulta!',
          life,
        });
      }}
    >
      Mostrar avisos
    </Button>
  ),
  play: async ({ canvas }) => {
    const region = await said(canvas.getByRole('button', { name: 'Mostrar avisos' }));
    await expect(region.getAllByRole('status')).toHaveLength(2);
  },
};

/** The tone is said for who does not see it, once: words that begin with it say it themselves. */
export const OTomSoUmaVez: Story = {
  tags: ['interacoes'],
  render: () => (
    <Button
      onPress={() => {
        toast.error({ title: 'Erro ao salvar solicitação', life });
        toast.error({ title: 'Falha ao atualizar registro', life });
      }}
    >
      Salvar
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const said = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    await expect(said).toEqual(['Erro: Falha ao atualizar registro', 'Erro ao salvar solicitação']);
  },
};

export const ComAcao: Story = {
  tags: ['recursos'],
  render: () => (
    <Button
      onPress={() =>
        toast.success({
          title: 'Pré-solicitação excluida com sucesso!',
          life,
          onUndo,
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
    // By keyboard too, and back into the dialog, which stays open.
    for (const back of ['{F6}', '{Escape}']) {
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(screen.getByRole('region', { name: '1 aviso' })).toHaveFocus());
      await userEvent.keyboard(back);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus());
    }
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Aviso' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Atualizar dados' })).toBeVisible());
  },
};

/** Another action than undoing: one button, in words. */
export const OutraAcao: Story = {
  tags: ['recursos'],
  render: () => (
    <Button
      onPress={() =>
        toast.info({
          title: 'Há 3 agendamentos novos.',
          life,
          action: { label: 'Mostrar agora', onPress: onUndo },
        })
      }
    >
      Receber
    </Button>
  ),
  play: async ({ canvas }) => {
    onUndo.mockClear();
    canvas.getByRole('button', { name: 'Receber' }).focus();
    await userEvent.keyboard('{Enter}');
    const action = await screen.findByRole('button', { name: 'Mostrar agora' });
    await userEvent.keyboard('{F6}{Tab}{Tab}');
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Aviso' })).not.toBeInTheDocument());
  },
};

const three = ['Primeiro', 'Segundo', 'Terceiro'];

/** At most two are seen; the third waits behind them and comes when one leaves. The focus goes on to the next. */
export const Fila: Story = {
  tags: ['interacoes'],
  render: () => (
    <Button
      onPress={() => {
        for (const title of three) toast.info({ title, life });
      }}
    >
      Mostrar três
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar três' }));
    await screen.findByRole('region', { name: '2 avisos' });
    const shown = () => screen.getAllByRole('group', { name: 'Aviso' });
    await expect(shown()).toHaveLength(2);
    await expect(screen.queryByText('Primeiro')).not.toBeInTheDocument();
    const close = within(shown()[0] as HTMLElement).getByRole('button', { name: 'Fechar aviso' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Primeiro')).toBeInTheDocument();
    await expect(screen.queryByText('Terceiro')).not.toBeInTheDocument();
    await expect(shown()).toHaveLength(2);
    await waitFor(() => expect(shown()[0]).toHaveFocus());
    await expect(shown()[0]).toHaveTextContent('Segundo');
  },
};

/** The clocks stop under the pointer, with the focus and while the tab is hidden, and go on afterwards. */
export const RelogioParado: Story = {
  tags: ['interacoes'],
  render: () => (
    <Button onPress={() => toast.success({ title: 'Registro salvo com sucesso!', life })}>Salvar</Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const shown = await screen.findByRole('group', { name: 'Aviso' });
    const pause = spyOn(toastQueue, 'pauseAll');
    const resume = spyOn(toastQueue, 'resumeAll');
    await userEvent.hover(shown);
    await waitFor(() => expect(pause).toHaveBeenCalled());
    await userEvent.unhover(shown);
    await waitFor(() => expect(resume).toHaveBeenCalled());

    pause.mockClear();
    resume.mockClear();
    within(shown).getByRole('button', { name: 'Fechar aviso' }).focus();
    await waitFor(() => expect(pause).toHaveBeenCalled());
    canvas.getByRole('button', { name: 'Salvar' }).focus();
    await waitFor(() => expect(resume).toHaveBeenCalled());

    pause.mockClear();
    resume.mockClear();
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await fireEvent(document, new Event('visibilitychange'));
    await expect(pause).toHaveBeenCalledOnce();
    visibility.mockRestore();
    await fireEvent(document, new Event('visibilitychange'));
    await expect(resume).toHaveBeenCalledOnce();
    pause.mockRestore();
    resume.mockRestore();
  },
};

function sayTwo(): void {
  toast.error({ title: 'Falha ao atualizar registro', life });
  toast.error({ title: 'Erro ao salvar solicitação', detail: 'Tente novamente.', life });
}

/** Where the two toasts are; nothing that is pressed or filled in here lies under them. */
async function coversNothing(within: HTMLElement): Promise<DOMRect[]> {
  await screen.findByRole('region', { name: '2 avisos' });
  const shown = screen.getAllByRole('group', { name: 'Aviso' }).map((each) => each.getBoundingClientRect());
  const used = [...within.querySelectorAll('button, input')].filter((each) => !each.closest('[data-toast]'));
  for (const box of shown)
    for (const each of used) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isApart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      await expect([each.textContent, isApart]).toEqual([each.textContent, true]);
    }
  return shown;
}

/**
 * Over the bar, between its two ends: two of them, one with two lines, leave the page's rows, fields, steps and actions
 * free, and a dialog that takes all the height it may.
 */
export const NaoCobreOQueSeUsa: Story = {
  tags: ['interacoes'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', height: 56, padding: '0 24px' }}>
        <Button variant="quiet">Todas as empresas</Button>
        <Button>Ir para...</Button>
      </div>
      <header style={{ display: 'flex', justifyContent: 'space-between', padding: 24 }}>
        <span>Agendamentos</span>
        <Button variant="primary">Novo agendamento</Button>
      </header>
      <div style={{ padding: '0 24px' }}>
        <TextField label="Nome" />
      </div>
      <footer
        style={{ display: 'flex', gap: 12, justifyContent: 'space-between', padding: 16, marginTop: 'auto' }}
      >
        <Button variant="quiet">Voltar</Button>
        <Button onPress={sayTwo}>Salvar rascunho</Button>
        <DialogTrigger>
          <Button variant="primary">Avançar</Button>
          <Dialog title="Atualizar dados" width={900} footer={<Button onPress={sayTwo}>Salvar</Button>}>
            <TextField label="E-mail" />
            <div style={{ height: 2000 }} />
          </Dialog>
        </DialogTrigger>
      </footer>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(900);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }));
    await coversNothing(document.body);
    toast.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Atualizar dados' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    // Both stay clear of the dialog, its head too.
    const { top } = dialog.getBoundingClientRect();
    for (const { bottom } of await coversNothing(dialog)) await expect(bottom).toBeLessThanOrEqual(top);
  },
};

/**
 * A dialog that takes a phone's whole screen: what is said in it, or was said just before, stands above its actions, and
 * leaves its head and what is dropped in it free. One at a time, wherever the page was loaded.
 */
export const SobreUmDialogoNoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <DialogTrigger>
      <Button onPress={sayTwo}>Anexos</Button>
      <Dialog title="Anexos de Ana Souza" width={800} footer={<Button onPress={sayTwo}>Salvar</Button>}>
        <FileDrop label="Arquivo" />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anexos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Anexos de Ana Souza' });
    const toasts = await screen.findByRole('region', { name: '1 aviso' });
    const isFree = async (): Promise<void> => {
      await waitFor(async () => {
        const { top, bottom } = toasts.getBoundingClientRect();
        const [drop, save] = [/Escolher arquivo/, 'Salvar'].map((name) =>
          within(dialog).getByRole('button', { name }).getBoundingClientRect(),
        );
        await expect(top).toBeGreaterThan(drop?.bottom ?? Infinity);
        await expect(bottom).toBeLessThan(save?.top ?? 0);
      });
    };
    await isFree();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await isFree();
    // Back to the top with the dialog gone; what was said in it goes with it, what offers something stays.
    toast.info({ title: 'Anexo excluído', life, onUndo });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(
        (await screen.findByRole('region', { name: '1 aviso' })).getBoundingClientRect().top,
      ).toBeLessThan(32),
    );
  },
};

/** Who leaves a dialog leaves behind what was said of it. */
export const VaiComODialogo: Story = {
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Alterar</Button>
      <Dialog title="Atualizar dados">
        <Button onPress={() => toast.error({ title: 'Falha ao atualizar registro', life })}>Salvar</Button>
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    await screen.findByText('Falha ao atualizar registro');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByText('Falha ao atualizar registro')).not.toBeInTheDocument());
  },
};

/** What was left behind goes, also what waited behind the others; what offers something stays, and the history keeps all. */
export const OQueFicouParaTras: Story = {
  tags: ['interacoes'],
  render: () => (
    <Button
      onPress={() => {
        for (const title of three) toast.info({ title, life });
        toast.success({ title: 'Registro cancelado com sucesso.', life, onUndo: fn() });
      }}
    >
      Mostrar quatro
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar quatro' }));
    await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(2));
    toast.dismiss();
    await waitFor(() =>
      expect(toastQueue.visibleToasts.map(({ content }) => content.title)).toEqual([
        'Registro cancelado com sucesso.',
      ]),
    );
    await expect(toastHistory.get()).toHaveLength(4);
  },
};

const undone = fn();

/** The same words without an action do not take away the notice whose action is still to be had. */
export const OMesmoTextoNaoTiraODesfazer: Story = {
  tags: ['interacoes'],
  render: () => {
    const title = 'Registro cancelado com sucesso.';
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onPress={() => toast.success({ title, onUndo: undone, life })}>Cancelar com volta</Button>
        <Button onPress={() => toast.success({ title, life })}>Cancelar sem volta</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    undone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar com volta' }));
    await screen.findByRole('button', { name: 'Desfazer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar sem volta' }));
    await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(2));
    // Without an action the second takes the place of the first.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar sem volta' }));
    await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await expect(undone).toHaveBeenCalledOnce();
  },
};

const ENTRIES = [
  { id: '3', tone: 'success', title: 'Registro cancelado com sucesso.', at: '2026-11-24T17:32:00.000Z' },
  {
    id: '2',
    tone: 'danger',
    title: 'Erro ao salvar solicitação do funcionário Ana Souza!',
    detail: 'Telefone está vazio.',
    at: '2026-11-24T17:30:00.000Z',
  },
  { id: '1', tone: 'info', title: 'Token copiado!', at: '2026-11-24T12:05:00.000Z' },
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

/** What was said is read again by keyboard alone, after it has gone; the same again is counted. */
export const HistoricoPeloTeclado: Story = {
  tags: ['interacoes'],
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button
        onPress={() => toast.error({ title: 'Problemas ao carregar o arquivo', detail: 'laudo.pdf', life })}
      >
        Enviar
      </Button>
      <Popover title="Notificações" trigger={<IconButton icon={<Bell />} label="Notificações" />}>
        <ToastHistory />
      </Popover>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Enviar' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByRole('group', { name: 'Aviso' });
    for (const { key } of toastQueue.visibleToasts) toast.close(key);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Aviso' })).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Notificações' });
    const entry = within(panel).getByRole('listitem');
    await expect(entry).toHaveTextContent('Erro: Problemas ao carregar o arquivo');
    await expect(entry).toHaveTextContent('2 vezes seguidas');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notificações' })).toHaveFocus());
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
  ...SucessoEInformacao,
  tags: ['galeria'],
};
