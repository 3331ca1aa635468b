import { useCallback, useMemo, useState } from 'react';
import { ordenar, type Exame } from '../dados.ts';

const alternar = (conjunto: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const novo = new Set(conjunto);
  if (!novo.delete(id)) novo.add(id);
  return novo;
};

/** Order, open rows and selection, for the libraries that only bring the looks of a table. */
export function useTabela(linhas: readonly Exame[]) {
  const [sentido, setSentido] = useState<'asc' | 'desc' | null>(null);
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(new Set());
  const ordenadas = useMemo(() => ordenar(linhas, sentido), [linhas, sentido]);
  // Stable, or the memoised rows would all be drawn again.
  const abrir = useCallback((id: string) => setAbertas((antes) => alternar(antes, id)), []);
  const escolher = useCallback((id: string) => setEscolhidas((antes) => alternar(antes, id)), []);
  return {
    ordenadas,
    sentido,
    abertas,
    escolhidas,
    todas: escolhidas.size === linhas.length,
    algumas: escolhidas.size > 0 && escolhidas.size < linhas.length,
    inverter: () => setSentido(sentido === 'asc' ? 'desc' : 'asc'),
    abrir,
    escolher,
    escolherTodas: () =>
      setEscolhidas((antes) =>
        antes.size === linhas.length ? new Set() : new Set(linhas.map(({ id }) => id)),
      ),
  };
}
