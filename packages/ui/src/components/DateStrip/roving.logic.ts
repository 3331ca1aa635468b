/**
 * Where a key takes the focus in a set of choices that is laid out in rows: left and right by one, up and down by a
 * row, Home and End to the ends. Null for any other key. It never wraps, so that the ends can be felt.
 */
export function indiceDaTecla(atual: number, total: number, key: string, colunas = 1): number | null {
  const ultimo = total - 1;
  const passos: Record<string, number> = {
    ArrowLeft: atual - 1,
    ArrowRight: atual + 1,
    ArrowUp: atual - colunas,
    ArrowDown: atual + colunas,
    Home: 0,
    End: ultimo,
  };
  const destino = passos[key];
  if (destino === undefined || total === 0) return null;
  if (key === 'ArrowUp' && destino < 0) return atual;
  if (key === 'ArrowDown' && destino > ultimo) return atual;
  return Math.min(Math.max(destino, 0), ultimo);
}
