import { store } from '../../shared/loja.ts';
import { currentSession } from '../../shared/sessao/index.ts';
import { restoreDraft } from './pedido/rascunho.ts';

export { Assistente as Component } from './Assistente.tsx';

/** Brings the draft back before the first step is shown. The guard above decides who gets here. */
export async function loader(): Promise<null> {
  const session = currentSession();
  if (session) await restoreDraft(store, session);
  return null;
}
