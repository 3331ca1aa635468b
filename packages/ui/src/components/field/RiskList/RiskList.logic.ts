/** The five kinds of occupational risk (NR-9), in the order of the risk map. */
export const RISK_GROUPS = ['FISICO', 'QUIMICO', 'BIOLOGICO', 'ERGONOMICO', 'ACIDENTE'] as const;
/** Os cinco grupos de riscos ocupacionais. */
export type RiskGroup = (typeof RISK_GROUPS)[number];

/** Um risco de um agendamento, como a API o dá: `risco.nome` (doc1 §3). */
export interface RiskLine {
  /** O risco, e seu grupo quando há um. */
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
