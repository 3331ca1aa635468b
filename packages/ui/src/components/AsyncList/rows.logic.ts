/** One line of the list: a group's heading, an option, or the offer to try again. */
export type Linha<T> =
  | { readonly tipo: 'grupo'; readonly chave: string; readonly rotulo: string }
  | {
      readonly tipo: 'opcao';
      readonly chave: string;
      readonly item: T;
      /** Place among the options, from 1. */
      readonly posicao: number;
      readonly grupo: string | null;
    }
  | { readonly tipo: 'erro'; readonly chave: string };

export interface GrupoDeOpcoes<T> {
  /** Null for options without a heading. */
  readonly rotulo: string | null;
  readonly itens: readonly T[];
}

/** Groups as one list of lines, each heading before its options. */
export function emLinhas<T>(
  grupos: readonly GrupoDeOpcoes<T>[],
  chaveDe: (item: T) => string | number,
  comErro: boolean,
): Linha<T>[] {
  const linhas: Linha<T>[] = [];
  let posicao = 0;
  for (const [indice, { rotulo, itens }] of grupos.entries()) {
    const grupo = rotulo === null ? null : `grupo-${indice}`;
    if (rotulo !== null) linhas.push({ tipo: 'grupo', chave: `grupo-${indice}`, rotulo });
    for (const item of itens) {
      posicao += 1;
      linhas.push({ tipo: 'opcao', chave: `opcao-${chaveDe(item)}`, item, posicao, grupo });
    }
  }
  if (comErro) linhas.push({ tipo: 'erro', chave: 'erro' });
  return linhas;
}

/** How far PageUp and PageDown go. */
const SALTO = 10;

/**
 * The line that a key makes active: headings are passed over, the ends do not wrap. -1 stands for none. Null for
 * a key that moves nothing.
 */
export function linhaDaTecla<T>(linhas: readonly Linha<T>[], ativa: number, key: string): number | null {
  const ultima = linhas.length - 1;
  const alvo: Record<string, () => [number, 1 | -1]> = {
    ArrowDown: () => [ativa + 1, 1],
    ArrowUp: () => [ativa < 0 ? ultima : ativa - 1, -1],
    PageDown: () => [Math.min(Math.max(ativa, 0) + SALTO, ultima), -1],
    PageUp: () => [Math.max(ativa - SALTO, 0), 1],
  };
  const achar = alvo[key];
  if (!achar) return null;
  const [de, passo] = achar();
  for (let i = de; i >= 0 && i <= ultima; i += passo) if (linhas[i]?.tipo !== 'grupo') return i;
  return ativa;
}

/** The heading that covers the top of what is scrolled into view, or -1. */
export function cabecalhoVigente<T>(linhas: readonly Linha<T>[], primeiraVisivel: number): number {
  for (let i = Math.min(primeiraVisivel, linhas.length - 1); i >= 0; i -= 1) {
    if (linhas[i]?.tipo === 'grupo') return i;
  }
  return -1;
}
