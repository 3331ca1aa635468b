import { countPreSolicitacoes, draftKey, listPreSolicitacoes, savePreSolicitacao } from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { validatePreSolicitacao } from '@apto/domain/assistente';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { toast } from '@apto/ui';
import { useStore } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';
import { contextAtom, draftAtom } from '../pedido/pedido.ts';
import { agendamentosBody } from './body.ts';
import { useFinish } from './useFinish.ts';

/** Why a pre-request was not kept, and whose were not. */
export interface PreSolicitacaoFailure {
  readonly error: Error;
  readonly names: readonly string[];
}

interface PreSolicitacaoSubmission {
  readonly sending: boolean;
  readonly failure: PreSolicitacaoFailure | null;
  readonly send: () => Promise<void>;
}

/**
 * 'Criar pré-solicitação' (doc2 §2.1): keeps one for each employee, each on its own. Where some fail the wizard stays,
 * and trying again keeps only those that are not kept yet.
 */
export function usePreSolicitacao(): PreSolicitacaoSubmission {
  const api = useApi();
  const store = useStore();
  const finish = useFinish();
  const reload = useReload();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<PreSolicitacaoFailure | null>(null);
  const kept = useRef(new Set<string>());

  const send = useCallback(async () => {
    const { id, state } = store.get(draftAtom);
    const checked = validatePreSolicitacao(state, store.get(contextAtom));
    if (!checked.ok) {
      notify(ASSISTENTE_NOTICE.invalidStep(checked.message));
      return;
    }
    // What an earlier try said is none of this one's.
    toast.dismiss();
    setFailure(null);
    setSending(true);
    let failed: Error | null = null;
    const names: string[] = [];
    for (const body of agendamentosBody(state)) {
      const idempotencyKey = draftKey(`pre-${id}`, body);
      if (kept.current.has(idempotencyKey)) continue;
      try {
        const saved = await api.invoke(savePreSolicitacao, { body }, { idempotencyKey });
        kept.current.add(idempotencyKey);
        notify(ASSISTENTE_NOTICE.preSolicitacaoSaved(body.nomeFuncionario, saved.avisos));
      } catch (error) {
        failed = error instanceof Error ? error : new Error(String(error));
        if (isSilent(error)) break;
        names.push(body.nomeFuncionario);
        notify(ASSISTENTE_NOTICE.preSolicitacaoFailed(body.nomeFuncionario, messageFrom(error)));
      }
    }
    void reload(listPreSolicitacoes, countPreSolicitacoes);
    setSending(false);
    if (failed === null) await finish();
    else if (!isSilent(failed)) setFailure({ error: failed, names });
  }, [api, finish, store, reload]);

  return { sending, failure, send };
}
