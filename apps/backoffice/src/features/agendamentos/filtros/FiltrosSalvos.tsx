import { SavedFilters } from '@apto/ui';
import { useSessao } from '../../../shared/sessao/index.ts';
import { escreverFiltros, FILTROS_PADRAO, lerFiltros, type FiltrosDaLista } from './filtros-url.ts';

interface Props {
  filtros: FiltrosDaLista;
  aoAplicar: (filtros: FiltrosDaLista) => void;
}

const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';

/** What narrows the list, as its address says it: what is kept survives a new kind of filter. */
const textoDe = ({ busca, status, tipoExame, datas, painel }: FiltrosDaLista): string =>
  escreverFiltros({ ...FILTROS_PADRAO, busca, status, tipoExame, datas, painel }).toString();

/** The filters that this person keeps under names. Order and page size stay as they are. */
export default function FiltrosSalvos({ filtros, aoAplicar }: Props) {
  const { perfil } = useSessao();
  return (
    <SavedFilters
      filters={textoDe(filtros)}
      emptyFilters=""
      onApply={(texto) =>
        aoAplicar({
          ...lerFiltros(new URLSearchParams(texto)),
          ordem: filtros.ordem,
          limite: filtros.limite,
        })
      }
      storageKey={`usuario:${perfil.id}:agendamentos:filtros`}
      isFilters={ehTexto}
      isHiddenWhenUseless
    />
  );
}
