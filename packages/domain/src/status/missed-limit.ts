/**
 * What is said after a missed exam is marked (doc1 §4 'Missed appointment'): the count is the one after the
 * mark, and reaching the limit counts (decisions #23). No limit: nothing to warn about.
 */
export function hasReachedMissedLimit(
  quantidadeFaltaConsulta: number | null | undefined,
  limiteReagendamento: number | null | undefined,
): boolean {
  if (typeof limiteReagendamento !== 'number') return false;
  return (quantidadeFaltaConsulta ?? 0) >= limiteReagendamento;
}
