import { panelCounters, type AgendamentoRow } from '@apto/api-client';
import { useReload } from '@apto/api-client/react';
import { changeMode, type RowButton, type StatusTagTarget } from '@apto/domain/status';
import { useCallback, useState } from 'react';
import type { OpenAction, OpenStatus } from './actions/Dialogs.tsx';
import type { BuiltAction } from './actions/menu.ts';
import { useStatusChange } from './actions/useStatusChange.ts';

/** Everything that a row can start: menu items and presses on its status tag. */
export function useListActions(reloadList: () => Promise<unknown>) {
  const reloadCalls = useReload();
  const onChange = useCallback(
    () => Promise.all([reloadList(), reloadCalls(panelCounters)]),
    [reloadCalls, reloadList],
  );
  const change = useStatusChange();
  const [opened, setOpened] = useState<OpenAction | null>(null);
  const [status, setStatus] = useState<OpenStatus | null>(null);

  const { request: requestChange } = change;
  const choose = useCallback(
    (action: BuiltAction, row: AgendamentoRow) => {
      if (action === 'REENVIAR_LINK' || action === 'FALTA_CONSULTA') setOpened({ action, row });
      else if (action === 'ANEXOS' || action === 'TIMELINE') setOpened({ action, row });
      // doc1 §4 'Change action': what is under way is not edited, its change is asked for.
      else if (action === 'ALTERAR' && changeMode(row.status.id) === 'EDITAR') setOpened({ action, row });
      else void requestChange(action, row);
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
    status,
    closeStatus: useCallback(() => setStatus(null), []),
    opened,
    closeAction: useCallback(() => setOpened(null), []),
    onChange: () => void onChange(),
    choose,
    openAttachments,
    openStatus,
    /** Something of a row is open: nothing may move under it. */
    isAnyOpen: change.open !== null || opened !== null || status !== null,
  };
}
