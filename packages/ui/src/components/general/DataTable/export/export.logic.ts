import { escapeFormula } from '@apto/domain/spreadsheet';
import { Fragment, isValidElement, type ReactNode } from 'react';
import type { ExportValue, SortValue } from '../ground/data.types.ts';

/** A parte de uma coluna que uma exportação lê. */
export interface ExportColumn<Row> {
  /** O título na planilha. */
  readonly header: string;
  /** A célula na tela, cujas palavras são usadas onde nada mais é dado. */
  readonly cell: (row: Row) => ReactNode;
  /** Por onde a coluna ordena. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /**
   * O que vai para a planilha. Necessário onde a célula é um componente que recebe as palavras por
   * propriedades.
   */
  readonly exportValue?: ((row: Row) => ExportValue) | undefined;
  /** Se a coluna vai para a planilha. @default true */
  readonly isExported?: boolean | undefined;
}

/** Uma tabela como a planilha a recebe: uma linha de títulos, depois uma por linha. */
export interface TableData {
  /** Os títulos. */
  readonly headers: readonly string[];
  /** As células, linha a linha. */
  readonly rows: readonly (readonly (string | number | boolean | Date | null)[])[];
}

/** The words of what a cell shows; of elements, those of their children. What a component makes of its props is unknown. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).filter(Boolean).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

/** Whether something in the cell is drawn by a component. */
function hasComponent(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasComponent);
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  return (typeof node.type !== 'string' && node.type !== Fragment) || hasComponent(node.props.children);
}

const warned = new Set<string>();

/** An empty column in a spreadsheet is seen too late: once for each column it is said where it can be mended. */
function warnOfLost<Row>(column: ExportColumn<Row>, content: ReactNode): void {
  if (warned.has(column.header) || !hasComponent(content)) return;
  warned.add(column.header);
  // oxlint-disable-next-line no-console -- told to whoever builds the table
  console.warn(
    `tableData: the cells of the column '${column.header}' are components without text of their own, and leave it empty. Give it an 'exportValue'.`,
  );
}

/** The words of the cell, else what the column sorts by. */
function seenValue<Row>(column: ExportColumn<Row>, row: Row): ExportValue {
  const content = column.cell(row);
  const words = wordsOf(content).replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (column.sortValue) return column.sortValue(row);
  warnOfLost(column, content);
  return null;
}

function valueOf<Row>(column: ExportColumn<Row>, row: Row): string | number | boolean | Date | null {
  const value = column.exportValue ? column.exportValue(row) : seenValue(column, row);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'bigint') return escapeFormula(String(value));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  return typeof value === 'string' ? escapeFormula(value) : value;
}

/**
 * Os dados do que está à vista, para uma planilha: dê as colunas visíveis na ordem delas (a função `toolbar`
 * de uma tabela as recebe) e as linhas na delas. O `exportValue` de uma coluna diz o que entra; senão, as
 * palavras da célula; senão, o `sortValue`. Células feitas de componentes (`StatusTag`, `MoneyText`,
 * `PersonCell`) não têm palavras próprias: dê um `exportValue` à coluna. Textos que parecem fórmulas são
 * neutralizados; números e datas continuam números e datas.
 */
export function tableData<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): TableData {
  const exported = columns.filter((column) => column.isExported !== false);
  return {
    headers: exported.map((column) => escapeFormula(column.header)),
    rows: rows.map((row) => exported.map((column) => valueOf(column, row))),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The words that the CSV has of its own. */
interface CsvTexts {
  readonly yes: string;
  readonly no: string;
}

function csvText(value: string | number | boolean | Date | null, texts: CsvTexts): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value instanceof Date) {
    const day = `${two(value.getDate())}/${two(value.getMonth() + 1)}/${value.getFullYear()}`;
    const hour = value.getHours() + value.getMinutes();
    return hour === 0 ? day : `${day} ${two(value.getHours())}:${two(value.getMinutes())}`;
  }
  // Rows made by hand did not come through `tableData`; what is escaped already stays as it is.
  return escapeFormula(value);
}

const csvCell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The CSV that `useTableCsv` describes, in the words given. */
export function tableCsv({ headers, rows }: TableData, texts: CsvTexts): string {
  const lines = [headers, ...rows].map((line) =>
    line.map((value) => csvCell(csvText(value, texts))).join(';'),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
