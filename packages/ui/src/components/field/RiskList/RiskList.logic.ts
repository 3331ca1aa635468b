/** The five kinds of occupational risk (NR-9), in the order of the risk map. */
export const RISK_GROUPS = ['FISICO', 'QUIMICO', 'BIOLOGICO', 'ERGONOMICO', 'ACIDENTE'] as const;
/** The five groups of occupational risk. */
export type RiskGroup = (typeof RISK_GROUPS)[number];

/** A risk of an appointment, as the wire gives it: `risco.nome` (doc1 §3). */
export interface RiskLine {
  /** The risk, and its group where there is one. */
  readonly risco: { nome: string; grupo?: RiskGroup | null };
}

/** Each risk once, in the order of the groups and then of the alphabet; those without a group come last. */
export function orderedRisks(lines: readonly RiskLine[]): { nome: string; grupo: RiskGroup | null }[] {
  const once = new Map<string, RiskGroup | null>();
  for (const { risco } of lines) {
    const name = risco.nome.trim();
    if (name !== '' && !once.get(name)) once.set(name, risco.grupo ?? null);
  }
  const place = (group: RiskGroup | null): number =>
    group === null ? RISK_GROUPS.length : RISK_GROUPS.indexOf(group);
  return [...once]
    .map(([name, group]) => ({ nome: name, grupo: group }))
    .sort((a, b) => place(a.grupo) - place(b.grupo) || a.nome.localeCompare(b.nome, 'pt-BR'));
}
