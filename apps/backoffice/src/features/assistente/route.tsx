import { store } from '@apto/api-client/react';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { DRAFT_PARAM, NEW_DRAFT } from '../../shared/routing/addresses.ts';
import { liveSession } from '../../shared/session/index.ts';
import { forgetAttemptsAtom } from './fields/failures.ts';
import { beginFor } from './beginFor.ts';
import { restoreDraft } from './pedido/draft.ts';
import { draftAtom } from './pedido/pedido.ts';
import { stepPath } from './pedido/stepInUrl.ts';

export { Assistente as Component } from './Assistente.tsx';

/**
 * Brings the draft back before the first step is shown. The guard above decides who gets here. An address that names a
 * draft leads to its step, and keeps no name: the tab knows which one it has.
 */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  const session = liveSession.current();
  if (!session) return null;
  const { searchParams: query } = new URL(request.url);
  const wanted = query.get(DRAFT_PARAM);
  const before = store.get(draftAtom).id;
  await restoreDraft(store, session, wanted);
  if (wanted === NEW_DRAFT) await beginFor(store, query);
  const { id, state } = store.get(draftAtom);
  if (id !== before) store.set(forgetAttemptsAtom);
  return wanted === null ? null : redirect(stepPath(state.step));
}
