/** An exam at a clinic: with its notice where the clinic does it, null where it does not. */
export interface ExameAtClinic {
  readonly id: number;
  readonly name: string;
  /** Days of notice; null: the clinic does not do it. */
  readonly antecedencia: number | null;
}

export interface ReservaGroup {
  readonly procedimentos: readonly { readonly id: number; readonly name: string }[];
  readonly antecedencia: number;
}

/**
 * The exams of an employee as the schedule step lays them out (doc2 §2.8, §3): those that the clinic does, grouped by
 * days of advance, the shortest first; those that it does not, each by itself, since each may go to another clinic.
 */
export function groupExames(exames: readonly ExameAtClinic[]): {
  readonly served: readonly ReservaGroup[];
  readonly unserved: readonly ReservaGroup[];
} {
  const byNotice = new Map<number, { id: number; name: string }[]>();
  const unserved: ReservaGroup[] = [];
  for (const { id, name, antecedencia } of exames) {
    if (antecedencia === null) unserved.push({ procedimentos: [{ id, name }], antecedencia: 0 });
    else byNotice.set(antecedencia, [...(byNotice.get(antecedencia) ?? []), { id, name }]);
  }
  const served = [...byNotice]
    .sort(([a], [b]) => a - b)
    .map(([antecedencia, procedimentos]) => ({ antecedencia, procedimentos }));
  return { served, unserved };
}
