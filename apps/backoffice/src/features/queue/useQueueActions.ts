import { panelCounters, returnAtendimento, startAtendimento, type AgendamentoRow } from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { QUEUE_NOTICE } from '@apto/domain/queue';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueueStep } from '../../shared/agendamentos/next/useQueueStep.ts';
import { notify } from '../../shared/notices/index.ts';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';

/** Iniciar, Devolver and Assumir, one at a time; what somebody else was quicker at is said and read again. */
export function useQueueActions(reloadList: () => Promise<unknown>) {
  const api = useApi();
  const goTo = useNavigate();
  const reloadCalls = useReload();
  const [takingOver, setTakingOver] = useState<AgendamentoRow | null>(null);

  const reload = useCallback(
    () => Promise.all([reloadList(), reloadCalls(panelCounters)]),
    [reloadList, reloadCalls],
  );

  const { busy, run } = useQueueStep<number>(reload);

  const start = useCallback(
    (row: AgendamentoRow) =>
      void run(
        'start',
        row.id,
        async (options) => {
          await api.invoke(startAtendimento, { params: { id: row.id } }, options);
          await goTo(panelRequestRoute(row.id));
        },
        row.funcionario.name,
      ),
    [api, goTo, run],
  );

  const giveBack = useCallback(
    (row: AgendamentoRow) =>
      void run(
        'return',
        row.id,
        async (options) => {
          await api.invoke(returnAtendimento, { params: { id: row.id } }, options);
          notify(QUEUE_NOTICE.returned());
          await reload();
        },
        row.funcionario.name,
      ),
    [api, reload, run],
  );

  return {
    /** The row whose answer is on its way. */
    busyRow: busy,
    start,
    giveBack,
    takingOver,
    askTakeOver: setTakingOver,
    closeTakeOver: useCallback(() => setTakingOver(null), []),
    reload,
  };
}
