import { truncar } from '@apto/domain';
import type { Escopo } from './escopo.ts';

export interface Opcao {
  id: number;
  name: string;
}

/**
 * Turns one company on or off. Branches are chosen within a single company, so that the branches of one never hide
 * another company's requests.
 */
export function alternarCliente(escopo: Escopo, id: number): Escopo {
  const clientes = escopo.clientes.includes(id)
    ? escopo.clientes.filter((c) => c !== id)
    : [...escopo.clientes, id];
  return { clientes, unidades: [] };
}

/** Turns one branch of the only chosen company on or off. */
export function alternarUnidade(escopo: Escopo, id: number): Escopo {
  const unidades = escopo.unidades.includes(id)
    ? escopo.unidades.filter((u) => u !== id)
    : [...escopo.unidades, id];
  return { clientes: escopo.clientes, unidades };
}

/** The company whose branches can be chosen: the only one chosen, or the only one that there is. */
export function clienteDasUnidades(escopo: Escopo, opcoes: readonly Opcao[]): number | null {
  if (escopo.clientes.length === 1) return escopo.clientes[0] ?? null;
  return escopo.clientes.length === 0 && opcoes.length === 1 ? (opcoes[0]?.id ?? null) : null;
}

/**
 * The stored choice without what the user no longer sees. A list that did not fit on one page says nothing about
 * who is missing from it.
 */
export function podarEscopo(escopo: Escopo, opcoes: readonly Opcao[], total: number): Escopo {
  if (opcoes.length < total) return escopo;
  const vistos = new Set(opcoes.map((o) => o.id));
  const clientes = escopo.clientes.filter((id) => vistos.has(id));
  if (clientes.length === escopo.clientes.length) return escopo;
  return { clientes, unidades: [] };
}

const TODAS = 'Todas as empresas';

const contar = (n: number, um: string, muitos: string): string => (n === 1 ? `1 ${um}` : `${n} ${muitos}`);

/** What the top bar says: 'Todas as empresas', 'Metalúrgica Serra Azul · 2 unidades', '3 empresas'. */
export function rotuloDoEscopo(escopo: Escopo, opcoes: readonly Opcao[]): string {
  const { clientes, unidades } = escopo;
  const unica = clienteDasUnidades(escopo, opcoes);
  const nome = opcoes.find((o) => o.id === unica)?.name;
  const empresas =
    clientes.length === 0 ? (nome ?? TODAS) : (nome ?? contar(clientes.length, 'empresa', 'empresas'));
  return unidades.length === 0 ? empresas : `${empresas} · ${contar(unidades.length, 'unidade', 'unidades')}`;
}

/** Characters of a short line. */
const LARGURA_CURTA = 16;

/** The same where there is room for one short line; the whole stays in the button's name. */
export const rotuloCurto = (rotulo: string): string =>
  rotulo === TODAS ? 'Todas' : truncar(rotulo, LARGURA_CURTA);
