import type { CSSProperties, ReactNode } from 'react';
import type { RowEdit } from './edit.types.ts';
import type {
  ColumnFilter,
  ColumnFilters,
  ExportValue,
  SortValue,
  TablePreferencesStorage,
  TableSelection,
  TableSort,
} from './data.types.ts';

/** One column of a {@link DataTable}. */
export interface DataTableColumn<Row> {
  /** Unique and stable: preferences are kept by it. */
  readonly id: string;
  /** The header's text. */
  readonly header: string;
  /**
   * What a cell shows. Asked again only when the row or the columns are other objects: declare the columns outside of
   * the screen, or in a `useMemo` over what their cells read.
   */
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts. Absent: the column does not sort. */
  readonly sortKey?: string;
  /** What `useClientTable` sorts by, and searches in where it is a text. Absent: the column does not sort there. */
  readonly sortValue?: (row: Row) => SortValue;
  /** How the column can be narrowed in the 'Filtros' panel of a table that filters. */
  readonly filter?: ColumnFilter;
  /** What `useClientTable` narrows it by. @default its `sortValue` */
  readonly filterValue?: (row: Row) => SortValue;
  /**
   * What goes into a spreadsheet. Give it where the cell is a component that gets its words as props, as `StatusTag`
   * or `MoneyText`: those cannot be read from outside.
   * @default the words of the cell, else its `sortValue`
   */
  readonly exportValue?: (row: Row) => ExportValue;
  /** Whether the column goes into a spreadsheet. @default true; say false for actions */
  readonly isExported?: boolean;
  /** Width in px. The table scrolls inside itself when they do not fit. @default 160 */
  readonly width?: number;
  /** Narrowest, in px, when the person resizes it. @default 80 */
  readonly minWidth?: number;
  /** Takes what is left of the width; `width` is then its least. */
  readonly isGrow?: boolean;
  /** Names the row: sticky at the start, a row header for screen readers, the title of the card. One column at most. */
  readonly isRowHeader?: boolean;
  /** Stays where it is and cannot be hidden, as a column of actions. */
  readonly isFixed?: boolean;
  /** Hidden until the person asks for it. */
  readonly isHiddenByDefault?: boolean;
  /** Digits line up: dates, money, documents, counts. */
  readonly isNumeric?: boolean;
  /** Where the words of its cells stand. @default 'start' */
  readonly align?: 'start' | 'end' | 'center';
  /**
   * Its place in a card of two lines (`cards="compact"`): `beside` the name, in the `line` below it, which is one line
   * however long, or `none`, where another column tells the same. Give the `line` column only where the table is narrow.
   */
  readonly card?: 'beside' | 'line' | 'none';
  /** Shown without its header's text: the header only speaks (for example 'Ações'). */
  readonly isHeaderHidden?: boolean;
  /** Width of the loading bar as a share of the cell, 0 to 1. @default 0.7 */
  readonly skeletonShare?: number;
}

/** What a list that failed says. */
export interface DataTableError {
  /** The specified sentence, for example 'Problemas ao carregar informações!'. */
  readonly message: string;
  /** The server's own words. */
  readonly detail?: string | undefined;
  /** The request's id, shown small. */
  readonly requestId?: string | undefined;
}

/** The rest of a list that is not cut into pages. */
export interface DataTableMore {
  /** Whether there are more rows to load. */
  readonly hasMore: boolean;
  /** The next rows are on their way. */
  readonly isLoading?: boolean;
  /** The last time failed: what to say beside 'Tentar novamente'. */
  readonly error?: string | null;
  /** Called when the end comes in sight, and by the button. */
  readonly onLoad: () => void;
}

/** What a person sees of a table now: give it to `tableData` for a spreadsheet of it. */
export interface TableView<Row> {
  /** The visible columns in the person's order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of this page in the order shown. */
  readonly rows: readonly Row[];
}

/** What stands below the rows in the table itself, column by column: what `tableTotals` gives. */
export type TableFoot<Row> = (parts: {
  /** The visible columns in the person's order, with the attributes of their cells. */
  readonly cells: readonly CellSpec<Row>[];
  /** How many columns for opening and selecting stand before them. */
  readonly utilityColumns: number;
}) => ReactNode;

/** The heading of a group of rows. */
export interface GroupLineProps<Row> {
  /** Which group it is. */
  readonly group: string;
  /** Its rows, shown or not. */
  readonly rows: readonly Row[];
  /** Its rows are shown. */
  readonly isOpen: boolean;
  /** Opens or closes it. */
  readonly onToggle: () => void;
}

/** Rows under headings: what `tableGroups` gives. */
export interface TableGroups<Row> {
  /** Which group a row is of. Rows of one group stand together. */
  readonly of: (row: Row) => string;
  /** What its heading shows, over the whole width. */
  readonly Heading: (props: GroupLineProps<Row>) => ReactNode;
}

