import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { holdQuiet } from '../../../internal/quietInert.fixture.ts';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, DialogTrigger, type DialogWidth } from './index.ts';

const meta = {
  title: 'Sobreposições/Dialog',
  component: Dialog,
  tags: ['estavel'],
  args: {
    title: 'Pendências',
    children: 'Responda à clínica para que o agendamento continue.',
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button variant="quiet">Voltar</Button>
    <Button variant="primary">Finalizar</Button>
  </>
);

export const Padrao: Story = { tags: ['estados'], args: { isOpen: true, footer } };

export const SoLeitura: Story = {
  tags: ['estados'],
  args: {
    isOpen: true,
    title: 'Motivo',
    description: 'Desistência de Vaga · 24/11/2026 14:32',
    children: 'O funcionário mudou de cidade e fará o exame em outra unidade.',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Motivo' });
    await expect(dialog).toHaveAccessibleDescription('Desistência de Vaga · 24/11/2026 14:32');
  },
};

const long = Array.from({ length: 30 }, (_unused, index) => (
  <p key={index}>Procedimento {index + 1}: avaliação clínica ocupacional, com data e clínica a confirmar.</p>
));

export const Longo: Story = {
  tags: ['estados'],
  args: { isOpen: true, title: 'Procedimentos em dia', children: long, footer },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Procedimentos em dia' });
    const body = await within(dialog).findByRole('group', { name: 'Procedimentos em dia' });
    await expect(body).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Finalizar' })).toBeVisible());
  },
};

const widths: readonly DialogWidth[] = [400, 450, 800, 900, '60vw', '80vw'];

/** doc1 §9 and doc2 §2.12: every width that a screen asks for. */
/** Whether it scrolls is known once the page is laid out, and asked only where nothing in it takes the focus. */
export const AbreSemMedir: Story = {
  name: 'Abre sem medir',
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Abrir</Button>
      <Dialog title="Procedimentos em dia">
        {long}
        <TextField label="Nome do solicitante" />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const asked = spyOn(Element.prototype, 'scrollHeight', 'get');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Procedimentos em dia' });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeVisible());
    const bodies = asked.mock.contexts.filter((each) => dialog.contains(each as Element));
    asked.mockRestore();
    await expect(bodies).toEqual([]);
  },
};

