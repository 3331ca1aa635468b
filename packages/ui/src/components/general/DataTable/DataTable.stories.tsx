import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from '../Menu/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { Tag } from '../Tag/index.ts';
import { headerDrag } from './columns/lateDrag.ts';
import { columns, rows, type Row } from './DataTable.fixture.tsx';
import {
  DataTable,
  NOTHING_SELECTED,
  type DataTableProps,
  type TablePreferences,
  type TableSort,
} from './index.ts';

const actions: DataTableProps<Row>['columns'][number] = {
  id: 'acoes',
  header: 'Ações',
  isHeaderHidden: true,
  isFixed: true,
  align: 'end',
  width: 64,
  cell: (row) => (
    <Menu
      label={`Ações de ${row.funcionario}`}
      trigger={<IconButton size="small" icon={<EllipsisVertical />} label={`Ações de ${row.funcionario}`} />}
      items={[
        { id: 'alterar', label: 'Alterar', icon: <Pencil size={16} /> },
        { id: 'cancelar', label: 'Cancelar', icon: <Ban size={16} />, tone: 'danger' },
      ]}
    />
  ),
};

const detail = (row: Row) => (
  <DescriptionList
    columns={3}
    items={[
      { term: 'Unidade', detail: 'Matriz Campinas' },
      { term: 'Setor', detail: 'Produção' },
      { term: 'Cargo', detail: 'Operador de máquinas' },
      { term: 'Telefone', detail: '(19) 99876-5432' },
      { term: 'Matrícula', detail: row.registrationNumber },
      { term: 'Riscos', detail: null },
    ]}
  />
);

const onSortChange = fn();
const onExpandedChange = fn();

const base: DataTableProps<Row> = {
  label: 'Agendamentos',
  columns: [...columns, actions],
  rows: rows.slice(0, 10),
  getRowId: (row) => row.id,
  getRowLabel: (row) => row.funcionario,
  sort: { key: 'createdAt', direction: 'desc' },
  onSortChange,
  renderDetail: detail,
  onExpandedChange,
};

const footer = (
  <Pagination page={1} pageSize={10} totalItems={23} onPageChange={fn()} onPageSizeChange={fn()} />
);

const Table = DataTable<Row>;

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
const LONG_TYPE = 'Retorno ao trabalho depois de afastamento por doença ocupacional';
const LONG_STATUS = 'Aguardando confirmação da agenda do prestador de serviço';
const longColumns: typeof columns = columns.map((column) => {
  if (column.id === 'tipo') return { ...column, cell: () => LONG_TYPE };
  if (column.id === 'status') return { ...column, cell: () => <Tag tone="warning">{LONG_STATUS}</Tag> };
  return column;
});

const told = () => document.querySelector<HTMLElement>('[data-cut-note]');

/** Long words stretch no row: all have the density's height, with the focus too, and a note tells the rest. */
export const LinhasDeUmaAltura: Story = {
  tags: ['estados'],
  globals: { density: 'compact' },
  args: { columns: [...longColumns, actions] },
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('row').slice(1);
    await expect(new Set(drawn.map((row) => row.offsetHeight))).toEqual(new Set([36]));
    const first = drawn[0]!;
    const type = within(first).getByText(LONG_TYPE);
    await userEvent.hover(type);
    await waitFor(() => expect(type).toHaveAttribute('title', LONG_TYPE));
    await userEvent.unhover(type);
    within(first)
      .getByRole('button', { name: /^Ações/ })
      .focus();
    await userEvent.keyboard('{Shift>}{/Shift}');
    await waitFor(() => expect(told()).toHaveTextContent(LONG_TYPE));
    await expect(told()).toHaveTextContent(LONG_STATUS);
    await expect(told()!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first.getBoundingClientRect().bottom,
    );
    await expect(new Set(drawn.map((row) => row.offsetHeight))).toEqual(new Set([36]));
    await userEvent.keyboard('{Escape}');
    await expect(told()).toBeNull();
    within(drawn[1]!)
      .getByRole('button', { name: /^Ações/ })
      .focus();
    await waitFor(() => expect(told()).toBeVisible());
    (document.activeElement as HTMLElement).blur();
    await expect(told()).toBeNull();
  },
};
export const LinhasQueMudaram: Story = {
  tags: ['estados'],
  args: {
    changedIds: new Set(['2', '5']),
    getRowTone: (row) => (row.id === '4' ? 'warning' : undefined),
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

const chosen: Story = {
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
      />
    );
  },
};
const block = (row: Row) => (row.id === '3' ? 'Pré-solicitação de outro usuário.' : undefined);
const visible = { selector: 'span:not([role])' };

