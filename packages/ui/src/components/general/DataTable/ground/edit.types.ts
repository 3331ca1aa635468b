import type { ComponentType, KeyboardEventHandler, ReactNode, RefObject } from 'react';

/** The id of the column that a table with row edit gets at its end. */
export const EDIT_COLUMN = 'editar-linha';

/** What `useRowEdit` gives, for `DataTable`'s `edit` and for the screen around it. */
export interface RowEdit<Row> {
  /** The row being edited, or null. */
  readonly editingId: string | null;
  /** Something typed is not saved yet: ask before leaving the screen. */
  readonly isDirty: boolean;
  /** The row is being saved. */
  readonly isSaving: boolean;
  /** Opens a row, as its 'Editar' does. False while another one has changes that are not saved; the table says so. */
  readonly start: (row: Row) => boolean;
  /** Throws away what was typed. */
  readonly cancel: () => void;
  /** Saves the row being edited. */
  readonly save: () => Promise<void>;
  /** What the table draws with. Not for screens. */
  readonly parts: RowEditParts;
}

/** What the last cell of a row gets. */
export interface RowEditCellProps {
  readonly label: string;
  /** Null: another row is being edited, or none. */
  readonly edit: { readonly parts: RowEditParts } | null;
  readonly onStart: () => void;
}

/** What the line above the rows gets. */
export interface HeldEditLineProps {
  readonly edit: Pick<RowEdit<never>, 'parts' | 'isSaving' | 'save' | 'cancel'>;
}

/** How the table draws the row being edited. A table that edits none carries no code for it. */
export interface RowEditParts {
  /** 'Editar', or in the row being edited 'Salvar' and 'Cancelar'. */
  readonly Cell: ComponentType<RowEditCellProps>;
  /** Saves or gives up a row that left the page with changes that are not saved. */
  readonly HeldLine: ComponentType<HeldEditLineProps>;
  /** The field of a column, or undefined where it only shows. */
  readonly field: (columnId: string, header: string, rowLabel: string) => ReactNode | undefined;
  /** 'Salvar' and 'Cancelar'. */
  readonly actions: (rowLabel: string) => ReactNode;
  /** The table's element: the ids of rows are unique only inside of it. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** What the row being edited is called, while it has changes that are not saved. */
  readonly held: string | null;
  /** What is wrong with the fields, in words, for where the fields themselves are not in sight. */
  readonly problems: string | null;
  /** What is wrong with the row as a whole, said under it. */
  readonly notice: string | null;
  /** Enter saves, Escape gives up. */
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  /** What was done last, for the table's status. */
  readonly said: string;
}
