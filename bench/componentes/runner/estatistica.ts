/** The q-th quantile of some numbers, between two of them in proportion. NaN of none. */
export function quantil(valores: readonly number[], q: number): number {
  const ordenados = valores.toSorted((a, b) => a - b);
  const lugar = (ordenados.length - 1) * q;
  const abaixo = ordenados[Math.floor(lugar)];
  const acima = ordenados[Math.ceil(lugar)];
  if (abaixo === undefined || acima === undefined) return Number.NaN;
  return abaixo + (acima - abaixo) * (lugar - Math.floor(lugar));
}
