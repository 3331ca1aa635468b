const MOST_METRES = 995;
const WHOLE_KILOMETRES = 10_000;

/**
 * How far a clinic is: '850 m', '2,4 km', '18 km'.
 * @param metres not negative
 */
export function distanceText(metres: number): string {
  if (metres < MOST_METRES) return `${Math.round(metres / 10) * 10} m`;
  const maximumFractionDigits = metres < WHOLE_KILOMETRES ? 1 : 0;
  return `${(metres / 1000).toLocaleString('pt-BR', { maximumFractionDigits })} km`;
}
