import type { AgendamentoRow } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { isStatusIn, STATUSES_WITH_DEADLINE } from '@apto/domain/status';
import { useCallback, useState } from 'react';
import { notifyError } from '../../notices/index.ts';
import type { StatusAction } from './statusAction.ts';

export interface OpenChange {
  action: StatusAction;
  agendamento: AgendamentoRow;
}

export interface StatusChange {
  /** Row whose time limit is being asked about. */
  verifying: number | null;
  /** Asks the time limit where it applies (doc1 §4 'Timing blocks'); opens the dialog, or says why not. */
  request: (action: StatusAction, agendamento: AgendamentoRow) => Promise<void>;
}

/**
 * Change request, Cancelar and Desistência de Vaga, from the menu to the dialog, which does the rest (doc1 §4).
 * @param onOpen stays the same
 */
export function useStatusChange(onOpen: (change: OpenChange) => void): StatusChange {
  const api = useApi();
  const [verifying, setVerifying] = useState<number | null>(null);

  const request = useCallback(
    async (action: StatusAction, agendamento: AgendamentoRow) => {
      if (isStatusIn(agendamento.status.id, STATUSES_WITH_DEADLINE)) {
        setVerifying(agendamento.id);
        try {
          // Nobody waits for it to see the list.
          const { askDeadline } = await import('./askDeadline.ts');
          if (!(await askDeadline(api, action, agendamento))) return;
        } catch (error) {
          notifyError(error);
          return;
        } finally {
          setVerifying(null);
        }
      }
      onOpen({ action, agendamento });
    },
    [api, onOpen],
  );

  return { verifying, request };
}
