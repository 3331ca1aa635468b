import { panelCounters, startNextAtendimento } from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { QUEUE_NOTICE } from '@apto/domain/queue';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../notices/index.ts';
import { panelRequestRoute } from '../../routing/addresses.ts';
import { useQueueStep } from './useQueueStep.ts';

/** Takes the next request of the queue and opens its page. */
export function useStartNext() {
  const api = useApi();
  const goTo = useNavigate();
  const reload = useReload();
  const { busy, run } = useQueueStep<'next'>(useCallback(() => reload(panelCounters), [reload]));
  const startNext = useCallback(
    () =>
      void run('next', 'next', async (options) => {
        const { agendamento, emAndamento } = await api.invoke(startNextAtendimento, {}, options);
        if (agendamento) await goTo(panelRequestRoute(agendamento.id));
        else notify(QUEUE_NOTICE.nothingNext(emAndamento));
      }),
    [api, goTo, run],
  );
  return { isBusy: busy !== null, startNext };
}