export const Larguras: Story = {
  tags: ['recursos'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      {widths.map((width) => (
        <DialogTrigger key={width}>
          <Button>{String(width)}</Button>
          <Dialog title={`Largura ${width}`} width={width}>
            Em telas de celular, os dois menores saem do rodapé e os demais ocupam a tela inteira.
          </Dialog>
        </DialogTrigger>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(950);
    for (const [width, px] of [
      [400, 400],
      [450, 450],
      [800, 800],
      [900, 900],
      ['60vw', window.innerWidth * 0.6],
      ['80vw', window.innerWidth * 0.8],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: String(width) }));
      const dialog = await screen.findByRole('dialog', { name: `Largura ${width}` });
      const box = dialog.parentElement?.getBoundingClientRect();
      await expect(Math.round(box?.width ?? 0)).toBe(Math.round(px));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
};

export const FocoVaiEVolta: Story = {
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Abrir</Button>
      <Dialog title="Pendências" footer={({ close }) => <Button onPress={close}>Voltar</Button>}>
        Responda à clínica.
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Pendências' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let i = 0; i < 4; i++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    for (let i = 0; i < 4; i++) {
      await userEvent.tab({ shift: true });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** doc2 §2.12: while the reservation goes on, nothing closes the dialog. */
export const FocoVoltaAoMenu: Story = {
  tags: ['interacoes'],
  render: function Render(props) {
    const [isOpen, setOpen] = useState(false);
    // As an app whose dialog comes late, at the worst moment: the menu has gone, its button has no focus yet.
    const openLate = () =>
      new MutationObserver((_, observer) => {
        if (document.querySelector('[role=menu]')) return;
        observer.disconnect();
        flushSync(() => setOpen(true));
      }).observe(document.body, { childList: true, subtree: true });
    return (
      <>
        <Menu
          trigger={<Button>Ações</Button>}
          items={[{ id: 'cancelar', label: 'Cancelar', onAction: openLate }]}
        />
        {isOpen ? <Dialog {...props} isOpen footer={footer} onOpenChange={setOpen} /> : null}
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ações' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Pendências' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const OcupadoNaoFecha: Story = {
  tags: ['interacoes'],
  args: {
    isOpen: true,
    isBusy: true,
    width: '60vw',
    title: 'Reserva de horários',
    busyMessage:
      'Aguarde estamos inserindo os agendamentos no prestador. Esta operação pode demorar. Aguarde.',
    footer,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Reserva de horários' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Aguarde estamos inserindo');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A press outside closes what is only read, and never a form. */
export const ForaSoFechaLeitura: Story = {
  tags: ['interacoes'],
  render: function Render() {
    const [open, setOpen] = useState<'reading' | 'form' | null>('reading');
    return (
      <div style={{ padding: 16 }}>
        <Button onPress={() => setOpen('form')}>Abrir formulário</Button>
        <Dialog isOpen={open === 'reading'} onOpenChange={() => setOpen(null)} title="Leitura">
          Só para ler.
        </Dialog>
        <Dialog
          isOpen={open === 'form'}
          onOpenChange={() => setOpen(null)}
          title="Formulário"
          footer={footer}
        >
          Com algo a perder.
        </Dialog>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const outside = (): Element => document.elementFromPoint(4, 4) ?? document.body;
    const reading = await screen.findByRole('dialog', { name: 'Leitura' });
    await userEvent.click(outside());
    await waitFor(() => expect(reading).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir formulário' }));
    const form = await screen.findByRole('dialog', { name: 'Formulário' });
    await userEvent.click(outside());
    await waitFor(() => expect(form).toBeVisible());
  },
};

/** The question before something is lost gives the focus back also where the dialog itself is an alert. */
export const PerguntaSobreUmAlerta: Story = {
  tags: ['interacoes'],
  render: function Render() {
    const [text, setText] = useState('');
    return (
      <Dialog isOpen isQuestion title="Recusar solicitação" isDirty={text !== ''}>
        <TextField label="Motivo" value={text} onChange={setText} />
      </Dialog>
    );
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Motivo' });
    await userEvent.type(field, 'Sem vaga');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

let saveItself: () => void = () => undefined;

/** What is asked about is saved meanwhile: the question goes, and a later change does not bring it back. */
export const PerguntaSemMotivo: Story = {
  name: 'Pergunta sem motivo',
  tags: ['interacoes'],
  render: function Render() {
    const [text, setText] = useState('');
    const [saved, setSaved] = useState('');
    saveItself = () => setSaved(text);
    return (
      <Dialog isOpen title="Atualizar dados" isDirty={text !== saved}>
        <TextField label="Motivo" value={text} onChange={setText} />
      </Dialog>
    );
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Motivo' });
    await userEvent.type(field, 'Sem vaga');
    await userEvent.keyboard('{Escape}');
    const asked = { name: 'Descartar as alterações?' };
    const question = await screen.findByRole('dialog', asked);
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    flushSync(() => saveItself());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' hoje');
    await expect(field).toHaveValue('Sem vaga hoje');
    await expect(screen.queryByRole('dialog', asked)).toBeNull();
  },
};

/** A question is read with what it says of itself: its description, its body, both, or nothing at all. */
export const PerguntaComDescricao: Story = {
  tags: ['interacoes'],
  render: () => (
    <Dialog isOpen isQuestion title="Recusar solicitação" description="Vida Plena · 24/11/2026">
      A clínica será avisada.
    </Dialog>
  ),
  play: async () => {
    const question = await screen.findByRole('dialog', { name: 'Recusar solicitação' });
    await expect(question).toHaveAccessibleDescription('Vida Plena · 24/11/2026 A clínica será avisada.');
  },
};

export const PerguntaSoComTitulo: Story = {
  tags: ['interacoes'],
  render: () => <Dialog isOpen isQuestion title="Recusar solicitação?" />,
  play: async () => {
    const question = await screen.findByRole('dialog', { name: 'Recusar solicitação?' });
    await expect(question).not.toHaveAttribute('aria-describedby');
  },
};

function Form({ onSaved }: { onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <div style={{ padding: 16 }}>
      <Button onPress={() => setOpen(true)}>Atualizar dados</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setName('');
        }}
        title="Atualizar dados"
        isDirty={name !== ''}
        footer={({ close }) => (
          <>
            <Button variant="quiet" onPress={close}>
              Voltar
            </Button>
            <Button
              variant="primary"
              onPress={() => {
                onSaved();
                setOpen(false);
              }}
            >
              Salvar
            </Button>
          </>
        )}
      >
        <TextField label="Nome do solicitante" value={name} onChange={setName} />
      </Dialog>
    </div>
  );
}

const onSaved = fn();

function ByAddress() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Salas</h1>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Nova sala">
        Dê um nome à sala.
      </Dialog>
    </>
  );
}

/** The address asked for it, and no button did: the focus goes to the page's title. */
export const AbertoPeloEndereco: Story = {
  name: 'Aberto pelo endereço',
  tags: ['interacoes'],
  render: () => <ByAddress />,
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Nova sala' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Salas' })).toHaveFocus());
  },
};

let followAddress: () => void = () => undefined;

/** A menu that was used before has nothing to do with it: its button does not take the focus. */
export const AbertoPeloEnderecoDepoisDeUmMenu: Story = {
  name: 'Aberto pelo endereço depois de um menu',
  tags: ['interacoes'],
  render: function Render() {
    const [isAsked, setAsked] = useState(false);
    followAddress = () => setAsked(true);
    return (
      <>
        <Menu trigger={<Button>Ações</Button>} items={[{ id: 'atualizar', label: 'Atualizar' }]} />
        {isAsked ? <ByAddress /> : <h1 tabIndex={-1}>Salas</h1>}
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ações' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(document.body);
    await waitFor(() => expect(document.body).toHaveFocus());
    flushSync(() => followAddress());
    const dialog = await screen.findByRole('dialog', { name: 'Nova sala' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Salas' })).toHaveFocus());
  },
};

/** Nothing typed: Esc closes. Something typed: Esc, the X and 'Voltar' ask first; saving does not. */
export const PerguntaAntesDePerder: Story = {
  tags: ['interacoes'],
  render: () => <Form onSaved={onSaved} />,
  play: async ({ canvas }) => {
    onSaved.mockClear();
    const opener = canvas.getByRole('button', { name: 'Atualizar dados' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const clean = await screen.findByRole('dialog', { name: 'Atualizar dados' });
    await waitFor(() => expect(clean.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(clean).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Atualizar dados' });
    const field = within(form).getByRole('textbox', { name: 'Nome do solicitante' });
    await userEvent.type(field, 'Ana');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await expect(question).toHaveTextContent('O que você preencheu não foi salvo.');
    const stay = within(question).getByRole('button', { name: 'Continuar editando' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(field).toHaveValue('Ana');
    await waitFor(() => expect(field).toHaveFocus());

    await userEvent.click(within(form).getByRole('button', { name: 'Fechar' }));
    await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Descartar as alterações?' })).not.toBeInTheDocument(),
    );
    await expect(form).toBeInTheDocument();
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await expect(onSaved).toHaveBeenCalledOnce();

    await userEvent.click(opener);
    const again = await screen.findByRole('dialog', { name: 'Atualizar dados' });
    await userEvent.type(within(again).getByRole('textbox'), 'Rui');
    await userEvent.click(within(again).getByRole('button', { name: 'Voltar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar alterações' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** One over another: Esc closes the upper one, the lower is inert meanwhile, and the focus goes back step by step. */
export const Aninhado: Story = {
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Clientes vinculados</Button>
      <Dialog title="Clientes vinculados" width={800}>
        <DialogTrigger>
          <Button>Novo vínculo</Button>
          <Dialog title="Novo vínculo">Escolha um cliente.</Dialog>
        </DialogTrigger>
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Clientes vinculados' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const lower = await screen.findByRole('dialog', { name: 'Clientes vinculados' });
    const inner = within(lower).getByRole('button', { name: 'Novo vínculo' });
    inner.focus();
    await userEvent.keyboard('{Enter}');
    const upper = await screen.findByRole('dialog', { name: 'Novo vínculo' });
    await waitFor(() => expect(upper).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(lower.closest('[inert], [aria-hidden="true"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What lies behind is hidden at once, inert in the first quiet moment, and whole again for the focus to come back. */
export const PaginaAtras: Story = {
  name: 'Página por trás',
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Abrir</Button>
      <Dialog title="Pendências">Responda à clínica.</Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    const page = opener.closest<HTMLElement>('body > *');
    const quiet = holdQuiet();
    try {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Pendências' });
      await waitFor(() => expect(page).toHaveAttribute('aria-hidden', 'true'));
      await expect(page).not.toHaveAttribute('inert');
      await expect(page?.inert).toBe(true);
      quiet.come();
      await expect(page).toHaveAttribute('inert');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(page).not.toHaveAttribute('inert');
      await expect(page).not.toHaveAttribute('aria-hidden');
    } finally {
      quiet.end();
    }
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    isOpen: true,
    width: 800,
    title: 'Reserva de horários',
    description: 'Quatro funcionários, clínica Vida Plena, 24/11/2026.',
    children: long.slice(0, 6),
    isBusy: true,
    busyMessage:
      'Aguarde estamos inserindo os agendamentos no prestador. Esta operação pode demorar. Aguarde.',
    footer,
  },
};
