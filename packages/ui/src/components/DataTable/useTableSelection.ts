'use client';
import { useRef } from 'react';
import { texts } from './intl/pt-BR.ts';
import {
  countSelected,
  NOTHING_SELECTED,
  pageSelectionState,
  rangeOf,
  withSelection,
  type TableSelection,
} from './selection.logic.ts';
import type { DataTableProps } from './types.ts';

/** How many rows of the list cannot be selected. */
export interface BlockedRows {
  count: number;
  /** False: there may be more on pages that were not seen. */
  isExact: boolean;
}

/** What is selected over all pages, in words. */
export function selectionText(selection: TableSelection, total: number, blocked: BlockedRows): string {
  const except = selection.ids.size;
  if (selection.mode === 'include') return texts.selected(countSelected(selection, total));
  if (blocked.count === 0) return texts.allSelected(total, except);
  if (!blocked.isExact) return texts.allThatCan(total, except);
  return `${texts.allSelected(total - blocked.count, except)}; ${texts.blocked(blocked.count)}`;
}

/** The selection of a table, as its parts need it. */
export interface TableSelectionState {
  chosen: TableSelection;
  /** The rows shown that can be selected. */
  selectable: readonly string[];
  pageState: 'none' | 'some' | 'all';
  blocked: BlockedRows;
  select: (id: string, isSelected: boolean, isRange: boolean) => void;
  togglePage: () => void;
}

/** Turns what is pressed into a selection; null where the table does not select. */
export function useTableSelection<Row>(props: DataTableProps<Row>): TableSelectionState | null {
  const {
    rows,
    getRowId,
    getSelectionBlock,
    onSelectionChange,
    selection: chosen = NOTHING_SELECTED,
  } = props;
  const anchor = useRef<string | null>(null);
  if (!onSelectionChange) return null;

  const free = getSelectionBlock ? rows.filter((row) => getSelectionBlock(row) === undefined) : rows;
  const selectable = free.map(getRowId);
  const pageState = pageSelectionState(chosen, selectable);
  const total = props.totalItems ?? rows.length;
  const here = rows.length - selectable.length;
  return {
    chosen,
    selectable,
    pageState,
    blocked:
      props.blockedItems === undefined
        ? { count: here, isExact: rows.length >= total }
        : { count: props.blockedItems, isExact: true },
    select: (id, isSelected, isRange) => {
      const ids = isRange ? rangeOf(selectable, anchor.current, id) : [id];
      anchor.current = id;
      onSelectionChange(withSelection(chosen, ids, isSelected));
    },
    togglePage: () => onSelectionChange(withSelection(chosen, selectable, pageState !== 'all')),
  };
}
