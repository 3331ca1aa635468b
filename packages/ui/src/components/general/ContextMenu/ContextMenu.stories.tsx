import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, EllipsisVertical, FileText, Paperclip, Pencil } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, type MenuItemData } from '../Menu/index.ts';
import { ContextMenu, type ContextMenuProps } from './index.ts';

const items: readonly MenuItemData[] = [
  { id: 'alterar', label: 'Alterar', icon: <Pencil size={16} /> },
  { id: 'anexos', label: 'Anexos', icon: <Paperclip size={16} /> },
  {
    id: 'timeline',
    label: 'Timeline',
    icon: <FileText size={16} />,
    isDisabled: true,
    disabledReason: 'Sem permissão para ver a timeline.',
  },
  { id: 'cancelar', label: 'Cancelar', icon: <Ban size={16} />, tone: 'danger' },
];

function Row(props: Omit<ContextMenuProps, 'children'>) {
  return (
    <ContextMenu {...props}>
      <Card>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <span>Ana Souza, Periódico</span>
          <Menu
            label={props.label}
            items={props.items}
            trigger={<IconButton icon={<EllipsisVertical />} label={props.label} />}
          />
        </div>
      </Card>
    </ContextMenu>
  );
}

const meta = {
  title: 'Sobreposições/ContextMenu',
  component: ContextMenu,
  tags: ['novo'],
  args: { label: 'Ações de Ana Souza', items, onAction: fn(), children: null },
  render: (args) => <Row {...args} />,
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fechado: Story = { tags: ['estados'] };

/** Opens where the pointer is, with the same items as the visible button. */
export const BotaoDireito: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const text = canvas.getByText('Ana Souza, Periódico');
    const box = text.getBoundingClientRect();
    await fireEvent.contextMenu(text, { clientX: box.left + 40, clientY: box.top + 10, button: 2 });
    const menu = await screen.findByRole('menu', { name: /Ações de Ana Souza/ });
    await waitFor(() => expect(menu).toBeVisible());
    const at = menu.getBoundingClientRect();
    await expect(Math.abs(at.left - (box.left + 40))).toBeLessThan(12);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Anexos' }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('anexos'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ações de Ana Souza' })).toHaveFocus());
  },
};

/** Shift+F10 and the menu key: the menu opens at the focus, and gives it back. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    // Where the browser only tells what the key means, without a pointer.
    await fireEvent.contextMenu(opener, { clientX: 0, clientY: 0 });
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.keyboard('{ContextMenu}');
    const menu = await screen.findByRole('menu');
    const [at, from] = [menu.getBoundingClientRect(), opener.getBoundingClientRect()];
    await expect(Math.abs(at.top - from.bottom)).toBeLessThan(16);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const off = screen.getByRole('menuitem', { name: 'Timeline' });
    await waitFor(() => expect(off).toHaveFocus());
    await expect(off).toHaveAccessibleDescription('Sem permissão para ver a timeline.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}');
    const first = screen.getAllByRole('menuitem')[0];
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Off: the browser's own menu stays. */
export const Desligado: Story = {
  tags: ['interacoes'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Ana Souza, Periódico');
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      clientX: 40,
      clientY: 20,
    });
    await fireEvent(text, event);
    await expect(event.defaultPrevented).toBe(false);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

const rightClick = async (target: Element): Promise<MouseEvent> => {
  const { left, top } = target.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4, button: 2 };
  const event = new MouseEvent('contextmenu', at);
  await fireEvent(target, new PointerEvent('pointerdown', at));
  await fireEvent(target, event);
  return event;
};

/** On what is typed, linked or selected the browser's own menu is left; by key a link is still the thing. */
export const DeixaOMenuDoNavegador: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <ContextMenu {...args}>
      <input aria-label="Observação" defaultValue="Chega às 8h" />
      <a href="#ana">Ana Souza</a>
      <p>Periódico</p>
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ana Souza' });
    const text = canvas.getByText('Periódico');
    const field = canvas.getByRole('textbox', { name: 'Observação' });
    for (const target of [field, link]) {
      await expect((await rightClick(target)).defaultPrevented).toBe(false);
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    }
    getSelection()?.selectAllChildren(text);
    await expect((await rightClick(text)).defaultPrevented).toBe(false);
    getSelection()?.removeAllRanges();
    field.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    link.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect((await rightClick(text)).defaultPrevented).toBe(true);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Of an area inside of another one only the inner one opens. */
export const UmDentroDoOutro: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <ContextMenu {...args} label="Ações do agendamento">
      Agendamento 4512
      <ContextMenu {...args} label="Ações do anexo">
        <button type="button">laudo.pdf</button>
      </ContextMenu>
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    const inner = canvas.getByRole('button', { name: 'laudo.pdf' });
    const opens = async (): Promise<void> => {
      await expect(await screen.findByRole('menu', { name: /Ações do anexo/ })).toBeInTheDocument();
      await expect(screen.getAllByRole('menu')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await rightClick(inner);
    await opens();
    inner.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await opens();
    await fireEvent.touchStart(inner, {
      touches: [new Touch({ identifier: 1, target: inner, clientX: 80, clientY: 40 })],
    });
    await screen.findByRole('menu', {}, { timeout: 3000 });
    await opens();
    await fireEvent.touchEnd(inner);
  },
};

/** A finger that rests opens it; one that scrolls does not. */
export const ToqueLongo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Ana Souza, Periódico');
    const at = (clientX: number, clientY: number) => ({
      touches: [new Touch({ identifier: 1, target: text, clientX, clientY })],
    });
    await fireEvent.touchStart(text, at(80, 40));
    await fireEvent.touchMove(text, at(80, 90));
    await fireEvent.touchEnd(text);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await fireEvent.touchStart(text, at(80, 40));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible(), { timeout: 3000 });
    await fireEvent.touchEnd(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Galeria: Story = { tags: ['galeria'] };
