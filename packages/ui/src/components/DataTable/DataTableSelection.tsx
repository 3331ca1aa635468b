'use client';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { texts } from './intl/pt-BR.ts';
import {
  countSelected,
  EVERYTHING_SELECTED,
  NOTHING_SELECTED,
  pageSelectionState,
  type TableSelection,
} from './selection.logic.ts';
import * as css from './DataTable.css.ts';

interface SelectionBarProps {
  selection: TableSelection;
  onChange: (selection: TableSelection) => void;
  pageIds: readonly string[];
  totalItems: number;
  canSelectAllPages: boolean;
  actions: ReactNode;
}

/** What is selected over all pages, in words, and what can be done with it. */
export function selectionText(selection: TableSelection, totalItems: number): string {
  return selection.mode === 'exclude'
    ? texts.allSelected(totalItems, selection.ids.size)
    : texts.selected(countSelected(selection, totalItems));
}

/** Shown while something is selected. */
export function DataTableSelectionBar(props: SelectionBarProps): ReactElement | null {
  const { selection, onChange, pageIds, totalItems, canSelectAllPages, actions } = props;
  const count = countSelected(selection, totalItems);
  if (count === 0) return null;
  const offersAll =
    canSelectAllPages && count < totalItems && pageSelectionState(selection, pageIds) === 'all';
  return (
    <div className={css.selectionBar}>
      <span className={css.selectionCount}>{selectionText(selection, totalItems)}</span>
      {offersAll ? (
        <Button size="small" variant="quiet" onPress={() => onChange(EVERYTHING_SELECTED)}>
          {texts.selectAll(totalItems)}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onPress={() => onChange(NOTHING_SELECTED)}>
        {texts.clearSelection}
      </Button>
      {actions ? <div className={css.selectionActions}>{actions}</div> : null}
    </div>
  );
}
