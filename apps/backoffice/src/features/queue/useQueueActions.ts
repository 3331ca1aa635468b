import {
  ApiError,
  panelCounters,
  returnAtendimento,
  startAtendimento,
  startNextAtendimento,
  type AgendamentoRow,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { QUEUE_NOTICE } from '@apto/domain/queue';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify, notifyError } from '../../shared/notices/index.ts';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';

/** What stands in the place of a row's id while the next one is asked for. */
const NEXT = 0;

/** Iniciar, Próximo, Devolver and Assumir, one at a time; what somebody else was quicker at is said and read again. */
export function useQueueActions(reloadList: () => Promise<unknown>) {
  const api = useApi();
  const goTo = useNavigate();
  const reloadCalls = useReload();
  const attempt = useIdempotencyKey();
  const [busy, setBusy] = useState<number | null>(null);
  const isRunning = useRef(false);
  const [takingOver, setTakingOver] = useState<AgendamentoRow | null>(null);

  const reload = useCallback(
    () => Promise.all([reloadList(), reloadCalls(panelCounters)]),
    [reloadList, reloadCalls],
  );

  const run = useCallback(
    async (what: string, id: number, action: (options: { idempotencyKey: string }) => Promise<unknown>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(id);
      try {
        await action({ idempotencyKey: attempt.keyFor([what, id]) });
        // The same again is another request.
        attempt.restart();
      } catch (error) {
        attempt.restartIfRefused(error);
        const isConflict = error instanceof ApiError && error.status === 409;
        if (isConflict) notify(QUEUE_NOTICE.startFailed(error.message));
        else notifyError(error);
        if (isConflict) await reload();
      } finally {
        isRunning.current = false;
        setBusy(null);
      }
    },
    [attempt, reload],
  );

  const start = useCallback(
    (row: AgendamentoRow) =>
      void run('start', row.id, async (options) => {
        await api.invoke(startAtendimento, { params: { id: row.id } }, options);
        await goTo(panelRequestRoute(row.id));
      }),
    [api, goTo, run],
  );

  const startNext = useCallback(
    () =>
      void run('next', NEXT, async (options) => {
        const { agendamento, emAndamento } = await api.invoke(startNextAtendimento, {}, options);
        if (agendamento) await goTo(panelRequestRoute(agendamento.id));
        else notify(QUEUE_NOTICE.nothingNext(emAndamento));
      }),
    [api, goTo, run],
  );

  const giveBack = useCallback(
    (row: AgendamentoRow) =>
      void run('return', row.id, async (options) => {
        await api.invoke(returnAtendimento, { params: { id: row.id } }, options);
        notify(QUEUE_NOTICE.returned());
        await reload();
      }),
    [api, reload, run],
  );

  return {
    /** The row whose answer is on its way. */
    busyRow: busy === NEXT ? null : busy,
    isNextBusy: busy === NEXT,
    start,
    startNext,
    giveBack,
    takingOver,
    askTakeOver: setTakingOver,
    closeTakeOver: useCallback(() => setTakingOver(null), []),
    reload,
  };
}
