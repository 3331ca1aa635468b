import {
  draftKey,
  panelCounters,
  createAutoagendamento,
  sendAutoagendamentoLink,
  listAgendamentos,
  type Answer,
} from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { linkPayload } from '@apto/domain/assistente';
import { getsLink } from '@apto/domain/autoagendamento';
import { ACTION_NOTICE, DEFAULT_ERROR_TITLE } from '@apto/domain/messages';
import { useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { notify, notifyError, isSilent, messageFrom } from '../../../shared/notices/index.ts';
import { createdAtom, draftAtom, type CreatedPedido } from '../pedido/pedido.ts';
import type { Submission } from './useCreation.ts';
import { autoagendamentoBody } from './body.ts';

/** Where the request ended: with a link, or waiting for the safety team. */
export type Outcome =
  | { readonly kind: 'LINK'; readonly link: Answer<typeof sendAutoagendamentoLink> }
  | { readonly kind: 'AGUARDANDO_RISCO' };

export interface LinkSubmission extends Submission {
  readonly outcome: Outcome | null;
}

/**
 * Makes the self-scheduling request, then sends its link (doc2 §2.10, §4). A request that was made is made once: when
 * only the link failed, trying again sends only the link.
 */
export function useLinkSubmission(): LinkSubmission {
  const api = useApi();
  const store = useStore();
  const reload = useReload();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const create = useCallback(async (): Promise<CreatedPedido | null> => {
    const { id: draftId, state } = store.get(draftAtom);
    const body = autoagendamentoBody(state);
    const { id, nomeFuncionario, idStatus } = await api.invoke(
      createAutoagendamento,
      { body },
      { idempotencyKey: draftKey(draftId, body) },
    );
    void reload(listAgendamentos, panelCounters);
    if (!getsLink({ idStatus }, state.funcionarios)) return null;
    const created = { id, nomeFuncionario };
    store.set(createdAtom, created);
    return created;
  }, [api, store, reload]);

  const send = useCallback(async () => {
    setFailure(null);
    setSending(true);
    try {
      const created = store.get(createdAtom) ?? (await create());
      if (!created) {
        setOutcome({ kind: 'AGUARDANDO_RISCO' });
        return;
      }
      const { id: draftId, state } = store.get(draftAtom);
      const body = linkPayload(state, created.id);
      // After a lost answer the same link comes back, and nobody gets a second message.
      const options = { idempotencyKey: draftKey(draftId, body) };
      setOutcome({ kind: 'LINK', link: await api.invoke(sendAutoagendamentoLink, { body }, options) });
    } catch (error) {
      if (isSilent(error)) return;
      setFailure(error instanceof Error ? error : new Error(String(error)));
      // Without a request there was no token to make.
      if (store.get(createdAtom)) notify(ACTION_NOTICE.tokenGenerationFailed(messageFrom(error)));
      else notifyError(error, DEFAULT_ERROR_TITLE);
    } finally {
      setSending(false);
    }
  }, [api, create, store]);

  return { sending, failure, send, outcome };
}
