import { criarCliente, type Cliente, type ErroDeApi } from '@apto/api-client';
import { escopoAtom } from '../escopo/escopo.ts';
import { loja } from '../loja.ts';
import { encerrar, sessaoAtual } from '../sessao/sessao.ts';

/** Told when the API asks for a key that the user's company lacks (doc1 §7). */
type OuvinteSemApiKey = (erro: ErroDeApi) => void;
const ouvintes = new Set<OuvinteSemApiKey>();

/** Listens to the 'no api key' event. Answers the way to stop. */
export function aoFaltarApiKey(ouvinte: OuvinteSemApiKey): () => void {
  ouvintes.add(ouvinte);
  return () => void ouvintes.delete(ouvinte);
}

const comuns = {
  // A late answer to a call of an earlier session leaves the present one alone.
  aoExpirar: (_erro: ErroDeApi, token: string) => {
    if (sessaoAtual()?.token === token) encerrar('expirou');
  },
  aoFaltarApiKey: (erro: ErroDeApi) => ouvintes.forEach((ouvinte) => ouvinte(erro)),
};

const daSessao = () => {
  const sessao = sessaoAtual();
  return { token: sessao?.token ?? null, apiKey: sessao?.perfil.apiKey ?? null };
};

/** The app's client: the session's token and the chosen scope on every call. Any 401 of its token ends the session once. */
export const cliente: Cliente = criarCliente({
  ...comuns,
  credenciais: () => {
    const { clientes, unidades } = loja.get(escopoAtom);
    return { ...daSessao(), clientes, unidades };
  },
});

/** For what must list all that the user may choose among: the scope switcher itself. */
export const clienteSemEscopo: Cliente = criarCliente({ ...comuns, credenciais: daSessao });

/** A client for signing in: the given token, no session, no logout on 401. */
export const clienteCom = (token: string | null): Cliente => criarCliente({ credenciais: () => ({ token }) });
