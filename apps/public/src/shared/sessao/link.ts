import { guardarConvite, lerConvite, marcaDoConvite } from './convite.ts';
import { sessao } from './sessao.ts';

/**
 * Takes the token out of the address, for the login form. `conferir` then ends a session that another token opened: the
 * link of a colleague on a shared phone must not show one's own request.
 */
export function receberConvite(): { conferir: () => Promise<void> } {
  const lido = lerConvite(window.location.hash.slice(1));
  if (!lido) return { conferir: () => Promise.resolve() };
  guardarConvite(lido.token);
  window.history.replaceState(window.history.state, '', `#${lido.endereco}`);
  return {
    async conferir() {
      const marca = await marcaDoConvite(lido.token);
      const atual = sessao.atual();
      if (atual && atual.convite !== null && marca !== null && atual.convite !== marca)
        sessao.encerrar('saiu');
    },
  };
}
