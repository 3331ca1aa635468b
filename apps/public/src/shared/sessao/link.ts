import { guardarConvite, lerConvite, marcaDoConvite } from './convite.ts';
import { sessao } from './sessao.ts';

/**
 * Takes in the token of a link, for the login form, and ends a session that another token opened: the link of a
 * colleague on a shared phone must not show one's own request.
 */
export async function receberConvite(token: string): Promise<void> {
  guardarConvite(token);
  const marca = await marcaDoConvite(token);
  const atual = sessao.atual();
  if (atual && atual.convite !== null && marca !== null && atual.convite !== marca) sessao.encerrar('saiu');
}

/**
 * Takes the token out of the address before anything else: what is secret must not stay in the history. Answers it, or
 * null.
 */
export function tirarConviteDoEndereco(): string | null {
  const lido = lerConvite(window.location.hash.slice(1));
  if (!lido) return null;
  window.history.replaceState(window.history.state, '', `#${lido.endereco}`);
  return lido.token;
}