/** Selection lives over the pages: this page, then all that the filter finds, except one. */
export const SelecionaSobrePaginas: Story = {
  ...chosen,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Selecionar Ana Souza' });
    const { top } = box.getBoundingClientRect();
    await userEvent.click(box);
    await expect(canvas.getByText('1 selecionado', visible)).toBeVisible();
    // What one goes on to press stays where it was.
    await expect(box.getBoundingClientRect().top).toBe(top);
    const page = canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os 23' }));
    await expect(canvas.getByText('Todos os 23 resultados selecionados', visible)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Limpar seleção' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Helena Martins' }));
    await expect(canvas.getByText('Todos os 23 resultados, exceto 1', visible)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
        'Todos os 23 resultados, exceto 1',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(canvas.queryByText(/exceto/, visible)).not.toBeInTheDocument();
    await expect(page).toHaveFocus();
  },
};

/** What cannot be selected says why, and is never counted as selected. */
export const SelecionaOQuePode: Story = {
  ...chosen,
  args: { getSelectionBlock: block, blockedItems: 2 },
  play: async ({ canvas }) => {
    const blocked = canvas.getByRole('button', { name: 'Selecionar Carla Dias' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveAccessibleDescription(/Pré-solicitação de outro usuário\./);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await expect(canvas.getByText('9 selecionados', visible)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os 21' }));
    const text = 'Todos os 21 resultados selecionados; 2 não podem ser selecionados';
    await expect(canvas.getByText(text, visible)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Carla Dias/ })).not.toHaveAttribute('data-selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Ana Souza' }));
    await expect(
      canvas.getByText('Todos os 21 resultados, exceto 1; 2 não podem ser selecionados', visible),
    ).toBeVisible();
  },
};

/** Where nobody told how many cannot be, the table says no number that it does not know. */
export const SelecionaSemSaberQuantos: Story = {
  ...chosen,
  args: { getSelectionBlock: block },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os que podem ser' }));
    await expect(
      canvas.getByText('Todos os que podem ser selecionados, de 23 resultados', visible),
    ).toBeVisible();
  },
};

