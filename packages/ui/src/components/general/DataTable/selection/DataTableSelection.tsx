'use client';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { countSelected, EVERYTHING_SELECTED, NOTHING_SELECTED } from './selection.logic.ts';
import type { TableSelectionState } from './useTableSelection.ts';
import { focusOnce } from '../ground/useFocusLeft.ts';
import * as css from '../ground/DataTable.css.ts';

interface SelectionBarProps {
  readonly state: TableSelectionState;
  readonly totalItems: number;
  readonly canSelectAllPages: boolean;
  readonly actions: ReactNode;
}

/** What is selected over all pages, in words, and what can be done with it. Shown while something is. */
export function DataTableSelectionBar(props: SelectionBarProps) {
  const texts = useTexts('DataTable', defaults);
  const { state, totalItems, canSelectAllPages, actions } = props;
  const { chosen, blocked, pageState, change } = state;
  const clear = useRef<HTMLButtonElement>(null);
  const count = countSelected(chosen, totalItems, blocked.count);
  if (count === 0 && chosen.mode === 'include') return null;
  const reachable = totalItems - blocked.count;
  const offersAll = canSelectAllPages && count < reachable && pageState === 'all';
  // Either button goes with its press; the focus stays with the selection.
  const selectAll = (): void => {
    change(EVERYTHING_SELECTED);
    clear.current?.focus();
  };
  const clearAll = (): void => {
    const root = clear.current?.closest('[data-table-root]');
    const page = root?.querySelector<HTMLElement>('thead input[type="checkbox"]');
    change(NOTHING_SELECTED);
    page?.focus();
    // Drawn as cards the table has no head.
    if (page !== document.activeElement) focusOnce(root?.querySelector('table') ?? null);
  };
  return (
    <div className={css.selectionBar}>
      <span className={css.selectionCount}>{state.words}</span>
      {offersAll ? (
        <Button size="small" variant="quiet" onPress={selectAll}>
          {blocked.count === 0 || blocked.isExact ? texts.selectAll(reachable) : texts.selectAllThatCan}
        </Button>
      ) : null}
      <Button ref={clear} size="small" variant="quiet" onPress={clearAll}>
        {texts.clearSelection}
      </Button>
      {actions ? <div className={css.selectionActions}>{actions}</div> : null}
    </div>
  );
}
