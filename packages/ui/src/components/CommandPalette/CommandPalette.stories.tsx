import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, ListChecks, Wallet } from 'lucide-react';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  CommandPalette,
  useCommandPaletteShortcut,
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
    await userEvent.keyboard('deposito');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('deposito'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Galeria: Story = { tags: ['galeria'], render: () => <Host startsOpen /> };