/** Shift takes all from the last one on, by pointer and by Space; the arrows go from box to box. */
export const SelecionaUmIntervalo: Story = {
  ...chosen,
  args: { getSelectionBlock: block },
  play: async ({ canvas }) => {
    const person = userEvent.setup();
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Selecionar ${name}` });
    await person.click(box('Bruno Carvalho Teixeira'));
    await person.keyboard('{Shift>}');
    await person.click(box('Élcio Prado'));
    await person.keyboard('{/Shift}');
    // Two to five, without the third, which cannot be selected.
    await expect(canvas.getByText('3 selecionados', visible)).toBeVisible();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box('Gilberto Rocha')).toHaveFocus();
    await person.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByText('5 selecionados', visible)).toBeVisible();
    await expect(box('Fernanda Aparecida dos Santos Oliveira')).toBeChecked();
    await person.keyboard('{Control>}{Home}{/Control}');
    await expect(box('Ana Souza')).toHaveFocus();
    await person.keyboard('{PageDown}');
    await expect(box('Joana Pires')).toHaveFocus();
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
    await expect(panel.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cidade' }));
    await userEvent.click(panel.getByRole('button', { name: 'Mover Status para antes' }));
    await expect(panel.getByRole('status')).toHaveTextContent('Status: posição 4 de 5.');
    // The button that moved the column keeps the focus, at the end of the list too.
    const later = panel.getByRole('button', { name: 'Mover Status para depois' });
    await userEvent.click(later);
    await expect(panel.getByRole('status')).toHaveTextContent('Status: posição 5 de 5.');
    await expect(later).toHaveFocus();
    await expect(later).toHaveAccessibleDescription(/Já é a última\./);
    await userEvent.click(panel.getByRole('button', { name: 'Mover Status para antes' }));
    const width = panel.getByRole('spinbutton', { name: 'Largura de Cliente' });
    await expect(width).toHaveValue(200);
    await userEvent.clear(width);
    await userEvent.type(width, '216{Enter}');
    await expect(width).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(width).toHaveValue(224);
    // The widest there is stays what it is, whatever one types.
    await userEvent.clear(width);
    await userEvent.type(width, '9999{Enter}');
    const widest = (width as HTMLInputElement).valueAsNumber;
    await expect(widest).toBeLessThan(9999);
    await userEvent.clear(width);
    await userEvent.type(width, '9999{Enter}');
    await expect(width).toHaveValue(widest);
    await userEvent.clear(width);
    await userEvent.type(width, '224{Enter}');
    // What is no width goes back to what it was.
    await userEvent.clear(width);
    await userEvent.tab();
    await expect(width).toHaveValue(224);
    await userEvent.click(panel.getByRole('radio', { name: 'Compacta' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Colunas' })).toHaveFocus());
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

/** A pinned column stands beside the one that names the row, and stays in sight as the others scroll. */
export const FixaColunas: Story = {
  name: 'Fixa colunas no início',
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7:fixas', storage },
  beforeEach: () => {
    kept.clear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    await userEvent.click(panel.getByRole('button', { name: 'Fixar Status no início' }));
    await expect(panel.getByRole('status')).toHaveTextContent('Status fixada no início.');
    const release = panel.getByRole('button', { name: 'Soltar Status' });
    await expect(release).toHaveFocus();
    // Behind the panel the table is hidden from whoever only hears it.
    const header = canvas.getByRole('columnheader', { name: 'Status', hidden: true });
    await expect(header.previousElementSibling).toHaveTextContent('Funcionário');
    await expect(getComputedStyle(header).insetInlineStart).toBe('284px');
    // What is put before a pinned column is pinned, what leaves them is not.
    await userEvent.click(panel.getByRole('button', { name: 'Mover Status para depois' }));
    await expect(panel.getByRole('button', { name: 'Fixar Status no início' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Fixar Cliente no início' }));
    await userEvent.click(panel.getByRole('button', { name: 'Soltar Cliente' }));
    await expect(panel.getByRole('button', { name: 'Fixar Cliente no início' })).toHaveFocus();
    await expect(kept.get('usuario:7:fixas')).toMatchObject({ pinned: [] });
  },
};

/** What a drag needs comes with the pointer. */
async function comeToHeader(header: Element): Promise<void> {
  await userEvent.hover(header);
  await headerDrag.load();
}

/** A header, or a line of the panel, is dragged to its place; the move is announced. 'Restaurar padrão' undoes all. */
export const ArrastaColunas: Story = {
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7:arrasta', storage },
  beforeEach: () => {
    kept.clear();
  },
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .slice(2, -1);
    const drag = (from: Element, to: Element, share: number) => {
      const box = to.getBoundingClientRect();
      const point = {
        clientX: box.left + box.width * share,
        clientY: box.top + box.height * share,
        bubbles: true,
        button: 0,
        pointerId: 1,
      };
      const start = from.getBoundingClientRect();
      void fireEvent.pointerDown(from, { ...point, clientX: start.left + 8, clientY: start.top + 8 });
      void fireEvent.pointerMove(window, point);
      void fireEvent.pointerUp(window, point);
    };
    if (window.innerWidth < 700) return;
    await expect(names()).toEqual(['Solicitado em', 'Cliente', 'Tipo de exame', 'Status']);
    await comeToHeader(canvas.getByRole('columnheader', { name: 'Status' }));
    drag(
      canvas.getByRole('columnheader', { name: 'Status' }),
      canvas.getByRole('columnheader', { name: 'Solicitado em' }),
      0.2,
    );
    await waitFor(() => expect(names()).toEqual(['Status', 'Solicitado em', 'Cliente', 'Tipo de exame']));
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Status: posição 1 de 5.',
    );
    await expect(onSortChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    const line = (name: string) => {
      const item = panel.getAllByRole('listitem').find((each) => each.textContent.startsWith(name));
      if (!item) throw new Error(`no line ${name}`);
      return item;
    };
    const handle = line('Status').querySelector('[data-handle]');
    if (!handle) throw new Error('no handle');
    drag(handle, line('Cliente'), 0.9);
    await waitFor(() => expect(names()).toEqual(['Solicitado em', 'Cliente', 'Status', 'Tipo de exame']));
    await expect(panel.getByRole('status')).toHaveTextContent('Status: posição 3 de 5.');
    await userEvent.click(panel.getByRole('button', { name: 'Restaurar padrão' }));
    await expect(names()).toEqual(['Solicitado em', 'Cliente', 'Tipo de exame', 'Status']);
    await expect(kept.get('usuario:7:arrasta')).toEqual({});
  },
};

/** The columns of a table in a frame of its own, taken over from a server's HTML. */
const columnsOf = (frame: HTMLElement) =>
  within(frame)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

/** A server knows of no preferences: its HTML is taken over as it is, and the person's columns come right after. */
export const ContinuaODoServidor: Story = {
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7:servidor', footer: undefined },
  beforeEach: () => {
    localStorage.setItem('usuario:7:servidor', JSON.stringify({ order: ['status', 'solicitado'] }));
    return () => localStorage.removeItem('usuario:7:servidor');
  },
  render: () => <div data-testid="servidor" />,
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTestId('servidor');
    frame.innerHTML = renderToString(<Table {...args} />);
    await expect(columnsOf(frame).slice(1, 4)).toEqual(['Funcionário', 'Solicitado em', 'Cliente']);
    const onRecoverableError = fn();
    const root = hydrateRoot(frame, <Table {...args} />, { onRecoverableError });
    await waitFor(() =>
      expect(columnsOf(frame).slice(1, 4)).toEqual(['Funcionário', 'Status', 'Solicitado em']),
    );
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

const onServer = new Map<string, { arrive: (stored: unknown) => void; failure: () => void }>();
const saved = fn();
const server = {
  load: (key: string) =>
    new Promise<unknown>((resolve, reject) => {
      onServer.set(key, { arrive: resolve, failure: () => reject(new Error('sem resposta')) });
    }),
  save: (key: string, preferences: TablePreferences) => void saved(key, preferences),
};

/** Preferences may come later, from a server; what was changed meanwhile is put over them, and nothing is lost. */
export const PreferenciasDoServidor: Story = {
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7', storage: server },
  beforeEach: () => {
    onServer.clear();
    saved.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Compacta' }));
    await expect(saved).not.toHaveBeenCalled();
    onServer.get('usuario:7')?.arrive({ order: ['status', 'solicitado'] });
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith('usuario:7', {
        order: ['status', 'solicitado'],
        density: 'compact',
      }),
    );
    await expect(saved).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)[2]).toBe('Status'),
    );
    await expect(canvas.getByRole('table')).toHaveAttribute('data-density', 'compact');
  },
};

/** A storage that does not answer is not written over. */
export const PreferenciasQueNaoVieram: Story = {
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7', storage: server },
  beforeEach: () => {
    onServer.clear();
    saved.mockClear();
  },
  play: async ({ canvas }) => {
    onServer.get('usuario:7')?.failure();
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Compacta' }));
    await waitFor(() => expect(panel.getByRole('radio', { name: 'Compacta' })).toBeChecked());
    await expect(saved).not.toHaveBeenCalled();
  },
};

const requested = fn();
/** While its edge is dragged a column is as wide as the pointer says; it is kept, and the rows asked, once at the end. */
export const ArrastaALargura: Story = {
  tags: ['interacoes'],
  args: {
    storageKey: 'usuario:7:largura',
    storage: { load: () => null, save: server.save },
    columns: columns.map((column) => ({
      ...column,
      cell: (row: Row) => {
        requested();
        return column.cell(row);
      },
    })),
  },
  beforeEach: () => {
    saved.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(700);
    const header = canvas.getByRole('columnheader', { name: 'Tipo de exame' });
    const handle = header.querySelector('[data-no-drag]');
    if (!(handle instanceof HTMLElement)) throw new Error('no handle');
    // A pointer that no person holds cannot be captured.
    handle.setPointerCapture = () => undefined;
    const width = () => Math.round(header.getBoundingClientRect().width);
    const before = width();
    requested.mockClear();
    const at = (clientX: number) => ({ clientX, bubbles: true, button: 0, pointerId: 1 });
    void fireEvent.pointerDown(handle, at(500));
    for (let step = 1; step <= 8; step += 1) void fireEvent.pointerMove(handle, at(500 + step * 5));
    await expect(width()).toBe(before + 40);
    await expect(saved).not.toHaveBeenCalled();
    await expect(requested).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(width()).toBe(before);
    void fireEvent.pointerUp(handle, at(540));
    await expect(saved).not.toHaveBeenCalled();

    void fireEvent.pointerDown(handle, at(500));
    for (let step = 1; step <= 8; step += 1) void fireEvent.pointerMove(handle, at(500 + step * 5));
    void fireEvent.pointerUp(handle, at(540));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved).toHaveBeenLastCalledWith('usuario:7:largura', { widths: { tipo: before + 40 } });
    await waitFor(() => expect(width()).toBe(before + 40));
  },
};

/** After Esc the release is no press of the header either. */
export const EscNoArrasto: Story = {
  tags: ['interacoes'],
  args: { storageKey: 'usuario:7:esc', storage },
  beforeEach: () => {
    kept.clear();
  },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(700);
    const header = canvas.getByRole('button', { name: 'Cliente' });
    await comeToHeader(header);
    const { left, top } = header.getBoundingClientRect();
    const at = (x: number) => ({
      clientX: left + x,
      clientY: top + 8,
      bubbles: true,
      button: 0,
      pointerId: 1,
    });
    void fireEvent.pointerDown(header, at(8));
    void fireEvent.pointerMove(window, at(40));
    await userEvent.keyboard('{Escape}');
    void fireEvent.pointerUp(header, at(8));
    void fireEvent.click(header);
    await expect(onSortChange).not.toHaveBeenCalled();
    await expect(kept.size).toBe(0);
    // The next press is one again.
    await userEvent.click(header);
    await expect(onSortChange).toHaveBeenCalledOnce();
  },
};

/** Without `selection` and `expandedIds` the table keeps its own. */
export const EscolhaPropria: Story = {
  tags: ['interacoes'],
  args: {
    defaultSelection: { mode: 'include', ids: new Set(['2']) },
    defaultExpandedIds: new Set(['1']),
    onSelectionChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Detalhes de Ana Souza' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar Bruno Carvalho Teixeira' })).toBeChecked();
    const box = canvas.getByRole('checkbox', { name: 'Selecionar Ana Souza' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      mode: 'include',
      ids: new Set(['1', '2']),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(box).not.toBeChecked();
  },
};

/** Each thing that happened is said with its own words, also twice the same; the order only when it is another one. */
export const AnunciaSoOQueMudou: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [changedIds, setChanged] = useState<ReadonlySet<string>>();
    const [sort, setSort] = useState<TableSort | null>(null);
    return (
      <>
        <Button onPress={() => setChanged(new Set(['2']))}>Muda</Button>
        <Button onPress={() => setChanged(undefined)}>Passa</Button>
        <Table
          {...args}
          sort={sort}
          onSortChange={setSort}
          {...(changedIds ? { changedIds: changedIds } : {})}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const [status] = canvas
      .getAllByRole('status')
      .filter((each) => each.closest('[data-table-root]'))
      .slice(-1);
    if (!status) throw new Error('no status');
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await waitFor(() => expect(status).toHaveTextContent('Ordenado por Funcionário, crescente.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Muda' }));
    await waitFor(() => expect(status).toHaveTextContent('1 registro foi atualizado.'));
    const first = status.firstChild;
    await userEvent.click(canvas.getByRole('button', { name: 'Passa' }));
    await expect(status).toHaveTextContent('1 registro foi atualizado.');
    await userEvent.click(canvas.getByRole('button', { name: 'Muda' }));
    await waitFor(() => expect(status.firstChild).not.toBe(first));
    await expect(status).toHaveTextContent(/^1 registro foi atualizado\.$/);
  },
};

/** A 'Tentar novamente' that worked goes; the focus goes on from the table. */
export const FocoDepoisDeTentar: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [hasArrived, setHasArrived] = useState(false);
    const [hasStopped, setHasStopped] = useState(false);
    return (
      <>
        <Button onPress={() => setHasStopped(true)}>Para</Button>
        <Table
          {...args}
          rows={hasArrived ? args.rows : []}
          error={hasArrived && !hasStopped ? null : { message: 'Problemas ao carregar informações!' }}
          onRetry={() => {
            setHasArrived(true);
            setHasStopped(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Agendamentos' });
    canvas.getByRole('button', { name: 'Tentar novamente' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(table).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Para' }));
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(table).toHaveFocus());
    // It is no stop of Tab.
    table.blur();
    await expect(table).not.toHaveAttribute('tabindex');
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
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    // Rows that are cards have no widths.
    const widths = panel.queryAllByRole('spinbutton');
    await expect(widths.length > 0).toBe(window.innerWidth >= 640);
    // One below the other, whether the column can be moved or not.
    const places = new Set(widths.map((width) => Math.round(width.getBoundingClientRect().left)));
    await expect(places.size).toBeLessThanOrEqual(1);
  },
};

/** It scrolls inside itself, with header and first column in sight. */
export const RolaDentroDeSi: Story = {
  tags: ['recursos'],
  args: {
    maxHeight: '320px',
    rows: rows,
    columns: columns.map((column) => ({ ...column, isHiddenByDefault: false, width: 320 })),
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
  args: { rows: rows.slice(0, 3), storageKey: 'usuario:7:agendamentos', storage },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Agendamentos' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: /Ana Souza/ })).toBeVisible();
    await expect(table.scrollWidth).toBeLessThanOrEqual(358);
    const order = canvas.getByRole('button', { name: 'Ordenar' });
    await userEvent.click(order);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cliente' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'cliente', direction: 'asc' });
    await waitFor(() => expect(order).toHaveFocus());
    // By keyboard as any menu: down opens it, Esc gives the focus back.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Funcionário' })).toHaveFocus());
    await expect(order).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order).toHaveFocus());
    await expect(order).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What needs the card's whole width stands below its name. */
export const ValorAbaixoDoNome: Story = {
  tags: ['interacoes'],
  decorators: Cartoes.decorators ?? [],
  args: {
    rows: rows.slice(0, 1),
    columns: columns.map((column) =>
      column.id === 'cliente'
        ? { ...column, card: 'line' as const, cell: (row: Row) => <div>{row.cliente}</div> }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('cell').find((each) => each.dataset['card'] === 'line');
    const value = cell?.firstElementChild?.getBoundingClientRect();
    if (!cell || !value) throw new Error('no cell');
    await expect(value.width).toBeGreaterThan(0.9 * cell.getBoundingClientRect().width);
    await expect(value.top - cell.getBoundingClientRect().top).toBeGreaterThan(16);
  },
};

/** Instead of pages, more at the end: by itself when it comes in sight, by its button, and again after a failure. */
export const CarregaMais: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [count, setCount] = useState(10);
    const [error, setError] = useState<string | null>(null);
    return (
      <Table
        {...args}
        rows={rows.slice(0, count)}
        footer={undefined}
        maxHeight="360px"
        more={{
          hasMore: count < 23,
          error,
          onLoad: () => {
            if (count === 20 && error === null) setError('Problemas ao carregar informações!');
            else {
              setError(null);
              setCount(Math.min(23, count + 10));
            }
          },
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
    canvas.getByRole('button', { name: 'Carregar mais' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(22));
    canvas.getByRole('button', { name: 'Carregar mais' }).scrollIntoView();
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Problemas ao carregar informações!');
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(24));
    // Its button is gone with the last page: the focus goes on from the first row that it brought.
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Ver detalhes de Ana Souza' })[2]).toHaveFocus(),
    );
    await expect(canvas.queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument();
  },
};

/** In cards there is no header: the orders and the box of all rows are one menu. */
export const SelecionaNosCartoes: Story = {
  ...chosen,
  tags: ['recursos'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  args: { rows: rows.slice(0, 3), getSelectionBlock: block, blockedItems: 2 },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Ordenar e selecionar' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Selecionar todos desta página' }));
    await expect(canvas.getByText('2 selecionados', visible)).toBeVisible();
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    const orders = within(await screen.findByRole('group', { name: 'Ordenar' }));
    await waitFor(() => expect(orders.getByRole('menuitem', { name: 'Cliente' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Desmarcar os desta página' }));
    await expect(canvas.queryByText('2 selecionados', visible)).not.toBeInTheDocument();
  },
};

/** A card of two lines: the name with its status, and one line with the buttons, however long what it says. */
export const CartoesDeDuasLinhas: Story = {
  ...chosen,
  tags: ['recursos'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    cards: 'compact',
    rows: rows.slice(0, 3),
    storageKey: 'usuario:7:agendamentos',
    storage,
    columns: [
      ...columns.map((column) =>
        column.isRowHeader
          ? column
          : { ...column, card: column.id === 'status' ? ('beside' as const) : ('none' as const) },
      ),
      {
        id: 'resumo',
        header: 'Resumo',
        card: 'line',
        isFixed: true,
        cell: (row) => <span>{`${row.requestedOn} · ${row.tipo} · ${row.cliente} · ${row.cidade}`}</span>,
      },
    ],
  },
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole('row')[0];
    if (!card) throw new Error('Falta o cartão');
    const parts = within(card);
    const name = parts.getByRole('rowheader').getBoundingClientRect();
    const status = parts.getByText('Agendado').getBoundingClientRect();
    const words = parts.getByText(/ · (?:Periódico|Admissional) · /);
    const line = (words.parentElement ?? words).getBoundingClientRect();
    const opener = parts.getByRole('button', { name: /^Ver detalhes de/ }).getBoundingClientRect();
    await expect(status.left).toBeGreaterThanOrEqual(name.right - 1);
    await expect(Math.abs(status.top + status.height / 2 - (name.top + name.height / 2))).toBeLessThan(4);
    await expect(line.top).toBeGreaterThanOrEqual(name.bottom);
    // Two lines at most, cut at their end, beside the button that opens: the card is as high as with one.
    await expect(line.height).toBeLessThan(44);
    await expect(opener.left).toBeGreaterThanOrEqual(line.right - 1);
    await expect(card.getBoundingClientRect().height).toBeLessThan(96);
    await expect(canvas.queryByRole('button', { name: 'Colunas' })).not.toBeInTheDocument();
    await userEvent.click(parts.getByRole('checkbox'));
    await expect(canvas.getByText('1 selecionado', visible)).toBeVisible();
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
