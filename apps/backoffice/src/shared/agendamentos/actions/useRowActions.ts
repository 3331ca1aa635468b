import { panelCounters, type AgendamentoRow } from '@apto/api-client';
import { useReload } from '@apto/api-client/react';
import { changeMode, type RowButton, type StatusTagTarget } from '@apto/domain/status';
import { useCallback, useState } from 'react';
import type { BuiltAction } from './menu.ts';
import type { OpenAction, OpenStatus } from './opened.ts';
import { useStatusChange } from './useStatusChange.ts';

export type RowActions = ReturnType<typeof useRowActions>;

/** Everything that a row can start: menu items and presses on its status tag. */
export function useRowActions(reloadList: () => Promise<unknown>) {
  const reloadCalls = useReload();
  const onChange = useCallback(
    () => void Promise.all([reloadList(), reloadCalls(panelCounters)]),
    [reloadCalls, reloadList],
  );
  const change = useStatusChange();
  const [opened, setOpened] = useState<OpenAction | null>(null);
  const [status, setStatus] = useState<OpenStatus | null>(null);

  const { request: requestChange } = change;
  const choose = useCallback(
    (action: BuiltAction, row: AgendamentoRow) => {
      // doc1 §4 'Change action': what is under way is not edited, its change is asked for.
      const asksWords =
        action === 'CANCELAR' ||
        action === 'DESISTENCIA' ||
        (action === 'ALTERAR' && changeMode(row.status.id) !== 'EDITAR');
      if (asksWords) void requestChange(action, row);
      else setOpened({ action, row });
    },
    [requestChange],
  );
  const openAttachments = useCallback(
    (action: RowButton, row: AgendamentoRow) => setOpened({ action, row }),
    [],
  );
  const openStatus = useCallback(
    (opening: StatusTagTarget, row: AgendamentoRow) => setStatus({ opening, row }),
    [],
  );

  return {
    change,
    /** Row whose menu waits for an answer. */
    busyRow: change.verifying,
    status,
    closeStatus: () => setStatus(null),
    opened,
    closeAction: () => setOpened(null),
    onChange,
    choose,
    openAttachments,
    openStatus,
    /** Something of a row is open: nothing may move under it. */
    isAnyOpen: change.open !== null || opened !== null || status !== null,
  };
}