/** A column with the attributes that its cell has in every row, made once for all of them. */
export interface CellSpec<Row> {
  /** The column. */
  readonly column: DataTableColumn<Row>;
  /** Of its cells: place, alignment, and what a card needs. */
  readonly attributes: {
    className: string;
    style?: CSSProperties;
    'data-align'?: string;
    'data-numeric'?: true;
    'data-label'?: string;
    'data-card'?: string;
  };
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table lists; its accessible name. */
  readonly label: string;
  /** The columns. Keep the array stable. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in the order to show. Of more than a hundred only those in sight are drawn. */
  readonly rows: readonly Row[];
  /** The stable id of a row. */
  readonly getRowId: (row: Row) => string;
  /** What a row is called in 'Ver detalhes de …' and 'Selecionar …'. */
  readonly getRowLabel: (row: Row) => string;

  /** First load: skeleton rows in the final shape. */
  readonly isLoading?: boolean;
  /** How many skeleton rows; the page size. @default 10 */
  readonly skeletonRows?: number;
  /** New data on the way while the old stays readable. */
  readonly isRefreshing?: boolean;
  /** The load failed. With rows still shown it is a line above them, else it takes their place. */
  readonly error?: DataTableError | null;
  /** 'Tentar novamente', beside the error. */
  readonly onRetry?: () => void;
  /** What to show when there is nothing. @default 'Nenhum registro encontrado.' */
  readonly empty?: ReactNode;

  /** The order in force; the server sorts. */
  readonly sort?: TableSort | null;
  /** Orders behind `sort`, for what is equal in it, first to last. With it, Shift and a press on a header add one. */
  readonly thenBy?: readonly TableSort[];
  /** Gets the order that was asked for, null for none, and with `thenBy` those behind it. */
  readonly onSortChange?: (sort: TableSort | null, thenBy?: readonly TableSort[]) => void;

  /** What the columns are narrowed by; the server filters. */
  readonly filters?: ColumnFilters;
  /** Gets what they are to be narrowed by. With it, columns with a `filter` are offered in 'Filtros'. */
  readonly onFiltersChange?: (filters: ColumnFilters) => void;

  /**
   * What rows become where the table is narrow: each value below its column's name, or a card of few lines with the
   * values alone, for records that everybody knows. @default 'labelled'
   */
  readonly cards?: 'labelled' | 'compact';
  /** The full-width detail of an open row; mounted only while open, so that it can load on demand. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Open rows. Leave out for an uncontrolled table. */
  readonly expandedIds?: ReadonlySet<string>;
  /** Open rows at first, for an uncontrolled table. */
  readonly defaultExpandedIds?: ReadonlySet<string>;
  /** Gets what is open from now on. */
  readonly onExpandedChange?: (ids: ReadonlySet<string>) => void;

  /** What is selected over all pages. Leave out for an uncontrolled table. */
  readonly selection?: TableSelection;
  /** What is selected at first, for an uncontrolled table. */
  readonly defaultSelection?: TableSelection;
  /** Gets what is selected over all pages. With it, or with `defaultSelection`, the table has boxes. */
  readonly onSelectionChange?: (selection: TableSelection) => void;
  /** How many records the filter finds; needed for 'Selecionar todos os N'. */
  readonly totalItems?: number;
  /** Offers 'Selecionar todos os N' once the page is selected. */
  readonly canSelectAllPages?: boolean;
  /**
   * How many of `totalItems` cannot be selected, where `getSelectionBlock` forbids some: they are never counted as
   * selected. Without it the table knows only of the rows it shows, and says so.
   */
  readonly blockedItems?: number;
  /** Actions on what is selected, shown in the selection bar. */
  readonly selectionActions?: ReactNode;
  /** Why a row cannot be selected, or undefined when it can. */
  readonly getSelectionBlock?: (row: Row) => string | undefined;

  /** Editing in place, one row at a time: what `useRowEdit` gives. */
  readonly edit?: RowEdit<Row>;
  /** More rows at the end, instead of pages. */
  readonly more?: DataTableMore;

  /** Rows that changed on their own; each flashes once and the count is announced. */
  readonly changedIds?: ReadonlySet<string>;
  /** Extra tone of a row by its state, for example one that waits for this person. */
  readonly getRowTone?: (row: Row) => 'warning' | 'danger' | undefined;

  /** Where this person's columns, order, widths and density are kept, for example `usuario:7:agendamentos`. */
  readonly storageKey?: string;
  /** Where it is kept. @default the browser's local storage */
  readonly storage?: TablePreferencesStorage;
  /** Left of the 'Colunas' button: filters, counts. A function receives what is seen, for an export of it. */
  readonly toolbar?: ReactNode | ((view: TableView<Row>) => ReactNode);
  /** Rows under headings that open and close: what `tableGroups` gives. Keep the object stable. */
  readonly groups?: TableGroups<Row>;
  /** A line of totals below the rows: what `tableTotals` gives. */
  readonly foot?: TableFoot<Row>;
  /** Under the table, usually a `Pagination`. */
  readonly footer?: ReactNode;
  /** Greatest height of the table's own scroll, as CSS. Absent: it fills a flex parent, or grows with its rows. */
  readonly maxHeight?: string;
}
