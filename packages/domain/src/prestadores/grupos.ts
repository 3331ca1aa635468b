/** Provider priority (doc2 §3). */
export const PRIORIDADE = {
  PREFERENCIAL: 'PREFERENCIAL',
  SEGUNDA_OPCAO: 'SEGUNDA_OPCAO',
  OUTROS: 'OUTROS',
} as const;
export type Prioridade = keyof typeof PRIORIDADE;

export type GrupoPrestador = 'SUGERIDOS' | 'DISPONIVEIS';

/** Group labels of the grouped dropdown (doc2 §2.7). */
export const ROTULO_GRUPO_PRESTADOR: Readonly<Record<GrupoPrestador, string>> = {
  SUGERIDOS: 'Prestadores sugeridos',
  DISPONIVEIS: 'Prestadores disponíveis',
};

/** Tooltip of a preferred provider (doc2 §2.7). */
export const DICA_PREFERENCIAL = 'Possui melhor qualidade no atendimento';

/** Buttons of the confirmation for a provider of priority OUTROS (doc2 §2.7). */
export const BOTOES_CONFIRMAR_OUTROS = { confirmar: 'Estou ciente', voltar: 'Alterar prestador' } as const;

interface ComPrioridade {
  readonly id: number;
  readonly prioridade?: string | null;
}

/** The group of a provider: anything that is not suggested is merely available. */
export function grupoDoPrestador(prestador: { readonly prioridade?: string | null }): GrupoPrestador {
  return prestador.prioridade === PRIORIDADE.PREFERENCIAL || prestador.prioridade === PRIORIDADE.SEGUNDA_OPCAO
    ? 'SUGERIDOS'
    : 'DISPONIVEIS';
}

/** The tooltip of a provider, or null (only preferred ones have one). */
export function dicaDoPrestador(prestador: { readonly prioridade?: string | null }): string | null {
  return prestador.prioridade === PRIORIDADE.PREFERENCIAL ? DICA_PREFERENCIAL : null;
}

export interface GrupoDePrestadores<P> {
  readonly grupo: GrupoPrestador;
  readonly rotulo: string;
  readonly itens: readonly P[];
}

const ordem = (p: ComPrioridade): 0 | 1 | 2 =>
  p.prioridade === PRIORIDADE.PREFERENCIAL ? 0 : p.prioridade === PRIORIDADE.SEGUNDA_OPCAO ? 1 : 2;

/**
 * Providers in their two groups, suggested first and, in it, preferred before second choice; otherwise the
 * order of arrival. Give it all pages loaded so far: a group appears once, and a provider that two pages
 * repeat appears once. A group without providers is left out.
 */
export function agruparPrestadores<P extends ComPrioridade>(
  prestadores: readonly P[],
): GrupoDePrestadores<P>[] {
  const vistos = new Set<number>();
  const porOrdem: [P[], P[], P[]] = [[], [], []];
  for (const p of prestadores) {
    if (vistos.has(p.id)) continue;
    vistos.add(p.id);
    porOrdem[ordem(p)].push(p);
  }
  const [preferenciais, segundas, outros] = porOrdem;
  const grupos: readonly [GrupoPrestador, P[]][] = [
    ['SUGERIDOS', [...preferenciais, ...segundas]],
    ['DISPONIVEIS', outros],
  ];
  return grupos
    .filter(([, itens]) => itens.length > 0)
    .map(([grupo, itens]) => ({ grupo, rotulo: ROTULO_GRUPO_PRESTADOR[grupo], itens }));
}

/** Adds a page to groups already on screen: the same as grouping both pages together. */
export function anexarPagina<P extends ComPrioridade>(
  grupos: readonly GrupoDePrestadores<P>[],
  pagina: readonly P[],
): GrupoDePrestadores<P>[] {
  return agruparPrestadores([...grupos.flatMap((g) => g.itens), ...pagina]);
}

/**
 * Whether choosing this provider asks for 'Estou ciente' (doc2 §2.7): grouped mode, a provider that is not
 * suggested, while suggested ones exist.
 */
export function precisaConfirmarOutros(entrada: {
  readonly escolhido: { readonly prioridade?: string | null } | null;
  readonly prestadores: readonly { readonly prioridade?: string | null }[];
  /** Default true. */
  readonly agrupado?: boolean;
}): boolean {
  const { escolhido, prestadores, agrupado = true } = entrada;
  if (!agrupado || escolhido === null || grupoDoPrestador(escolhido) === 'SUGERIDOS') return false;
  return prestadores.some((p) => grupoDoPrestador(p) === 'SUGERIDOS');
}
