import { sequenceFailure, type Faixa } from '../agendas/index.ts';

const overlaps = (a: Faixa, b: Faixa): boolean =>
  a.data === b.data && a.horarioChegada < b.horarioSaida && b.horarioChegada < a.horarioSaida;

/**
 * A slot for every row among those free on its day, the earliest that fit: each in its order (doc2 §5 'Schedule step'),
 * and nobody in two places at once. Null where there is no such choice.
 */
export function chooseTimes(offered: readonly (readonly Faixa[])[]): Faixa[] | null {
  const chosen: Faixa[] = [];
  const place = (index: number): boolean => {
    const options = offered[index];
    if (!options) return true;
    for (const faixa of options) {
      if (chosen.some((other) => overlaps(other, faixa)) || sequenceFailure(faixa, chosen) !== null) continue;
      chosen.push(faixa);
      if (place(index + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return place(0) ? chosen : null;
}
