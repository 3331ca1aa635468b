import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CalendarX, EllipsisVertical, FileText, Mail, Paperclip, Pencil, RotateCw } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { holdQuiet } from '../../../internal/quietInert.fixture.ts';
import { IconButton } from '../IconButton/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu, type MenuItemData } from './index.ts';
import { menuPanel } from './Menu.tsx';

const onAction = fn();
const items: readonly MenuItemData[] = [
  { id: 'alterar', label: 'Alterar', icon: <Pencil size={16} />, onAction: () => onAction('alterar') },
  {
    id: 'kit',
    label: 'Reenviar Kit',
    icon: <Mail size={16} />,
    disabledReason: 'Só para agendamentos com status Agendado ou Dia da Consulta.',
    onAction: () => onAction('kit'),
  },
  {
    id: 'desistencia',
    label: 'Desistência de Vaga',
    icon: <CalendarX size={16} />,
    onAction: () => onAction('d'),
  },
  { id: 'anexos', label: 'Anexos', icon: <Paperclip size={16} /> },
  { id: 'timeline', label: 'Timeline', icon: <FileText size={16} /> },
  { id: 'link', label: 'Reenviar Link', icon: <RotateCw size={16} /> },
  {
    id: 'cancelar',
    label: 'Cancelar',
    icon: <Ban size={16} />,
    tone: 'danger',
    onAction: () => onAction('cancelar'),
  },
];

