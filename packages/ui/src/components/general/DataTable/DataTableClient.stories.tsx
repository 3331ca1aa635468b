import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type Mock } from 'storybook/test';
import { AptoProvider } from '../AptoProvider/index.ts';
import { Button } from '../Button/index.ts';
import { ChipSearch } from '../ChipSearch/index.ts';
import { en } from '../../../texts/en.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { columns, rows, type Row } from './DataTable.fixture.tsx';
import { DataTable, NOTHING_SELECTED, tableData, useClientTable, useTableCsv } from './index.ts';

const idOf = (row: Row) => row.id;
const nameOf = (row: Row) => row.funcionario;
const block = (row: Row) => (row.status === 'Agendado' ? 'Já está agendado.' : undefined);

interface Args {
  pageSize?: number;
  /** Receives the CSV. */
  onExport: (csv: string) => void;
}

/** All rows are here: no server sorts, searches or pages them. */
function InBrowser({ pageSize, onExport }: Args) {
  const csv = useTableCsv();
  const [text, setText] = useState('');
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const table = useClientTable({
    columns: columns,
    rows: rows,
    getRowId: idOf,
    filterText: text,
    getSelectionBlock: block,
    defaultSort: { key: 'funcionario', direction: 'asc' },
    ...(pageSize === undefined ? {} : { defaultPageSize: pageSize }),
  });
  return (
    <DataTable
      label="Agendamentos"
      getRowLabel={nameOf}
      {...table.props}
      selection={selection}
      onSelectionChange={setSelection}
      canSelectAllPages
      selectionActions={<span>{`Vão ao servidor: ${table.selectedRows(selection).length}`}</span>}
      empty={
        <EmptyState
          kind="notFound"
          title="Nenhum registro encontrado."
          action={<Button onPress={() => setText('')}>Limpar busca</Button>}
        />
      }
      storageKey="historias:navegador"
      toolbar={(seen) => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-end' }}>
          <div style={{ flex: '1 1 200px', maxWidth: 320 }}>
            <SearchField label="Buscar" isLabelHidden value={text} onChange={setText} />
          </div>
          <Button
            icon={<Download />}
            onPress={() => onExport(csv(tableData(seen.columns, table.orderedRows)))}
          >
            Exportar CSV
          </Button>
        </div>
      )}
    />
  );
}

const meta = {
  title: 'Dados/DataTable/No navegador',
  component: InBrowser,
  tags: ['novo'],
  args: { pageSize: 10, onExport: fn() },
  beforeEach: () => {
    localStorage.removeItem('historias:navegador');
  },
} satisfies Meta<typeof InBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paginada: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    const [first] = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(canvas.getAllByRole('rowheader')[0]).not.toHaveTextContent(first ?? '');
  },
};

/** Names by the pt-BR alphabet, dates by the calendar, then the order as it was given. */
export const Ordena: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(first()[0]).toMatch(/^ASAna Souza|Ana Souza/);
    await expect(first()[9]).toMatch(/Daniel Nascimento/);
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await expect(first()[0]).toMatch(/Joana Pires/);
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitado em' }));
    await expect(canvas.getByRole('columnheader', { name: 'Solicitado em' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByText(/\/11\/2026$/)[0]).toHaveTextContent('05/11/2026');
    // Without a `sortValue` there is nothing to press.
    await expect(canvas.queryByRole('button', { name: 'Tipo de exame' })).not.toBeInTheDocument();
  },
};

/** doc3 §2.9: 'Mostrando {last} de {totalRecords} registros'; a search goes back to the first page. */
export const PaginaEBusca: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mostrando 10 de 23 registros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await expect(canvas.getByText('Mostrando 23 de 23 registros')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'elcio alianca');
    await waitFor(() => expect(canvas.getByText('Mostrando 1 de 1 registros')).toBeVisible());
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Élcio Prado');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Buscar' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'zzz');
    await expect(await canvas.findByRole('button', { name: 'Limpar busca' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Nenhum registro encontrado.',
      ),
    );
  },
};

/** All over the pages, without those that cannot be selected. */
export const SelecionaTodos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os 17' }));
    await expect(
      canvas.getByText('Todos os 17 resultados selecionados; 6 não podem ser selecionados', {
        selector: 'span:not([role])',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Vão ao servidor: 17')).toBeVisible();
  },
};

/** The spreadsheet holds the columns that show, in their order, and every row in the order shown. */
export const ExportaOQueSeVe: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
    const [csv] = (args.onExport as Mock<Args['onExport']>).mock.lastCall ?? [''];
    const lines = csv.trim().split('\r\n');
    // `trim` takes the mark of UTF-8 away.
    await expect(lines[0]).toBe('Funcionário;Solicitado em;Cliente;Tipo de exame;Status');
    await expect(lines[1]).toMatch(/^Joana Pires;/);
    await expect(lines).toHaveLength(24);
  },
};

const answers = [
  { header: 'Apto', cell: (value: boolean) => (value ? '✓' : '✗'), exportValue: (value: boolean) => value },
];

function InEnglish({ onExport }: Args) {
  const csv = useTableCsv();
  return <Button onPress={() => onExport(csv(tableData(answers, [true, false])))}>Export CSV</Button>;
}

/** What the spreadsheet says of its own comes from the page's dictionary. */
export const ExportaEmIngles: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <AptoProvider theme="light" locale="en" texts={en}>
      <InEnglish {...args} />
    </AptoProvider>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith('\uFEFFApto\r\nYes\r\nNo\r\n');
  },
};

export const SemPaginas: Story = {
  tags: ['recursos'],
  args: { pageSize: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(10);
    await expect(canvas.queryByRole('button', { name: 'Próxima página' })).not.toBeInTheDocument();
  },
};

function ByTerms() {
  const [terms, setTerms] = useState<readonly string[]>([]);
  const table = useClientTable({
    columns: columns,
    rows: rows,
    getRowId: idOf,
    filterTerms: terms,
    defaultPageSize: 10,
  });
  return (
    <DataTable
      label="Agendamentos"
      getRowLabel={nameOf}
      {...table.props}
      toolbar={<ChipSearch label="Buscar por nome do funcionário" value={terms} onChange={setTerms} />}
    />
  );
}

/** The chips of a `ChipSearch` find together: a row shows where any of them finds it; from page 2 back to page 1. */
export const VariosTermos: Story = {
  tags: ['interacoes'],
  render: () => <ByTerms />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    const search = canvas.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
    await userEvent.type(search, 'joana pires{Enter}');
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await waitFor(() => expect(names().every((name) => name.includes('Joana Pires'))).toBe(true));
    const before = names().length;
    await userEvent.type(search, 'SOUZA ana{Enter}');
    await waitFor(() => expect(names().length).toBeGreaterThan(before));
    await expect(names().every((name) => /Joana Pires|Ana Souza/.test(name))).toBe(true);
  },
};
