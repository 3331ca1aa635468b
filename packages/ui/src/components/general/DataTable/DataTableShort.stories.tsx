import { shortCompany, shortPath } from '@apto/domain/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MatchMarks } from '../MatchMarks/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { DataTable, type DataTableColumn } from './index.ts';

const meta = { title: 'Dados/DataTable/Palavras', tags: ['novo'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

const COMPANY = 'Construtora Horizonte Norte S.A.';
const PATH = 'Matriz de Campinas / Produção / Operador de máquinas';
const ROWS: readonly Row[] = [
  { id: '1', name: COMPANY, path: PATH },
  { id: '2', name: 'Casa da Mesa', path: 'Matriz' },
];

const columnsIn = (company: number, path: number): readonly DataTableColumn<Row>[] => [
  { id: 'id', header: 'Código', isRowHeader: true, isGrow: true, width: 80, cell: ({ id }) => id },
  { id: 'nome', header: 'Empresa', width: company, cell: ({ name }) => name, shorten: shortCompany },
  { id: 'caminho', header: 'Hierarquia', width: path, cell: ({ path: way }) => way, shorten: shortPath },
];

const WIDE = columnsIn(280, 420);
const SNUG = columnsIn(224, 420);
const TIGHT = columnsIn(190, 290);
const TIGHTER = columnsIn(160, 200);

const table = (label: string, columns: readonly DataTableColumn<Row>[]) => (
  <DataTable
    label={label}
    columns={columns}
    rows={ROWS}
    getRowId={({ id }) => id}
    getRowLabel={({ name }) => name}
  />
);

const HEADED: readonly DataTableColumn<Row>[] = WIDE.map((column) =>
  column.isRowHeader ? { ...column, cardTitle: ({ id, name }: Row) => `Código ${id} · ${name}` } : column,
);
const NOTE = 'A tabela rola para o lado.';

/** The note is said only where columns lie out of sight, and a card's title only in cards: the table knows, its owner need not. */
export const DizOQueCabe: Story = {
  tags: ['interacoes'],
  render: () => (
    <>
      {[900, 700, 400].map((width) => (
        <section key={width} aria-label={String(width)} style={{ inlineSize: width }}>
          <DataTable
            label={`Com ${width} px`}
            columns={HEADED}
            rows={ROWS}
            getRowId={({ id }) => id}
            getRowLabel={({ name }) => name}
            scrollNote={NOTE}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const at = (width: number) => within(canvas.getByRole('region', { name: String(width) }));
    await waitFor(() => expect(at(700).getByText(NOTE)).toBeVisible());
    await expect(at(900).getByText(NOTE)).not.toBeVisible();
    await expect(at(400).getByText(NOTE)).not.toBeVisible();
    await expect(at(700).getByRole('rowheader', { name: '1' })).toBeVisible();
    await expect(at(400).getByRole('rowheader', { name: `Código 1 · ${COMPANY}` })).toBeVisible();
  },
};

/** What is seen of some words of a box: those that stand within it. */
const isSeen = (box: HTMLElement, part: Element | null | undefined): boolean => {
  if (!part) return false;
  const { top, bottom } = box.getBoundingClientRect();
  const own = part.getBoundingClientRect();
  return own.width > 1 && own.top >= top - 1 && own.bottom <= bottom + 1;
};

/** What of a cell's words is seen, as its parts are called. */
function seenOf(cell: HTMLElement): readonly string[] {
  const box = cell.querySelector<HTMLElement>('[data-text]')!;
  const [short, core, rest] = box.children;
  return [
    ...(isSeen(box, short) ? ['short'] : []),
    ...(isSeen(box, core) ? ['core'] : []),
    ...(isSeen(box, rest) ? ['rest'] : []),
  ];
}

/** In one line a company gives up its legal form, then its long words; the whole name stays for whoever asks or listens. */
export const EncurtaOQueNaoCabe: Story = {
  tags: ['interacoes'],
  globals: { density: 'compact' },
  render: () => (
    <>
      {table('Com lugar', WIDE)}
      {table('Com menos', SNUG)}
      {table('Com pouco', TIGHT)}
      {table('Com quase nada', TIGHTER)}
    </>
  ),
  play: async ({ canvas }) => {
    const firstOf = (name: string) => within(canvas.getByRole('table', { name })).getAllByRole('row')[1]!;
    const cellsOf = (name: string) => within(firstOf(name)).getAllByRole('cell');
    await document.fonts.ready;
    await expect(cellsOf('Com lugar').map(seenOf)).toEqual([['core', 'rest'], ['core']]);
    await expect(cellsOf('Com menos').map(seenOf)).toEqual([['core'], ['core']]);
    await expect(cellsOf('Com pouco').map(seenOf)).toEqual([['short'], ['short']]);
    const formsOf = (name: string) =>
      cellsOf(name).map((cell) => {
        const [box] = cell.querySelector('[data-text]')!.children;
        const forms = [...box!.children].filter((form) => isSeen(box as HTMLElement, form));
        return forms.map((form) =>
          [...form.children].map((word) => (word as HTMLElement).dataset['short']).join(' '),
        );
      });
    await expect(formsOf('Com pouco')).toEqual([
      ['Constr. Horizonte Norte'],
      ['… / Produção / Operador de máquinas'],
    ]);
    await expect(formsOf('Com quase nada')).toEqual([['C. Horizonte Norte'], ['… / Operador de máquinas']]);
    for (const name of ['Com lugar', 'Com menos', 'Com pouco', 'Com quase nada']) {
      await expect(firstOf(name).offsetHeight).toBe(36);
      await expect(cellsOf(name).map(({ textContent }) => textContent)).toEqual([COMPANY, PATH]);
      await expect(cellsOf(name).map(({ innerText }) => innerText)).toEqual([COMPANY, PATH]);
    }
    const box = cellsOf('Com pouco')[0]!.querySelector<HTMLElement>('[data-text]')!;
    await userEvent.hover(box);
    await waitFor(() => expect(box).toHaveAttribute('title', COMPANY));
    const whole = cellsOf('Com lugar')[0]!.querySelector<HTMLElement>('[data-text]')!;
    await userEvent.hover(whole);
    await waitFor(() => expect(whole).not.toHaveAttribute('title'));
  },
};

const LINKED: readonly DataTableColumn<Row>[] = [
  {
    id: 'nome',
    header: 'Empresa',
    isRowHeader: true,
    width: 190,
    cell: ({ name }) => <TextLink href="#empresa">{name}</TextLink>,
    shorten: shortCompany,
  },
  { id: 'caminho', header: 'Hierarquia', isGrow: true, cell: ({ path }) => path },
];

/** The words of a link give way as others do: it keeps its name, its line and its height. */
export const EncurtaOLink: Story = {
  tags: ['interacoes'],
  globals: { density: 'compact' },
  render: () => table('Com link', LINKED),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: COMPANY });
    const header = link.closest('th')!;
    await expect(seenOf(header)).toEqual(['short']);
    await expect(header.offsetHeight).toBe(36);
    await expect(header.querySelector('[data-short]')!).toHaveStyle({ textDecorationLine: 'none' });
    await expect(getComputedStyle(header.querySelector('[data-text]')!).textDecorationLine).toBe('underline');
    await expect(link.offsetWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};

function Searched({ terms }: { terms: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list}>{table('Com pouco', TIGHT)}</div>
      <MatchMarks of={list} within="td" terms={terms} />
    </>
  );
}

/** What was searched for is marked in the short form, too, which has no letters in the document. */
export const MarcaOQueEncurta: Story = {
  tags: ['interacoes'],
  globals: { density: 'compact' },
  render: () => <Searched terms={['horizonte construt', 'soldador', 'operador']} />,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('table')).getAllByRole('row')[1]!;
    const markedWords = () =>
      [...row.querySelectorAll<HTMLElement>('[data-match]')].map(({ dataset }) => dataset.short);
    // In each of the two forms that may be seen.
    const wanted = ['C.', 'Horizonte', 'Constr.', 'Horizonte', 'Operador', 'Operador'];
    await waitFor(() => expect(markedWords()).toEqual(wanted));
    const groundOf = (word: string) =>
      getComputedStyle(row.querySelector(`[data-short="${word}"]`)!, '::before').backgroundColor;
    await expect(groundOf('Constr.')).not.toBe('rgba(0, 0, 0, 0)');
    await expect(groundOf('Norte')).toBe('rgba(0, 0, 0, 0)');
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ innerText }) => innerText),
    ).toEqual([COMPANY, PATH]);
  },
};

/** Where rows have two lines the words take both, and are not shortened. */
export const DuasLinhas: Story = {
  tags: ['interacoes'],
  globals: { density: 'comfortable' },
  render: () => table('Com pouco', TIGHT),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('table')).getAllByRole('row')[1]!;
    await expect(row.offsetHeight).toBe(44);
    const [company, path] = within(row).getAllByRole('cell');
    await expect(seenOf(company!)).toEqual(['core']);
    await expect(seenOf(path!)).toEqual(['core']);
    await expect(path!.querySelector<HTMLElement>('[data-text]')!.offsetHeight).toBe(38);
  },
};