const meta = {
  title: 'Sobreposições/Menu',
  component: Menu,
  tags: ['estavel'],
  args: {
    items,
    label: 'Ações de Ana Souza',
    placement: 'bottom start',
    trigger: <IconButton icon={<EllipsisVertical />} label="Ações de Ana Souza" />,
  },
  beforeEach: () => {
    onAction.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aberto: Story = { tags: ['estados'], args: { isOpen: true } };

export const Vazio: Story = { tags: ['estados'], args: { isOpen: true, items: [] } };

let isPrepared = false;
const prepare = fn(async () => {
  isPrepared = true;
});
const listed = fn(() => (isPrepared ? items : []));
const closed = { trigger: <IconButton icon={<EllipsisVertical />} label="Ações de Ana Souza" /> };

/** Items of a function: nobody asks for them before the menu opens, and it opens once their code is here. */
export const ItensAoAbrir: Story = {
  tags: ['interacoes'],
  args: { ...closed, items: listed, prepare },
  play: async ({ canvas }) => {
    await expect(listed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de Ana Souza' }));
    const first = await screen.findByRole('menuitem', { name: 'Alterar' });
    await waitFor(() => expect(first).toBeVisible());
    await expect(prepare).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ComSecoes: Story = {
  tags: ['recursos'],
  args: {
    isOpen: true,
    items: [
      { id: 's1', title: 'Este agendamento', items: items.slice(0, 3) },
      { id: 's2', title: 'Consultar', items: items.slice(3, 5) },
      { id: 's3', title: 'Encerrar', items: items.slice(6) },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Este agendamento' })).toBeInTheDocument();
    const last = within(screen.getByRole('group', { name: 'Encerrar' }));
    await expect(last.getByRole('menuitem', { name: 'Cancelar' })).toBeInTheDocument();
  },
};

export const Escolha: Story = {
  tags: ['recursos'],
  render: function Render() {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['meus']));
    return (
      <Menu
        label="Painel"
        placement="bottom start"
        trigger={<Button>Painel</Button>}
        selectionMode="single"
        selectedIds={chosen}
        onSelectionChange={setChosen}
        items={[
          { id: 'meus', label: 'Meus', description: '12 agendamentos' },
          { id: 'pendencias', label: 'Pendências', description: 'Kit Pendente e Pendência Prestador' },
          {
            id: 'aberto',
            label: 'Em Aberto',
            isDisabled: true,
            disabledReason: 'Nenhum agendamento em aberto.',
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Painel' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Meus' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Em Aberto' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Meus' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Pendências' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const more: readonly MenuItemData[] = [
  {
    id: 'alterar',
    label: 'Alterar',
    icon: <Pencil size={16} />,
    shortcut: 'E',
    onAction: () => onAction('alterar'),
  },
  {
    id: 'enviar',
    label: 'Reenviar',
    icon: <Mail size={16} />,
    submenu: [
      { id: 'kit', label: 'Kit', onAction: () => onAction('kit') },
      {
        id: 'link',
        label: 'Link',
        isDisabled: true,
        disabledReason: 'Só para autoagendamento.',
        onAction: () => onAction('link'),
      },
    ],
  },
  { id: 'manual', label: 'Manual', icon: <FileText size={16} />, href: '#manual' },
];

/** More items beside one: → opens them and goes in, ← comes back; a choice in them closes all. */
export const Submenu: Story = {
  tags: ['interacoes'],
  args: { items: more, onAction: fn() },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Alterar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const parent = screen.getByRole('menuitem', { name: 'Reenviar' });
    await waitFor(() => expect(parent).toHaveFocus());
    await expect(parent).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kit' })).toHaveFocus());
    await expect(parent).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const off = screen.getByRole('menuitem', { name: 'Link' });
    await waitFor(() => expect(off).toHaveFocus());
    await expect(off).toHaveAccessibleDescription('Só para autoagendamento.');
    await userEvent.keyboard('{Enter}');
    await expect(onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(parent).toHaveFocus());
    await waitFor(() => expect(parent).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Kit' })).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('kit'));
    await expect(args.onAction).toHaveBeenCalledWith('kit');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A shortcut is shown beside its item and read with it; an item may be a link. */
export const AtalhoELink: Story = {
  tags: ['recursos'],
  args: { items: more, isOpen: true },
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: 'Alterar' });
    await expect(within(item).getByText('E')).toBeInTheDocument();
    await expect(item).toHaveAttribute('aria-describedby');
    await expect(screen.getByRole('menuitem', { name: 'Manual' })).toHaveAttribute('href', '#manual');
  },
};

/** The arrows reach an unavailable item; it says why, does nothing and leaves the menu open. */
export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Alterar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const kit = screen.getByRole('menuitem', { name: 'Reenviar Kit' });
    await waitFor(() => expect(kit).toHaveFocus());
    await expect(kit).toHaveAttribute('aria-disabled', 'true');
    await expect(kit).toHaveAccessibleDescription(
      'Só para agendamentos com status Agendado ou Dia da Consulta.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(kit).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('cancelar'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A reason alone disables, also for `Menu`'s own `onAction`; `isDisabled: false` beside it leaves the item free. */
export const MotivoBloqueia: Story = {
  tags: ['interacoes'],
  args: {
    onAction: fn(),
    items: [
      { id: 'hoje', label: 'Cancelar', tone: 'danger', disabledReason: 'O exame é hoje.', onAction },
      { id: 'so', label: 'Excluir', isDisabled: true, onAction },
      { id: 'livre', label: 'Reagendar', disabledReason: 'Sem vagas.', isDisabled: false, onAction },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de Ana Souza' }));
    const today = await screen.findByRole('menuitem', { name: 'Cancelar' });
    await expect(today).toHaveAttribute('aria-disabled', 'true');
    await expect(today).toHaveAccessibleDescription('O exame é hoje.');
    await userEvent.click(today);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    await expect(onAction).not.toHaveBeenCalled();
    await expect(args.onAction).not.toHaveBeenCalled();
    const free = screen.getByRole('menuitem', { name: 'Reagendar' });
    await expect(free).not.toHaveAttribute('aria-disabled');
    await expect(free).not.toHaveAccessibleDescription();
    await userEvent.click(free);
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('livre'));
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

/** Typing goes to the item that begins so; Esc closes and gives the focus back. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Alterar' })).toHaveFocus());
    await userEvent.keyboard('t');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Timeline' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Alterar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('alterar'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Under a menu the page is only hidden: what it opens finds the page as it was. The mouse's press leaves it the focus. */
export const PaginaAtras: Story = {
  name: 'Página por trás',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    const page = trigger.closest<HTMLElement>('body > *');
    const quiet = holdQuiet();
    try {
      await userEvent.click(trigger);
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      await waitFor(() => expect(page).toHaveAttribute('aria-hidden', 'true'));
      quiet.come();
      await expect(page).not.toHaveAttribute('inert');
      await userEvent.tab();
      await expect(page?.contains(document.activeElement)).toBe(false);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(page).not.toHaveAttribute('aria-hidden');
    } finally {
      quiet.end();
    }
  },
};

/** A finger that scrolls beside an open menu sends no mousedown: the next press takes the focus as any other. */
export const ToqueQueRola: Story = {
  name: 'Toque que rola',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    await fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    // False: somebody prevented it.
    await expect(await fireEvent.mouseDown(document.body)).toBe(true);
  },
};

const drawn = fn();
function Drawn() {
  // Without dependencies: once for each time that it is rendered.
  useLayoutEffect(() => drawn());
  return null;
}
/** Asked of an item each time that it becomes one of a menu. */
const asked = fn();
const alone = fn(async () => undefined);

/** Code that was brought ahead is drawn once as it opens, and what goes is not drawn again for its items of that moment. */
export const UmaVez: Story = {
  name: 'Uma vez',
  tags: ['interacoes'],
  args: {
    ...closed,
    items: () => [
      {
        id: 'alterar',
        label: 'Alterar',
        icon: <Drawn />,
        get isDisabled() {
          asked();
          return false;
        },
      },
    ],
    prepare: alone,
  },
  play: async ({ canvas }) => {
    drawn.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    trigger.focus();
    await waitFor(() => expect(alone).toHaveBeenCalled());
    await menuPanel.load();
    await userEvent.click(trigger);
    const first = await screen.findByRole('menuitem', { name: 'Alterar' });
    await waitFor(() => expect(first).toBeVisible());
    await expect(drawn).toHaveBeenCalledTimes(1);
    asked.mockClear();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(asked).not.toHaveBeenCalled();
  },
};

/**
 * While the pointer rests on its button a menu is drawn beside the document, where nobody finds it, and the press only puts
 * it in its place. There it does all that a menu does.
 */
export const AntesDoToque: Story = {
  name: 'Antes do toque',
  tags: ['interacoes'],
  args: {
    ...closed,
    items: items.map((item) => (item.id === 'alterar' ? { ...item, icon: <Drawn /> } : item)),
  },
  play: async ({ canvas }) => {
    drawn.mockClear();
    await menuPanel.load();
    const trigger = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    const quiet = holdQuiet();
    const drawAhead = async (): Promise<void> => {
      await userEvent.unhover(trigger);
      drawn.mockClear();
      await userEvent.hover(trigger);
      quiet.come();
      await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
      await expect(document.querySelector('[role="menu"]')).toBeNull();
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    try {
      await drawAhead();
      await userEvent.click(trigger);
      const menu = await screen.findByRole('menu', { name: 'Ações de Ana Souza' });
      await waitFor(() => expect(menu).toHaveFocus());
      await expect(menu).toBeVisible();
      await expect(drawn).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const kit = screen.getByRole('menuitem', { name: 'Reenviar Kit' });
      await waitFor(() => expect(kit).toHaveFocus());
      await expect(kit).toHaveAccessibleDescription(
        'Só para agendamentos com status Agendado ou Dia da Consulta.',
      );
      await userEvent.tab();
      await expect(menu.closest('[data-trigger]')?.contains(document.activeElement)).toBe(true);
      kit.focus();
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());

      await drawAhead();
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Alterar' }));
      await expect(onAction.mock.calls).toEqual([['alterar']]);
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());

      // A key begins at an item, also where the pointer rests; a press outside closes.
      await drawAhead();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Alterar' })).toHaveFocus());
      await userEvent.click(document.body);
      await gone();

      // Left again it is nowhere.
      await drawAhead();
      await userEvent.unhover(trigger);
      await userEvent.click(trigger);
      await waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
    } finally {
      quiet.end();
    }
  },
};

const withMenu = fn();

function AsksFirst() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon={<EllipsisVertical />} label="Ações" />}
        items={[{ id: 'cancelar', label: 'Cancelar', onAction: () => setOpen(true) }]}
        label="Ações"
      />
      <Dialog isOpen={isOpen} onOpenChange={setOpen} isQuestion title="Cancelar o agendamento?">
        <AsItComes />
      </Dialog>
    </>
  );
}

/** Says, in the drawing that brings the dialog, whether the menu is still in the page. */
function AsItComes() {
  useLayoutEffect(() => withMenu(document.querySelector('[role="menu"]') !== null), []);
  return null;
}

/** The menu goes in the drawing in which the chosen item's dialog comes, and not in one more; the focus is not lost. */
export const SaiComODialogo: Story = {
  name: 'Sai com o diálogo',
  tags: ['interacoes'],
  render: () => <AsksFirst />,
  play: async ({ canvas }) => {
    withMenu.mockClear();
    await menuPanel.load();
    const trigger = canvas.getByRole('button', { name: 'Ações' });
    await userEvent.click(trigger);
    const item = await screen.findByRole('menuitem', { name: 'Cancelar' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar o agendamento?' });
    await expect(withMenu.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

let lengthen = (): void => undefined;

function Growing() {
  const [label, setLabel] = useState('Alterar');
  useLayoutEffect(() => {
    lengthen = () => setLabel('Alterar a data e a clínica deste agendamento');
  });
  return (
    <Menu
      trigger={<IconButton icon={<EllipsisVertical />} label="Ações" />}
      items={[{ id: 'alterar', label }]}
      placement="bottom end"
      label="Ações"
    />
  );
}

/** It finds its place once as it opens; and anew as what is in it takes more room. */
export const UmLugar: Story = {
  name: 'Um lugar',
  tags: ['interacoes'],
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', marginInline: 40 }}>
      <Growing />
    </div>
  ),
  play: async ({ canvas }) => {
    await menuPanel.load();
    const trigger = canvas.getByRole('button', { name: 'Ações' });
    const end = (element: Element | null): number => Math.round(element?.getBoundingClientRect().right ?? 0);
    const panelOf = (element: unknown): boolean =>
      element instanceof Element && element.matches('[data-trigger="MenuTrigger"]');
    const measured = spyOn(Element.prototype, 'getBoundingClientRect');
    await userEvent.click(trigger);
    const panel = (await screen.findByRole('menu')).closest('[data-trigger]');
    await waitFor(() => expect(panel).toBeVisible());
    // Two frames: its observers have answered.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const times = measured.mock.contexts.filter(panelOf).length;
    measured.mockRestore();
    // Its size, once.
    await expect(times).toBe(1);
    await expect(end(panel)).toBe(end(trigger));
    lengthen();
    await waitFor(() => expect(panel?.getBoundingClientRect().width).toBeGreaterThan(250));
    await waitFor(() => expect(end(panel)).toBe(end(trigger)));
  },
};

export const Galeria: Story = { ...ComSecoes, tags: ['galeria'] };
