import { panelCounters, type AgendamentoRow } from '@apto/api-client';
import { useReload } from '@apto/api-client/react';
import { changeMode, type RowButton, type StatusTagTarget } from '@apto/domain/status';
import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useState } from 'react';
import type { BuiltAction } from './menu.ts';
import { isAnyOf, NONE_OPEN, type OpenDialogs } from './opened.ts';
import { useStatusChange } from './useStatusChange.ts';

export type RowActions = ReturnType<typeof useRowActions>;

/** What of the rows is open, for those who show it. */
export const useOpenDialogs = (actions: RowActions): OpenDialogs => useAtomValue(actions.openDialogs);

/**
 * Everything that a row can start: menu items and presses on its status tag. What it has opened is not the list's own
 * state: the list would be rendered whole before the dialog over it is seen.
 */
export function useRowActions(reloadList: () => Promise<unknown>) {
  const reloadCalls = useReload();
  const onChange = useCallback(
    () => void Promise.all([reloadList(), reloadCalls(panelCounters)]),
    [reloadCalls, reloadList],
  );
  const store = useStore();
  const [openDialogs] = useState(() => atom(NONE_OPEN));
  const open = useCallback(
    (part: Partial<OpenDialogs>) => store.set(openDialogs, (others) => ({ ...others, ...part })),
    [store, openDialogs],
  );
  const { request: requestChange, verifying } = useStatusChange(
    useCallback((change) => open({ change }), [open]),
  );
  const choose = useCallback(
    (action: BuiltAction, row: AgendamentoRow) => {
      // doc1 §4 'Change action': what is under way is not edited, its change is asked for.
      const asksWords =
        action === 'CANCELAR' ||
        action === 'DESISTENCIA' ||
        (action === 'ALTERAR' && changeMode(row.status.id) !== 'EDITAR');
      if (asksWords) void requestChange(action, row);
      else open({ opened: { action, row } });
    },
    [requestChange, open],
  );
  const openAttachments = useCallback(
    (action: RowButton, row: AgendamentoRow) => open({ opened: { action, row } }),
    [open],
  );
  const openStatus = useCallback(
    (opening: StatusTagTarget, row: AgendamentoRow) => open({ status: { opening, row } }),
    [open],
  );

  return {
    /** Row whose menu waits for an answer. */
    busyRow: verifying,
    openDialogs,
    closeChange: () => open({ change: null }),
    closeStatus: () => open({ status: null }),
    closeAction: () => open({ opened: null }),
    onChange,
    choose,
    openAttachments,
    openStatus,
    /** Something of a row is open: nothing may move under it. */
    isAnyOpen: () => isAnyOf(store.get(openDialogs)),
  };
}
