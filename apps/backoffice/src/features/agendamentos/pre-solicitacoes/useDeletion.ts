import { deletePreSolicitacao, restorePreSolicitacao, type PreSolicitacaoRow } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { PRE_SOLICITACAO_NOTICE as NOTICE, UNDO_LIFE } from '@apto/domain/messages';
import { toast } from '@apto/ui';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';

type Result = { readonly id: number; readonly error: unknown };

/** Calls for each, one after the other; what failed comes with why. */
async function each(ids: readonly number[], call: (id: number) => Promise<unknown>): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of ids) {
    results.push(
      await call(id)
        .then(() => ({ id, error: null }))
        .catch((error: unknown) => ({ id, error })),
    );
  }
  return results;
}

/** Deletes what is selected: a call for each and one toast with the count (decision 55), which takes it back. */
export function useDeletion(reload: () => Promise<unknown>) {
  const api = useApi();

  async function restore(ids: readonly number[]): Promise<void> {
    const results = await each(ids, (id) => api.invoke(restorePreSolicitacao, { params: { id } }));
    const failed = results.find(({ error }) => error !== null);
    const back = results.filter(({ error }) => error === null).length;
    if (back > 0) notify(NOTICE.restored(back));
    if (failed && !isSilent(failed.error)) notify(NOTICE.restoreFailed(messageFrom(failed.error)));
    await reload();
  }

  /** @returns those that could not be deleted */
  return async function remove(rows: readonly PreSolicitacaoRow[]): Promise<readonly number[]> {
    const results = await each(
      rows.map(({ id }) => id),
      (id) => api.invoke(deletePreSolicitacao, { params: { id } }),
    );
    const gone = results.filter(({ error }) => error === null).map(({ id }) => id);
    const failed = results.filter(({ error }) => error !== null);
    if (gone.length > 0) {
      const { title, detail } = NOTICE.deleted(gone.length);
      toast.success({ title, detail, life: UNDO_LIFE, onUndo: () => void restore(gone) });
    }
    const [first] = failed;
    if (first && !isSilent(first.error)) notify(NOTICE.deleteFailed(messageFrom(first.error)));
    await reload();
    return failed.map(({ id }) => id);
  };
}
