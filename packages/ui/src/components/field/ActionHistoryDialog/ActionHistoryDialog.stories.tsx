import { nowInSaoPaulo } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  ActionHistoryDialog,
  type ActionHistoryDialogProps,
  type ActionHistoryFilter,
  type ActionLogEntry,
} from './index.ts';

const all: readonly ActionLogEntry[] = Array.from({ length: 23 }, (_unused, index) => ({
  id: 23 - index,
  user: index % 3 === 0 ? 'Rui Prado' : 'Marina Alves',
  action: index % 4 === 0 ? 'Alteração' : 'Consulta',
  createdAt: new Date(Date.UTC(2026, 10, 24, 17, 32) - index * 5_400_000).toISOString(),
  description: index % 4 === 0 ? 'Telefone: (19) 99876-5432' : null,
}));

const meta = {
  title: 'Sobreposições/ActionHistoryDialog',
  component: ActionHistoryDialog,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    description: 'Agendamento de Ana Souza',
    entries: all.slice(0, 3),
    totalItems: 3,
    page: 1,
    onPageChange: fn(),
    filter: { users: [], periodo: null },
    onFilterChange: fn(),
    now: nowInSaoPaulo(Date.UTC(2026, 10, 24, 18)),
  },
} satisfies Meta<typeof ActionHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const Carregando: Story = { tags: ['estados'], args: { entries: [], totalItems: 0, isLoading: true } };

/** doc3 §2.9: 'Nenhum log encontrado!'. */
export const Vazio: Story = {
  tags: ['estados'],
  args: { entries: [], totalItems: 0 },
  play: async () => {
    await expect(await screen.findByText('Nenhum log encontrado!')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
  },
};

export const Falha: Story = {
  tags: ['interacoes'],
  args: {
    entries: [],
    totalItems: 0,
    error: { detail: 'O servidor não respondeu.', requestId: 'req-7f3a' },
    onRetry: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function Searched(props: ActionHistoryDialogProps) {
  const [filter, setFilter] = useState<ActionHistoryFilter>({ users: [], periodo: null });
  const [page, setPage] = useState(1);
  const found = all.filter(
    ({ user }) => filter.users.length === 0 || filter.users.some((name) => user.includes(name)),
  );
  return (
    <ActionHistoryDialog
      {...props}
      entries={found.slice((page - 1) * 10, page * 10)}
      totalItems={found.length}
      page={page}
      onPageChange={setPage}
      filter={filter}
      onFilterChange={(next, first) => {
        setFilter(next);
        setPage(first);
      }}
    />
  );
}

/** By keyboard: ten a page, a user as a chip brings the list back to page 1, and no result has a way back. */
export const Busca: Story = {
  tags: ['interacoes'],
  render: (args) => <Searched {...args} />,
  play: async () => {
    const box = within(await screen.findByRole('dialog', { name: 'Histórico de ações' }));
    await expect(box.getAllByRole('listitem')).toHaveLength(10);
    await expect(box.getByText('Mostrando 10 de 23 registros')).toBeInTheDocument();
    box.getByRole('button', { name: 'Próxima página' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await box.findByText('Mostrando 20 de 23 registros')).toBeInTheDocument();
    const users = box.getByRole('textbox', { name: 'Filtrar por usuário' });
    await userEvent.type(users, 'Rui{Enter}');
    await expect(await box.findByText('Mostrando 8 de 8 registros')).toBeInTheDocument();
    await expect(box.queryByText('por Marina Alves')).not.toBeInTheDocument();
    await userEvent.type(users, '{Backspace}Zé{Enter}');
    await expect(await box.findByText('Nenhum log encontrado!')).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(box.getByText('Mostrando 10 de 23 registros')).toBeInTheDocument());
  },
};

/** Tab stays inside; Esc closes. */
export const TabEEsc: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Histórico de ações' });
    const users = within(dialog).getByRole('textbox', { name: 'Filtrar por usuário' });
    users.focus();
    await userEvent.tab();
    await expect(users).not.toHaveFocus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The period is written as dates are in Brazil. */
export const Periodo: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const box = within(await screen.findByRole('dialog', { name: 'Histórico de ações' }));
    const [from, to] = box.getAllByPlaceholderText('dd/mm/aaaa');
    if (!from || !to) throw new Error('The period has no two fields.');
    await userEvent.type(from, '20/11/2026');
    await userEvent.type(to, '23/11/2026');
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith(
        { users: [], periodo: { inicio: '2026-11-20', fim: '2026-11-23' } },
        1,
      ),
    );
  },
};

/** While an end is written again the list stays as it is; left unfinished, the period filters no more. */
export const PeriodoRedigitado: Story = {
  tags: ['interacoes'],
  args: { filter: { users: [], periodo: { inicio: '2026-11-20', fim: '2026-11-23' } }, page: 2 },
  play: async ({ args }) => {
    const box = within(await screen.findByRole('dialog', { name: 'Histórico de ações' }));
    const to = box.getAllByPlaceholderText('dd/mm/aaaa')[1] as HTMLElement;
    await userEvent.type(to, '{End}{Backspace}');
    await expect(to).toHaveValue('23/11/202');
    await expect(args.onFilterChange).not.toHaveBeenCalled();
    await userEvent.type(to, '7');
    await expect(args.onFilterChange).toHaveBeenCalledTimes(1);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(
      { users: [], periodo: { inicio: '2026-11-20', fim: '2027-11-23' } },
      1,
    );
    // Filter and page come in one call: two writes of the address in one tick would overwrite each other.
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.type(to, '{Backspace}');
    box.getByRole('textbox', { name: 'Filtrar por usuário' }).focus();
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({ users: [], periodo: null }, 1),
    );
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { entries: all.slice(0, 5), totalItems: 23 } };
