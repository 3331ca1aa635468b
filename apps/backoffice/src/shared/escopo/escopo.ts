import { atom } from 'jotai';
import { guardarJson, lerJson } from '@apto/api-client/sessao';
import { sessaoAtom } from '../sessao/sessao.ts';

/**
 * Which companies and branches the user is looking at. Empty lists mean all that the user may see; the lists only
 * ever narrow it (decision 34).
 */
export interface Escopo {
  readonly clientes: readonly number[];
  readonly unidades: readonly number[];
}

export const ESCOPO_TODO: Escopo = { clientes: [], unidades: [] };

const nome = (usuarioId: number) => `apto.escopo.${usuarioId}`;

const ids = (valor: unknown): number[] =>
  Array.isArray(valor) ? valor.filter((id): id is number => Number.isSafeInteger(id)) : [];

/** A scope from stored text; anything strange is left out. */
export function escopoDe(valor: unknown): Escopo {
  if (typeof valor !== 'object' || valor === null) return ESCOPO_TODO;
  const { clientes, unidades } = valor as { clientes?: unknown; unidades?: unknown };
  return { clientes: ids(clientes), unidades: ids(unidades) };
}

const escolhido = atom<{ usuarioId: number; escopo: Escopo } | null>(null);

/** The signed-in user's scope, kept per user in this browser. */
export const escopoAtom = atom(
  (get): Escopo => {
    const sessao = get(sessaoAtom);
    if (!sessao) return ESCOPO_TODO;
    const atual = get(escolhido);
    return atual?.usuarioId === sessao.perfil.id ? atual.escopo : escopoDe(lerJson(nome(sessao.perfil.id)));
  },
  (get, set, escopo: Escopo) => {
    const sessao = get(sessaoAtom);
    if (!sessao) return;
    set(escolhido, { usuarioId: sessao.perfil.id, escopo });
    guardarJson(nome(sessao.perfil.id), escopo);
  },
);

/** Whether something is left out of what the user may see. */
export const escopoRestrito = (escopo: Escopo): boolean =>
  escopo.clientes.length > 0 || escopo.unidades.length > 0;
