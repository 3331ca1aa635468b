// What the rooms of the table hand to each other.

/** What a column can be sorted by in the browser. Empty values come last, whatever the direction. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** A cell of a spreadsheet. */
export type ExportValue = SortValue;

/** The order of a list by one column. */
export interface TableSort {
  /** The column's `sortKey`: the name that the server knows. */
  readonly key: string;
  /** Which way. */
  readonly direction: 'asc' | 'desc';
}

/**
 * How a column can be narrowed, by its `filterValue`, else its `sortValue`: by words that are in it, by any of some
 * choices, or between two numbers.
 */
export type ColumnFilter =
  | { readonly kind: 'text' }
  | {
      readonly kind: 'choice';
      /** What to choose from. `useClientTable` offers what its rows have. */
      readonly options?: readonly string[];
    }
  | { readonly kind: 'number' };

/** Both limits count; one that is absent is none. */
export interface NumberRange {
  /** The least. */
  readonly from?: number;
  /** The greatest. */
  readonly to?: number;
}

/** What a column is narrowed by: words, choices or limits. */
export type ColumnFilterValue = string | readonly string[] | NumberRange;

/** What a table is narrowed by, by the ids of its columns; a row has to pass all of them. */
export type ColumnFilters = Readonly<Record<string, ColumnFilterValue>>;

/** Row heights: 36 px and 44 px. */
export type TableDensity = 'compact' | 'comfortable';

/** What a person changed about a table. Everything absent is the table's own default. */
export interface TablePreferences {
  /** Column ids in the order wanted. Unknown ids are ignored, missing ones keep their place. */
  readonly order?: readonly string[];
  /** Ids of hidden columns. */
  readonly hidden?: readonly string[];
  /** Ids of columns kept in sight at the start, beside the one that names the row. */
  readonly pinned?: readonly string[];
  /** Widths in px by column id. */
  readonly widths?: Readonly<Record<string, number>>;
  /** How high the rows are; absent, as the page. */
  readonly density?: TableDensity;
}

/** Where preferences are kept; by default the browser's local storage. */
export interface TablePreferencesStorage {
  /**
   * What was kept under the key, or a promise of it, as from a server: the table shows its own columns until it comes.
   * Anything that is no preference is ignored; where a promise fails nothing is written over what could not be read.
   */
  readonly load: (key: string) => unknown;
  /** Keeps the preferences under the key. */
  readonly save: (key: string, preferences: TablePreferences) => void;
}

/**
 * What is selected over all pages of a server-side list: either the ids named, or everything that the current
 * filter finds except the ids named ('todos os N, exceto…').
 */
export type TableSelection =
  | { mode: 'include'; ids: ReadonlySet<string> }
  | { mode: 'exclude'; ids: ReadonlySet<string> };
