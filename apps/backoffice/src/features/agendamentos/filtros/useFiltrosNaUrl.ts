import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { escreverFiltros, lerFiltros, type FiltrosDaLista } from './filtros-url.ts';

/**
 * The list's filters, kept in the address: links open what they show and the back button undoes a filter.
 */
export function useFiltrosNaUrl(): readonly [FiltrosDaLista, (novos: FiltrosDaLista) => void] {
  const [consulta, setConsulta] = useSearchParams();
  const texto = consulta.toString();
  const filtros = useMemo(() => lerFiltros(new URLSearchParams(texto)), [texto]);
  const mudar = useCallback(
    (novos: FiltrosDaLista) => {
      const nova = escreverFiltros(novos);
      if (nova.toString() !== escreverFiltros(filtros).toString()) setConsulta(nova);
    },
    [filtros, setConsulta],
  );
  return [filtros, mudar];
}
