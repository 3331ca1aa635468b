import { changeStatus, validateDeadline, type AgendamentoRow } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { AGENDAMENTOS_NOTICE } from '@apto/domain/messages';
import { deadlineBlock, statusRecord, isStatusIn, STATUSES_WITH_DEADLINE } from '@apto/domain/status';
import { useCallback, useState } from 'react';
import { notify, notifyError } from '../../../shared/notices/index.ts';

/** The actions of the list that change a status by themselves and ask for words: a reason, or what is to change. */
export type StatusAction = 'ALTERAR' | 'CANCELAR' | 'DESISTENCIA';

const TRANSITION = { ALTERAR: 'SOLICITAR_ALTERACAO', CANCELAR: 'CANCELAR', DESISTENCIA: 'DESISTIR' } as const;
const SUCCESS = {
  ALTERAR: AGENDAMENTOS_NOTICE.changeRequested,
  CANCELAR: AGENDAMENTOS_NOTICE.cancelled,
  DESISTENCIA: AGENDAMENTOS_NOTICE.desistencia,
} as const;

export interface OpenChange {
  action: StatusAction;
  agendamento: AgendamentoRow;
}

export interface StatusChange {
  /** What the reason dialog is about; null while it is closed. */
  open: OpenChange | null;
  /** Row whose time limit is being asked about. */
  verifying: number | null;
  /** Asks the time limit where it applies (doc1 §4 'Timing blocks'); opens the dialog, or says why not. */
  request: (action: StatusAction, agendamento: AgendamentoRow) => Promise<void>;
  /** Posts the status record with the reason. Rejects with the server's sentence; the dialog keeps the text. */
  confirm: (reason: string) => Promise<void>;
  close: () => void;
}

/** Change request, Cancelar and Desistência de Vaga, from the menu to the toast (doc1 §4). */
export function useStatusChange(onChange: () => Promise<unknown>): StatusChange {
  const api = useApi();
  const [open, setOpen] = useState<OpenChange | null>(null);
  const [verifying, setVerifying] = useState<number | null>(null);
  const attempt = useIdempotencyKey();

  const request = useCallback(
    async (action: StatusAction, agendamento: AgendamentoRow) => {
      if (isStatusIn(agendamento.status.id, STATUSES_WITH_DEADLINE)) {
        setVerifying(agendamento.id);
        try {
          const hours = await api.invoke(validateDeadline, {
            params: { id: agendamento.id },
            query: { acao: action },
          });
          const block = deadlineBlock(action, hours);
          if (block) {
            notify(AGENDAMENTOS_NOTICE.deadlineBlocked(block));
            return;
          }
        } catch (error) {
          notifyError(error);
          return;
        } finally {
          setVerifying(null);
        }
      }
      attempt.restart();
      setOpen({ action, agendamento });
    },
    [api, attempt],
  );

  const confirm = useCallback(
    async (reason: string) => {
      if (!open) return;
      const { action, agendamento } = open;
      const body = statusRecord(TRANSITION[action], agendamento.id, reason);
      try {
        await api.invoke(changeStatus, { body }, { idempotencyKey: attempt.keyFor(reason) });
      } catch (error) {
        // doc1 §8: the server's message, as a toast; the dialog shows it as well, beside the text that was typed.
        notifyError(error);
        throw error;
      }
      notify(SUCCESS[action]());
      void onChange();
    },
    [open, onChange, api, attempt],
  );

  return { open, verifying, request, confirm, close: useCallback(() => setOpen(null), []) };
}
