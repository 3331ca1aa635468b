/** What a page loader is asked for. */
export interface PaginaPedida {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** What was typed, trimmed; empty for everything. */
  readonly search: string;
  /** Aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** A page of options. Without `total` and `hasMore`, a full page means that there may be another. */
export interface Pagina<T> {
  readonly items: readonly T[];
  readonly total?: number | undefined;
  readonly hasMore?: boolean | undefined;
}

/** Loads one page. A rejected promise becomes a row with 'Tentar novamente'. */
export type CarregarPagina<T> = (pedida: PaginaPedida) => Promise<Pagina<T>>;

/** What the list is doing. The `-mais` states keep what is already loaded. */
export type EstadoDaLista = 'ocioso' | 'carregando' | 'carregando-mais' | 'pronto' | 'erro' | 'erro-mais';

export interface RetratoDaLista<T> {
  readonly estado: EstadoDaLista;
  readonly itens: readonly T[];
  readonly busca: string;
  readonly total: number | undefined;
  readonly temMais: boolean;
}

export interface ListaPaginada<T> {
  readonly assinar: (ouvinte: () => void) => () => void;
  readonly retrato: () => RetratoDaLista<T>;
  /** Starts again from page 1 with another text. Whatever was under way is dropped. */
  readonly buscar: (texto: string) => void;
  /** Asks for the next page, once, if there is one. */
  readonly carregarMais: () => void;
  readonly tentarNovamente: () => void;
  readonly encerrar: () => void;
}

/** Options per page (doc2 §9, 'item size 20'). */
export const ITENS_POR_PAGINA = 20;
/** Milliseconds without a key before a search starts (doc2 §9). */
export const ESPERA_DA_BUSCA = 500;

/** A list that grows by pages; an item that two pages repeat stays once, where it came first. */
export function criarListaPaginada<T>(
  carregar: CarregarPagina<T>,
  chaveDe: (item: T) => string | number,
  limite: number = ITENS_POR_PAGINA,
): ListaPaginada<T> {
  const ouvintes = new Set<() => void>();
  let atual: RetratoDaLista<T> = { estado: 'ocioso', itens: [], busca: '', total: undefined, temMais: false };
  let pagina = 0;
  let controle = new AbortController();

  const mudar = (parte: Partial<RetratoDaLista<T>>): void => {
    atual = { ...atual, ...parte };
    for (const ouvinte of ouvintes) ouvinte();
  };

  const pedir = (numero: number): void => {
    const { signal } = controle;
    const primeira = numero === 1;
    mudar({ estado: primeira ? 'carregando' : 'carregando-mais' });
    carregar({ page: numero, limit: limite, search: atual.busca, signal }).then(
      ({ items, total, hasMore }) => {
        if (signal.aborted) return;
        pagina = numero;
        const itens = primeira ? semRepetir([], items, chaveDe) : semRepetir(atual.itens, items, chaveDe);
        const temMais = hasMore ?? (total === undefined ? items.length >= limite : itens.length < total);
        // A page that brings nothing new would be asked for without end.
        const esgotada = items.length === 0 || (!primeira && itens.length === atual.itens.length);
        mudar({ estado: 'pronto', itens, total, temMais: temMais && !esgotada });
      },
      () => {
        if (!signal.aborted) mudar({ estado: primeira ? 'erro' : 'erro-mais' });
      },
    );
  };

  const recomecar = (): void => {
    controle.abort();
    controle = new AbortController();
    pagina = 0;
  };

  return {
    assinar: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    retrato: () => atual,
    buscar: (texto) => {
      recomecar();
      mudar({ busca: texto.trim(), itens: [], total: undefined, temMais: false });
      pedir(1);
    },
    carregarMais: () => {
      if (atual.estado === 'pronto' && atual.temMais) pedir(pagina + 1);
    },
    tentarNovamente: () => {
      if (atual.estado === 'erro' || atual.estado === 'erro-mais') pedir(pagina + 1);
    },
    encerrar: () => {
      recomecar();
      mudar({ estado: 'ocioso', itens: [], busca: '', total: undefined, temMais: false });
    },
  };
}

function semRepetir<T>(
  antes: readonly T[],
  novos: readonly T[],
  chaveDe: (item: T) => string | number,
): readonly T[] {
  const vistos = new Set(antes.map(chaveDe));
  return [...antes, ...novos.filter((item) => !vistos.has(chaveDe(item)) && vistos.add(chaveDe(item)))];
}

const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A loader over options that are all here already. Accents and case do not matter, and words may come in any
 * order. The normalised texts are made once.
 */
export function carregarDaMemoria<T>(
  opcoes: readonly T[],
  textoDe: (item: T) => string,
): (busca: string) => readonly T[] {
  let textos: readonly string[] | undefined;
  return (busca) => {
    const palavras = semAcento(busca).split(/\s+/).filter(Boolean);
    if (palavras.length === 0) return opcoes;
    textos ??= opcoes.map((item) => semAcento(textoDe(item)));
    const prontos = textos;
    return opcoes.filter((_, i) => palavras.every((palavra) => prontos[i]?.includes(palavra)));
  };
}
