import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, ListChecks, Wallet } from 'lucide-react';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  CommandPalette,
  CommandPaletteTrigger,
  useCommandPaletteShortcut,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
} from './index.ts';

const onAction = fn();
const groups: readonly CommandGroup[] = [
  {
    id: 'telas',
    title: 'Telas',
    commands: [
      {
        id: 't1',
        label: 'Agendamentos',
        icon: <ListChecks size={16} />,
        onAction: () => onAction('agendamentos'),
      },
      {
        id: 't2',
        label: 'Depósito Antecipado',
        description: 'Financeiro',
        keywords: ['extrato', 'pix'],
        icon: <Wallet size={16} />,
        onAction: () => onAction('deposito'),
      },
    ],
  },
  {
    id: 'acoes',
    title: 'Ações',
    commands: [
      {
        id: 'a1',
        label: 'Novo agendamento',
        icon: <CalendarPlus size={16} />,
        shortcut: 'N',
        onAction: () => onAction('novo'),
      },
    ],
  },
];

function Host(props: Partial<CommandPaletteProps> & { startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(props.startsOpen ?? false);
  const [query, setQuery] = useState(props.query ?? '');
  useCommandPaletteShortcut(useCallback(() => setOpen(true), []));
  return (
    <>
      <p style={{ padding: 16 }}>Ctrl+K abre a busca.</p>
      <CommandPalette
        groups={groups}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
      />
    </>
  );
}

const meta = {
  title: 'Navegação/CommandPalette',
  component: CommandPalette,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onOpenChange: fn(), groups, query: '', onQueryChange: fn() },
  beforeEach: () => {
    onAction.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aberta: Story = { tags: ['estados'], render: () => <Host startsOpen /> };
export const NadaEncontrado: Story = { tags: ['estados'], render: () => <Host startsOpen query="zzz" /> };
export const Buscando: Story = { tags: ['estados'], render: () => <Host startsOpen query="zzz" isLoading /> };

/** Ctrl+K, some letters without accents, Enter. */
export const SoTeclado: Story = {
  tags: ['interacoes'],
  render: () => <Host />,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('searchbox', { name: 'Ir para ou buscar' });
    await waitFor(() => expect(box).toHaveFocus());
    // The field that has the focus shows it (WCAG 2.4.7): the ring is around the whole line.
    const line = box.closest('[role="dialog"]')!.querySelector('svg')!.parentElement!;
    await expect(getComputedStyle(line).outlineStyle).toBe('solid');
    await userEvent.keyboard('deposito');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('deposito'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** ↑ and ↓ choose without leaving the box; the first Esc empties it, the second closes. */
export const SetasEEsc: Story = {
  tags: ['interacoes'],
  render: () => <Host />,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('searchbox', { name: 'Ir para ou buscar' });
    await waitFor(() => expect(box).toHaveFocus());
    const [first, second] = screen.getAllByRole('menuitem');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', second?.id));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first?.id));
    await userEvent.keyboard('dep');
    await expect(box).toHaveValue('dep');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await waitFor(() => expect(box).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** What was gone to lately stands first, until something is typed. */
export const Recentes: Story = {
  tags: ['recursos'],
  render: function Render() {
    const [recent, setRecent] = useState<readonly Command[]>([]);
    return (
      <Host
        groups={[{ id: 'recentes', title: 'Recentes', commands: recent, isRecent: true }, ...groups]}
        onRun={(command) => setRecent([command, ...recent])}
      />
    );
  },
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Depósito Antecipado/ }));
    await expect(onAction).toHaveBeenLastCalledWith('deposito');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Recentes' }));
    await expect(recent.getByRole('menuitem', { name: /Depósito Antecipado/ })).toBeInTheDocument();
    // The same command stands in its own group as well.
    await expect(screen.getAllByRole('menuitem', { name: /Depósito Antecipado/ })).toHaveLength(2);
    await userEvent.keyboard('novo');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recentes' })).not.toBeInTheDocument());
    await expect(screen.getByRole('menuitem', { name: /Novo agendamento/ })).toHaveTextContent('N');
  },
};

/** A line that is already drawn calls what its owner gives now, not what it gave when it was drawn. */
export const FuncoesDeAgora: Story = {
  tags: ['interacoes'],
  args: { onRun: fn() },
  render: function Render({ onRun }) {
    const [turn, setTurn] = useState(1);
    return (
      <Host
        startsOpen
        onRun={(command) => onRun?.({ ...command, description: `vez ${turn}` })}
        loadError="A busca não respondeu."
        onRetry={() => setTurn(turn + 1)}
      />
    );
  },
  play: async ({ args }) => {
    const retry = await screen.findByRole('menuitem', { name: /Tentar novamente/ });
    await userEvent.click(retry);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Agendamentos' }));
    await expect(args.onRun).toHaveBeenCalledWith(
      expect.objectContaining({ id: 't1', description: 'vez 2' }),
    );
  },
};

/** A search on the server: the wait and the count are announced, and a failure is a line within reach. */
export const BuscaNoServidor: Story = {
  tags: ['interacoes'],
  render: function Render() {
    const [hasFailed, setHasFailed] = useState(true);
    const found: CommandGroup = {
      id: 'funcionarios',
      title: 'Funcionários',
      isFiltered: true,
      commands: hasFailed ? [] : [{ id: 'f1', label: 'Ana Souza', onAction: () => onAction('ana') }],
    };
    return (
      <Host
        startsOpen
        query="ana"
        groups={[...groups, found]}
        loadError={hasFailed ? 'Sem conexão com o servidor.' : undefined}
        onRetry={() => setHasFailed(false)}
      />
    );
  },
  play: async () => {
    const status = () => within(screen.getByRole('dialog')).getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent('Sem conexão com o servidor.'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('1 resultado'));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ana Souza' }));
    await waitFor(() => expect(onAction).toHaveBeenLastCalledWith('ana'));
  },
};

/** The place in the bar that opens it; a phone has the icon alone, with the same name. */
export const Gatilho: Story = {
  tags: ['recursos'],
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <div style={{ maxInlineSize: 320 }}>
          <CommandPaletteTrigger onPress={() => setOpen(true)} />
        </div>
        <CommandPalette
          groups={groups}
          isOpen={isOpen}
          onOpenChange={setOpen}
          query=""
          onQueryChange={() => undefined}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ir para… Ctrl K' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Ir para ou buscar' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Galeria: Story = { tags: ['galeria'], render: () => <Host startsOpen /> };

/** The nearest name first, what is no longer in use last, and what was typed marked in each. */
export const OrdemDosAchados: Story = {
  tags: ['interacoes'],
  render: () => (
    <Host
      startsOpen
      groups={[
        {
          id: 'funcionarios',
          title: 'Funcionários',
          isFiltered: true,
          commands: [
            { id: '1', label: 'Rafaela Santana', onAction },
            { id: '2', label: 'Ana Beatriz Lima', description: 'Inativo', isInactive: true, onAction },
            { id: '3', label: 'Paulo Ana Brito', onAction },
            { id: '4', label: 'Ana Nunes Cardoso', onAction },
          ],
        },
      ]}
    />
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Ir para ou buscar' }), 'ana');
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Ana Nunes Cardoso',
        'Paulo Ana Brito',
        'Rafaela Santana',
        'Ana Beatriz LimaInativo',
      ]),
    );
    const marked = (): string[] => [...(CSS.highlights.get('apto-match') ?? [])].map(String);
    await waitFor(() => expect(marked()).toEqual(expect.arrayContaining(['Ana', 'ana'])));
  },
};
