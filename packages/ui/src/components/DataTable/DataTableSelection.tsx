'use client';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { texts } from './intl/pt-BR.ts';
import { countSelected, EVERYTHING_SELECTED, NOTHING_SELECTED } from './selection.logic.ts';
import { selectionText, type TableSelectionState } from './useTableSelection.ts';
import * as css from './DataTable.css.ts';

interface SelectionBarProps {
  state: TableSelectionState;
  totalItems: number;
  canSelectAllPages: boolean;
  actions: ReactNode;
}

/** What is selected over all pages, in words, and what can be done with it. Shown while something is. */
export function DataTableSelectionBar(props: SelectionBarProps): ReactElement | null {
  const { state, totalItems, canSelectAllPages, actions } = props;
  const { chosen, blocked, pageState, change } = state;
  const count = countSelected(chosen, totalItems, blocked.count);
  if (count === 0 && chosen.mode === 'include') return null;
  const reachable = totalItems - blocked.count;
  const offersAll = canSelectAllPages && count < reachable && pageState === 'all';
  return (
    <div className={css.selectionBar}>
      <span className={css.selectionCount}>{selectionText(chosen, totalItems, blocked)}</span>
      {offersAll ? (
        <Button size="small" variant="quiet" onPress={() => change(EVERYTHING_SELECTED)}>
          {blocked.count === 0 || blocked.isExact ? texts.selectAll(reachable) : texts.selectAllThatCan}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onPress={() => change(NOTHING_SELECTED)}>
        {texts.clearSelection}
      </Button>
      {actions ? <div className={css.selectionActions}>{actions}</div> : null}
    </div>
  );
}
