import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from '../Menu/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { colunas, linhas, type Linha } from './DataTable.fixture.tsx';
import { DataTable, NOTHING_SELECTED, type DataTableProps, type TablePreferences } from './index.ts';

const acoes: DataTableProps<Linha>['columns'][number] = {
  id: 'acoes',
  header: 'Ações',
  isHeaderHidden: true,
  isFixed: true,
  align: 'end',
  width: 64,
  cell: (linha) => (
    <Menu
      label={`Ações de ${linha.funcionario}`}
      trigger={
        <IconButton size="small" icon={<EllipsisVertical />} label={`Ações de ${linha.funcionario}`} />
      }
      items={[
        { id: 'alterar', label: 'Alterar', icon: <Pencil size={16} /> },
        { id: 'cancelar', label: 'Cancelar', icon: <Ban size={16} />, tone: 'perigo' },
      ]}
    />
  ),
};

const detalhe = (linha: Linha) => (
  <DescriptionList
    columns={3}
    items={[
      { term: 'Unidade', detail: 'Matriz Campinas' },
      { term: 'Setor', detail: 'Produção' },
      { term: 'Cargo', detail: 'Operador de máquinas' },
      { term: 'Telefone', detail: '(19) 99876-5432' },
      { term: 'Matrícula', detail: linha.matricula },
      { term: 'Riscos', detail: null },
    ]}
  />
);

const onSortChange = fn();
const onExpandedChange = fn();

const base: DataTableProps<Linha> = {
  label: 'Agendamentos',
  columns: [...colunas, acoes],
  rows: linhas.slice(0, 10),
  getRowId: (linha) => linha.id,
  getRowLabel: (linha) => linha.funcionario,
  sort: { key: 'createdAt', direction: 'desc' },
  onSortChange,
  renderDetail: detalhe,
  onExpandedChange,
};

const footer = (
  <Pagination page={1} pageSize={10} totalItems={23} onPageChange={fn()} onPageSizeChange={fn()} />
);

const Table = DataTable<Linha>;

const meta = {
  title: 'Dados/DataTable',
  component: Table,
  tags: ['estavel'],
  args: { ...base, footer },
  beforeEach: () => {
    onSortChange.mockClear();
    onExpandedChange.mockClear();
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cheia: Story = { tags: ['estados'] };
export const Carregando: Story = {
  tags: ['estados'],
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Agendamentos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};
export const Atualizando: Story = { tags: ['estados'], args: { isRefreshing: true } };
export const Vazia: Story = { tags: ['estados'], args: { rows: [] } };
export const NadaEncontrado: Story = {
  tags: ['estados'],
  args: {
    rows: [],
    empty: (
      <EmptyState
        kind="notFound"
        title="Nenhum registro encontrado."
        description="Nenhum agendamento com “Zuleica” nos status escolhidos."
        action={<Button>Limpar filtros</Button>}
      />
    ),
  },
};
export const ComErro: Story = {
  tags: ['estados'],
  args: {
    rows: [],
    error: {
      message: 'Problemas ao carregar informações!',
      detail: 'O servidor não respondeu.',
      requestId: 'req-7f3a',
    },
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ErroComDadosAntigos: Story = {
  tags: ['estados'],
  args: { error: { message: 'Problemas ao carregar informações!' }, onRetry: fn() },
};
export const LinhasQueMudaram: Story = {
  tags: ['estados'],
  args: {
    changedIds: new Set(['2', '5']),
    getRowTone: (linha) => (linha.id === '4' ? 'atencao' : undefined),
  },
};

export const Ordena: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Solicitado em' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Funcionário' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Tipo de exame' })).not.toHaveAttribute(
      'aria-sort',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'nomeFuncionario', direction: 'asc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitado em' }));
    await expect(onSortChange).toHaveBeenLastCalledWith(null);
  },
};

/** A real button opens the detail under its row, and is tied to it. */
export const Expande: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const expander = canvas.getByRole('button', { name: 'Ver detalhes de Ana Souza' });
    await expect(expander).toHaveAttribute('aria-expanded', 'false');
    expander.focus();
    await userEvent.keyboard('{Enter}');
    await expect(expander).toHaveAttribute('aria-expanded', 'true');
    const detail = canvas.getByRole('group', { name: 'Detalhes de Ana Souza' });
    await expect(expander).toHaveAttribute('aria-controls', detail.id);
    await expect(within(detail).getByText('Produção')).toBeVisible();
    await expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['1']));
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('group', { name: 'Detalhes de Ana Souza' })).not.toBeInTheDocument();
  },
};

