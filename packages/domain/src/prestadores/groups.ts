/** The name by which a clinic's system says that it reserves exact slots (doc2 §1). */
export const SOC_SYSTEM = 'SOC';

/** Provider priority (doc2 §3). */
export const PRIORITY = {
  PREFERENCIAL: 'PREFERENCIAL',
  SEGUNDA_OPCAO: 'SEGUNDA_OPCAO',
  OUTROS: 'OUTROS',
} as const;
export type Priority = keyof typeof PRIORITY;

export type PrestadorGroupCode = 'SUGGESTED' | 'AVAILABLE';

/** Group labels of the grouped dropdown (doc2 §2.7). */
export const PRESTADOR_GROUP_LABEL: Readonly<Record<PrestadorGroupCode, string>> = {
  SUGGESTED: 'Prestadores sugeridos',
  AVAILABLE: 'Prestadores disponíveis',
};

/** Tooltip of a preferred provider (doc2 §2.7). */
export const PREFERRED_TOOLTIP = 'Possui melhor qualidade no atendimento';

/** Buttons of the confirmation for a provider of priority OUTROS (doc2 §2.7). */
export const CONFIRM_OTHERS_BUTTONS = { confirmAction: 'Estou ciente', goBack: 'Alterar prestador' } as const;

interface WithPriority {
  readonly id: number;
  readonly prioridade?: string | null;
}

/** The group of a provider: anything that is not suggested is merely available. */
export function groupOfPrestador(prestador: { readonly prioridade?: string | null }): PrestadorGroupCode {
  return prestador.prioridade === PRIORITY.PREFERENCIAL || prestador.prioridade === PRIORITY.SEGUNDA_OPCAO
    ? 'SUGGESTED'
    : 'AVAILABLE';
}

/** The tooltip of a provider, or null (only preferred ones have one). */
export function prestadorTooltip(prestador: { readonly prioridade?: string | null }): string | null {
  return prestador.prioridade === PRIORITY.PREFERENCIAL ? PREFERRED_TOOLTIP : null;
}

export interface PrestadorGroup<P> {
  readonly grupo: PrestadorGroupCode;
  readonly label: string;
  readonly items: readonly P[];
}

const order = (p: WithPriority): 0 | 1 | 2 =>
  p.prioridade === PRIORITY.PREFERENCIAL ? 0 : p.prioridade === PRIORITY.SEGUNDA_OPCAO ? 1 : 2;

/**
 * Providers in their two groups, suggested first and, in it, preferred before second choice; otherwise the
 * order of arrival. Give it all pages loaded so far: a group appears once, and a provider that two pages
 * repeat appears once. A group without providers is left out.
 */
export function groupPrestadores<P extends WithPriority>(prestadores: readonly P[]): PrestadorGroup<P>[] {
  const seen = new Set<number>();
  const byOrder: [P[], P[], P[]] = [[], [], []];
  for (const p of prestadores) {
    if (seen.has(p.id)) continue;
    seen.add(p.id);
    byOrder[order(p)].push(p);
  }
  const [preferred, secondChoices, others] = byOrder;
  const groups: readonly [PrestadorGroupCode, P[]][] = [
    ['SUGGESTED', [...preferred, ...secondChoices]],
    ['AVAILABLE', others],
  ];
  return groups
    .filter(([, items]) => items.length > 0)
    .map(([group, items]) => ({ grupo: group, label: PRESTADOR_GROUP_LABEL[group], items }));
}

/**
 * Whether choosing this provider asks for 'Estou ciente' (doc2 §2.7): grouped mode, a provider that is not
 * suggested, while suggested ones exist.
 */
export function mustConfirmOthers(input: {
  readonly chosen: { readonly prioridade?: string | null } | null;
  readonly prestadores: readonly { readonly prioridade?: string | null }[];
  /** Default true. */
  readonly grouped?: boolean;
}): boolean {
  const { chosen, prestadores, grouped = true } = input;
  if (!grouped || chosen === null || groupOfPrestador(chosen) === 'SUGGESTED') return false;
  return prestadores.some((p) => groupOfPrestador(p) === 'SUGGESTED');
}
