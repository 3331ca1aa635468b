import type { TextosDaLista } from './intl/pt-BR.ts';
import type { EstadoDaLista } from './pages.logic.ts';

interface Situacao {
  readonly estado: EstadoDaLista;
  /** Typed, but the pause before the search is not over. */
  readonly buscando: boolean;
  readonly carregados: number;
  readonly total: number | undefined;
}

/** What a screen reader hears of the list as a whole. */
export function situacaoDaLista(
  { estado, buscando, carregados, total }: Situacao,
  textos: TextosDaLista,
): string {
  if (buscando) return textos.buscando;
  switch (estado) {
    case 'ocioso':
    case 'carregando':
      return textos.carregando;
    case 'carregando-mais':
      return textos.carregandoMais;
    case 'erro':
      return textos.erro;
    case 'erro-mais':
      return textos.erroMais;
    default:
      return carregados === 0 ? textos.vazio : textos.resultados(carregados, total);
  }
}
