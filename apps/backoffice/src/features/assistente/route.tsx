import { loja } from '../../shared/loja.ts';
import { sessaoAtual } from '../../shared/sessao/index.ts';
import { restaurarRascunho } from './pedido/rascunho.ts';

export { Assistente as Component } from './Assistente.tsx';

/** Brings the draft back before the first step is shown. The guard above decides who gets here. */
export async function loader(): Promise<null> {
  const sessao = sessaoAtual();
  if (sessao) await restaurarRascunho(loja, sessao);
  return null;
}