/** Selection lives over the pages: this page, then all that the filter finds, except one. */
export const SelecionaSobrePaginas: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [selection, setSelection] = useState(NOTHING_SELECTED);
    return (
      <Table
        {...args}
        selection={selection}
        onSelectionChange={setSelection}
        totalItems={23}
        canSelectAllPages
        selectionActions={<Button size="small">Solicitar</Button>}
        getSelectionBlock={(linha) => (linha.id === '3' ? 'Pré-solicitação de outro usuário.' : undefined)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Ana Souza' }));
    await expect(canvas.getByText('1 selecionado', { selector: 'span:not([role])' })).toBeVisible();
    const blocked = canvas.getByRole('button', { name: 'Selecionar Carla Dias' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveAccessibleDescription(/Pré-solicitação de outro usuário\./);
    const page = canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await expect(page).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(page);
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os 23' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Helena Martins' }));
    await expect(canvas.getByText('Todos os 23, exceto 1', { selector: 'span:not([role])' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
        'Todos os 23, exceto 1',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(canvas.queryByText(/exceto/, { selector: 'span:not([role])' })).not.toBeInTheDocument();
  },
};

const kept = new Map<string, TablePreferences>();
const storage = {
  load: (key: string) => kept.get(key) ?? null,
  save: (key: string, preferences: TablePreferences) => void kept.set(key, preferences),
};

/** Columns, order, widths and density are kept for each person. */
export const PreferenciasPorPessoa: Story = {
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7:agendamentos', storage },
  beforeEach: () => {
    kept.clear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Cidade' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cidade' }));
    await userEvent.click(panel.getByRole('button', { name: 'Mover Status para antes' }));
    await expect(panel.getByRole('status')).toHaveTextContent('Status: posição 4 de 5.');
    await userEvent.click(panel.getByRole('button', { name: 'Alargar Cliente' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Compacta' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Detalhes',
        'Funcionário',
        'Solicitado em',
        'Cliente',
        'Tipo de exame',
        'Status',
        'Cidade',
        'Ações',
      ]),
    );
    await expect(kept.get('usuario:7:agendamentos')).toEqual({
      hidden: [],
      order: ['solicitado', 'cliente', 'tipo', 'status', 'cidade'],
      widths: { cliente: 224 },
      density: 'compact',
    });
  },
};

export const PainelDeColunas: Story = {
  tags: ['estados'],
  args: { storageKey: 'usuario:painel', storage },
  beforeEach: () => {
    kept.clear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    await screen.findByRole('dialog', { name: 'Colunas da tabela' });
  },
};

/** It scrolls inside itself, with header and first column in sight. */
export const RolaDentroDeSi: Story = {
  tags: ['recursos'],
  args: {
    maxHeight: '320px',
    rows: linhas,
    columns: colunas.map((coluna) => ({ ...coluna, isHiddenByDefault: false, width: 320 })),
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement;
    if (!scroller) throw new Error('no scroller');
    if (window.innerWidth < 700) return;
    const header = canvas.getByRole('columnheader', { name: 'Funcionário' });
    const before = header.getBoundingClientRect();
    scroller.scrollTo(200, 400);
    await waitFor(() => expect(scroller.scrollLeft).toBe(200));
    const after = header.getBoundingClientRect();
    await expect(Math.round(after.top)).toBe(Math.round(before.top));
    await expect(Math.round(after.left)).toBe(Math.round(before.left));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With less than 640 px of its own, each row is a card; the roles stay those of a table. */
export const Cartoes: Story = {
  tags: ['recursos'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  args: { rows: linhas.slice(0, 3), storageKey: 'usuario:7:agendamentos', storage },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Agendamentos' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: /Ana Souza/ })).toBeVisible();
    await expect(table.scrollWidth).toBeLessThanOrEqual(358);
    await userEvent.click(canvas.getByRole('button', { name: 'Ordenar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cliente' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'cliente', direction: 'asc' });
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    expandedIds: new Set(['2']),
    storageKey: 'usuario:galeria',
    storage,
    changedIds: new Set(['4']),
    toolbar: <strong>23 agendamentos</strong>,
  },
};
