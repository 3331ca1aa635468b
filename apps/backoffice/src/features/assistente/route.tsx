import { store } from '@apto/api-client/react';
import { liveSession } from '../../shared/session/index.ts';
import { restoreDraft } from './pedido/draft.ts';

export { Assistente as Component } from './Assistente.tsx';

/** Brings the draft back before the first step is shown. The guard above decides who gets here. */
export async function loader(): Promise<null> {
  const session = liveSession.current();
  if (session) await restoreDraft(store, session);
  return null;
}
