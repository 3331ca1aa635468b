import { rascunhoTemConteudo } from '@apto/domain';
import { atom, type createStore } from 'jotai';
import { saidaAtom, type Sessao } from '../../../shared/sessao/index.ts';
import { criarGravador } from './gravador.ts';
import { criarGuarda, type GuardaDeRascunho } from './guarda.ts';
import {
  novoRascunho,
  perfilDaSessao,
  rascunhoAtom,
  saindoAtom,
  semCadastroAtom,
  type Rascunho,
} from './pedido.ts';

type Loja = ReturnType<typeof createStore>;

/** `guardado`: a reload would bring everything back. `so-na-aba`: this browser keeps nothing. */
export type SituacaoDoRascunho = 'vazio' | 'guardado' | 'so-na-aba';
export const situacaoDoRascunhoAtom = atom<SituacaoDoRascunho>('vazio');

let guarda: GuardaDeRascunho = criarGuarda();
let acompanhada: { readonly loja: Loja; readonly parar: () => void } | null = null;

function dizer(loja: Loja, guardado: boolean): void {
  const { estado, criado } = loja.get(rascunhoAtom);
  const vazio = !rascunhoTemConteudo(estado) && !criado;
  loja.set(situacaoDoRascunhoAtom, vazio ? 'vazio' : guardado ? 'guardado' : 'so-na-aba');
}

/** Keeps the draft of this store on disk from now on; once for each store. */
function acompanhar(loja: Loja): void {
  if (acompanhada?.loja === loja) return;
  acompanhada?.parar();
  const gravar = criarGravador<Rascunho>(
    (rascunho) => guarda.guardar(rascunho),
    (guardado) => dizer(loja, guardado),
  );
  const pararDeGravar = loja.sub(rascunhoAtom, () => gravar(loja.get(rascunhoAtom)));
  // Whoever signs out, here or in another tab, leaves nothing behind: neither on disk nor in the page's memory.
  const pararDeSair = loja.sub(saidaAtom, () => {
    if (loja.get(saidaAtom) !== 'saiu') return;
    loja.set(saindoAtom, true);
    descartarRascunho(loja);
  });
  const parar = () => {
    pararDeGravar();
    pararDeSair();
  };
  acompanhada = { loja, parar };
}

/** Brings back the person's draft before the wizard is shown. Does nothing when it is already here. */
export async function restaurarRascunho(loja: Loja, sessao: Sessao): Promise<void> {
  const { id: usuarioId } = sessao.perfil;
  if (loja.get(rascunhoAtom).usuarioId !== usuarioId) {
    const rascunho = await guarda.ler(usuarioId, perfilDaSessao(sessao));
    loja.set(rascunhoAtom, rascunho);
    loja.set(
      semCadastroAtom,
      rascunho.estado.funcionarios.map(({ id }) => id),
    );
    dizer(loja, true);
  }
  loja.set(saindoAtom, false);
  acompanhar(loja);
}

/** Begins anew: after the request was sent, or when the person throws it away. What is stored goes with it. */
export function descartarRascunho(loja: Loja): void {
  const { usuarioId, estado } = loja.get(rascunhoAtom);
  loja.set(rascunhoAtom, novoRascunho(usuarioId, estado.profile));
}

/** For stories and tests: another place to keep drafts in, and the draft that is in it. */
export function usarRascunhoDeTeste(loja: Loja, rascunho: Rascunho, outra: GuardaDeRascunho): void {
  guarda = outra;
  acompanhada?.parar();
  acompanhada = null;
  loja.set(rascunhoAtom, rascunho);
  dizer(loja, true);
}
