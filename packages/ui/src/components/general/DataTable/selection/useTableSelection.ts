'use client';
import { useRef, useState } from 'react';
import type { Texts } from '../../../../internal/texts.types.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import {
  countSelected,
  NOTHING_SELECTED,
  pageSelectionState,
  rangeOf,
  withSelection,
} from './selection.logic.ts';
import type { DataTableProps } from '../ground/types.ts';
import type { TableSelection } from '../ground/data.types.ts';

/** How many rows of the list cannot be selected. */
export interface BlockedRows {
  readonly count: number;
  /** False: there may be more on pages that were not seen. */
  readonly isExact: boolean;
}

/** What is selected over all pages, in words. */
function selectionText(
  texts: Texts<typeof defaults>,
  selection: TableSelection,
  total: number,
  blocked: BlockedRows,
): string {
  const except = selection.ids.size;
  if (selection.mode === 'include') return texts.selected(countSelected(selection, total));
  if (blocked.count === 0) return texts.allSelected(total, except);
  if (!blocked.isExact) return texts.allThatCan(total, except);
  return `${texts.allSelected(total - blocked.count, except)}; ${texts.blocked(blocked.count)}`;
}

/** The selection of a table, as its parts need it. */
export interface TableSelectionState {
  readonly chosen: TableSelection;
  /** The rows shown that can be selected. */
  readonly selectable: readonly string[];
  readonly pageState: 'none' | 'some' | 'all';
  readonly blocked: BlockedRows;
  /** What is selected over all pages, in words. */
  readonly words: string;
  readonly select: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly togglePage: () => void;
  readonly change: (selection: TableSelection) => void;
}

/** Whether the rows have boxes. */
export const canSelectRows = <Row>(props: DataTableProps<Row>): boolean =>
  props.onSelectionChange !== undefined || props.defaultSelection !== undefined;

/** Turns what is pressed into a selection; null where the table does not select. */
export function useTableSelection<Row>(props: DataTableProps<Row>): TableSelectionState | null {
  const texts = useTexts('DataTable', defaults);
  const { rows, getRowId, getSelectionBlock } = props;
  const [own, setOwn] = useState(props.defaultSelection ?? NOTHING_SELECTED);
  const chosen = props.selection ?? own;
  const anchor = useRef<string | null>(null);
  if (!canSelectRows(props)) return null;
  const change = (next: TableSelection): void => {
    setOwn(next);
    props.onSelectionChange?.(next);
  };

  const free = getSelectionBlock ? rows.filter((row) => getSelectionBlock(row) === undefined) : rows;
  const selectable = free.map(getRowId);
  const pageState = pageSelectionState(chosen, selectable);
  const total = props.totalItems ?? rows.length;
  const here = rows.length - selectable.length;
  const blocked =
    props.blockedItems === undefined
      ? { count: here, isExact: rows.length >= total }
      : { count: props.blockedItems, isExact: true };
  return {
    chosen,
    selectable,
    pageState,
    blocked,
    words: selectionText(texts, chosen, total, blocked),
    select: (id, isSelected, isRange) => {
      const ids = isRange ? rangeOf(selectable, anchor.current, id) : [id];
      anchor.current = id;
      change(withSelection(chosen, ids, isSelected));
    },
    togglePage: () => change(withSelection(chosen, selectable, pageState !== 'all')),
    change,
  };
}
