import { draftKey, panelCounters, createAgendamentos, listAgendamentos } from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE, DEFAULT_ERROR_TITLE } from '@apto/domain/messages';
import { useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { notify, notifyError, isSilent, messageFrom } from '../../../shared/notices/index.ts';
import { draftAtom } from '../pedido/pedido.ts';
import { agendamentosBody } from './body.ts';
import { useFinish } from './useFinish.ts';

export interface Submission {
  readonly sending: boolean;
  /** Why the last try failed; everything that was typed is still there. */
  readonly failure: Error | null;
  readonly send: () => Promise<void>;
}

/** Creates one appointment for each employee, all or none, then shows them in the list (doc2 §2.1, §4). */
export function useCreation(): Submission {
  const api = useApi();
  const store = useStore();
  const finish = useFinish();
  const reload = useReload();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);

  const send = useCallback(async () => {
    const { id, state } = store.get(draftAtom);
    setFailure(null);
    setSending(true);
    try {
      const body = agendamentosBody(state);
      const response = await api.invoke(createAgendamentos, { body }, { idempotencyKey: draftKey(id, body) });
      const created = Array.isArray(response) ? response : [response];
      for (const { nomeFuncionario, avisos: warnings } of created)
        notify(ASSISTENTE_NOTICE.agendamentoSaved(nomeFuncionario, warnings));
      void reload(listAgendamentos, panelCounters);
      await finish(created.map(({ id }) => id));
    } catch (error) {
      if (isSilent(error)) return;
      setFailure(error instanceof Error ? error : new Error(String(error)));
      // doc2 §8: handing over has words of its own.
      if (state.direcionarParaAtendente)
        notify({ ...ASSISTENTE_NOTICE.routingFailed(), detail: messageFrom(error) });
      else notifyError(error, DEFAULT_ERROR_TITLE);
    } finally {
      setSending(false);
    }
  }, [api, finish, store, reload]);

  return { sending, failure, send };
}
