'use client';
import { useMemo, useState, type RefObject } from 'react';
import { EDIT_COLUMN } from '../ground/edit.types.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { headerDrag } from './lateDrag.ts';
import { layOut, type TableLayout } from './layout.ts';
import { cellSpecs } from './cells.ts';
import { orderColumns, resizeColumn, visibleColumns } from './preferences.logic.ts';
import type { CellSpec, DataTableColumn, DataTableProps } from '../ground/types.ts';
import { useEvent } from '../../../../internal/useEvent.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { useTablePreferences } from './useTablePreferences.ts';
import type { TablePreferences } from '../ground/data.types.ts';

/** Columns as the table and the person have them. */
export interface TableColumns<Row> {
  readonly all: readonly DataTableColumn<Row>[];
  readonly visible: readonly DataTableColumn<Row>[];
  readonly layout: TableLayout<Row>;
  readonly cells: readonly CellSpec<Row>[];
  readonly preferences: TablePreferences;
  readonly setPreferences: (next: TablePreferences) => void;
  readonly resize: (id: string, width: number) => void;
  /** Shows a width while its edge is dragged, or with null what was before, without drawing a row again. */
  readonly preview: (id: string, width: number | null) => void;
  readonly place: (id: string, besideId: string, side: 'before' | 'after') => void;
  /** Where a dragged column went, in words. */
  readonly moved: string;
}

/** Where a column cannot be moved or hidden, that is one rule for all parts of the table. */
function normalise<Row>(
  columns: readonly DataTableColumn<Row>[],
  editColumn: string | false,
  editWidth: number | undefined,
): readonly DataTableColumn<Row>[] {
  const all = columns.map((column) => (column.isRowHeader ? { ...column, isFixed: true } : column));
  if (editColumn === false) return all;
  return [
    ...all,
    {
      id: EDIT_COLUMN,
      header: editColumn,
      cell: () => null,
      isHeaderHidden: true,
      isFixed: true,
      isExported: false,
      align: 'end',
      width: editWidth,
    },
  ];
}

/** Writes widths into the document, as React would draw them. */
function showWidths<Row>(
  table: HTMLTableElement,
  { places, minWidth }: TableLayout<Row>,
  utilityColumns: number,
): void {
  const columns = table.querySelectorAll('col');
  for (const [index, { width, share }] of places.entries()) {
    columns[index + utilityColumns]?.style.setProperty('width', width === null ? share : `${width}px`);
  }
  table.style.minWidth = `${minWidth}px`;
}

/** The columns of a table in this person's order and widths; what depends on them changes only with them. */
export function useTableColumns<Row>(
  props: DataTableProps<Row>,
  utilityColumns: number,
  table: RefObject<HTMLTableElement | null>,
): TableColumns<Row> {
  const texts = useTexts('DataTable', defaults);
  const [preferences, setPreferences] = useTablePreferences(props.storageKey, props.storage);
  const [moved, setMoved] = useState('');
  const editColumn = props.edit !== undefined && texts.editColumn;
  const editWidth = props.edit?.parts.width;
  const all = useMemo(
    () => normalise(props.columns, editColumn, editWidth),
    [props.columns, editColumn, editWidth],
  );
  const visible = useMemo(() => visibleColumns(all, preferences), [all, preferences]);
  const layout = useMemo(
    () => layOut(visible, preferences, utilityColumns),
    [visible, preferences, utilityColumns],
  );
  const cells = useMemo(() => cellSpecs(layout.places), [layout]);

  return {
    all,
    visible,
    layout,
    cells,
    preferences,
    setPreferences: useEvent((next) => {
      setMoved('');
      setPreferences(next);
    }),
    preview: useEvent((id, width) => {
      if (!table.current) return;
      const wanted = width === null ? preferences : resizeColumn(all, preferences, id, width);
      showWidths(table.current, layOut(visible, wanted, utilityColumns), utilityColumns);
    }),
    resize: useEvent((id, width) => setPreferences(resizeColumn(all, preferences, id, width))),
    place: useEvent((id, besideId, side) => {
      const next = headerDrag.get()?.placeColumn(all, preferences, id, besideId, side);
      if (!next || next === preferences) return;
      setPreferences(next);
      const free = orderColumns(all, next).filter((column) => !column.isFixed);
      const at = free.findIndex((column) => column.id === id);
      setMoved(texts.moved(free[at]?.header ?? '', at + 1, free.length));
    }),
    moved,
  };
}
