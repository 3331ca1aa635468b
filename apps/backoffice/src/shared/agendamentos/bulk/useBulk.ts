import {
  agendaBoard,
  bulkItems,
  getBulk,
  listAgendamentos,
  listQueue,
  panelCounters,
  reservasOnDay,
  stopBulk,
  undoBulk,
} from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { bulkNotice, isBulkRunning } from '@apto/domain/bulk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSilent, messageFrom, notify } from '../../notices/index.ts';
import { startedHere } from './bulks.ts';

/** Between two looks while somebody waits, in ms. */
const LOOK = 1000;
const SLOW_LOOK = 15_000;

/** How far one go is, and what its owner may do with it. */
export function useBulk(id: number) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const { data, error, mutate } = useCall(
    getBulk,
    { params: { id } },
    {
      refreshInterval: (latest) => {
        if (!latest || isBulkRunning(latest.situacao)) return LOOK;
        if (!latest.podeDesfazer) return 0;
        // A cancellation is offered back for seconds, a closed day for minutes.
        return latest.acao === 'CANCELAR' ? LOOK : SLOW_LOOK;
      },
    },
  );

  // The toast that offers the way back goes with the press: on a slow network nothing else would tell of it.
  const [asked, setAsked] = useState<'stop' | 'undo' | null>(null);
  const ask = useCallback(
    async (call: typeof stopBulk, title: string): Promise<void> => {
      setAsked(call === stopBulk ? 'stop' : 'undo');
      try {
        const next = await api.invoke(
          call,
          { params: { id } },
          { idempotencyKey: attempt.keyFor([call.id, id]) },
        );
        await mutate(next, { revalidate: false });
      } catch (failure) {
        attempt.restartIfRefused(failure);
        if (!isSilent(failure)) notify({ tone: 'danger', title, detail: messageFrom(failure) });
        await mutate();
      } finally {
        setAsked(null);
      }
    },
    [api, attempt, id, mutate],
  );
  const stop = useCallback(() => ask(stopBulk, 'Não foi possível parar.'), [ask]);
  const undo = useCallback(() => ask(undoBulk, 'Não foi possível desfazer.'), [ask]);

  // Who saw it run is told of its end, on whichever screen; the lists are read again.
  const wasRunning = useRef(startedHere.has(id));
  useEffect(() => {
    if (!data) return;
    const isRunning = isBulkRunning(data.situacao);
    if (wasRunning.current && !isRunning) {
      startedHere.delete(id);
      // A closed day is taken back for minutes: the line that stays says its end, and undoes it; a toast would say it twice.
      if (data.acao !== 'REMARCAR') {
        const notice = bulkNotice(data, data.podeDesfazer);
        if (data.podeDesfazer) notify(notice, () => void undo());
        else notify(notice);
      }
      // A closed day that is opened again stands on the screens of the agendas.
      void reload(listAgendamentos, listQueue, panelCounters, bulkItems, agendaBoard, reservasOnDay);
    }
    wasRunning.current = isRunning;
  }, [data, id, reload, undo]);

  return { progress: data, error, stop, undo, asked };
}
