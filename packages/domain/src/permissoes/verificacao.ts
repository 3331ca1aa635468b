import type { AcaoPermissao } from './constantes.ts';

/** A user's permissions: the list that the token carries, or a set of it. */
export type Permissoes = readonly string[] | ReadonlySet<string>;

/** Whether the user holds exactly this permission (doc3 §6). An empty or absent list holds none. */
export function temPermissao(permissoes: Permissoes | null | undefined, permissao: string): boolean {
  if (permissoes === null || permissoes === undefined) return false;
  return 'has' in permissoes ? permissoes.has(permissao) : permissoes.includes(permissao);
}

/** The user's permissions that contain a pattern, ignoring case (doc3 §6). */
export function permissoesComPadrao(permissoes: Permissoes, padrao: string): string[] {
  const procurado = padrao.toLowerCase();
  return [...permissoes].filter((p) => p.toLowerCase().includes(procurado));
}

/**
 * The client's route guard (doc3 §2.2): it turns away only when the list is loaded, is not empty and lacks
 * the permission. The server never uses it: there an empty list is refused (decisions #17).
 */
export function passaNaGuardaDeRota(permissoes: readonly string[], exigida?: string): boolean {
  return exigida === undefined || permissoes.length === 0 || permissoes.includes(exigida);
}

/** Actions of a generic list (doc3 §6): a screen without a permission area allows them all. */
export function podeNaTela(
  permissoes: Permissoes,
  area: string | null | undefined,
  acao: AcaoPermissao,
): boolean {
  return area === null || area === undefined || area === '' || temPermissao(permissoes, `${area}:${acao}`);
}
