import { store } from '../../shared/store.ts';
import { currentSession } from '../../shared/session/index.ts';
import { restoreDraft } from './pedido/draft.ts';

export { Assistente as Component } from './Assistente.tsx';

/** Brings the draft back before the first step is shown. The guard above decides who gets here. */
export async function loader(): Promise<null> {
  const session = currentSession();
  if (session) await restoreDraft(store, session);
  return null;
}
