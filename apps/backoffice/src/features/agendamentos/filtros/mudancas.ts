import { CONTADORES, formatarData, statusDe, tipoExame } from '@apto/domain';
import { FILTROS_PADRAO, TAMANHOS_DE_PAGINA, type FiltrosDaLista, type Painel } from './filtros-url.ts';

/** Anything that changes what is listed goes back to page 1 (doc1 §2.1). */
const daPrimeira = (filtros: FiltrosDaLista, mudanca: Partial<FiltrosDaLista>): FiltrosDaLista => ({
  ...filtros,
  ...mudanca,
  pagina: 1,
});

export const comBusca = (filtros: FiltrosDaLista, busca: readonly string[]): FiltrosDaLista =>
  daPrimeira(filtros, { busca });

export type EscolhaDoDialogo = Pick<FiltrosDaLista, 'status' | 'tipoExame' | 'datas'>;

/** What the filter dialog applies. Chosen statuses replace a counter that is itself a choice of statuses. */
export function comEscolha(filtros: FiltrosDaLista, escolha: EscolhaDoDialogo): FiltrosDaLista {
  const porStatus = filtros.painel !== null && CONTADORES[filtros.painel].status !== null;
  const painel = porStatus && escolha.status.length > 0 ? null : filtros.painel;
  return daPrimeira(filtros, { ...escolha, painel });
}

/** Lists one panel counter, or all again. A counter that is a choice of statuses replaces the chosen ones. */
export function comPainel(filtros: FiltrosDaLista, painel: Painel | null): FiltrosDaLista {
  const status = painel && CONTADORES[painel].status !== null ? [] : filtros.status;
  return daPrimeira(filtros, { painel, status });
}

export const comOrdem = (filtros: FiltrosDaLista, ordem: FiltrosDaLista['ordem']): FiltrosDaLista =>
  daPrimeira(filtros, { ordem });

/** Another page size, on the page that keeps the first record in sight. A size that is not offered changes nothing. */
export function comLimite(filtros: FiltrosDaLista, limite: number, pagina: number): FiltrosDaLista {
  const oferecido = TAMANHOS_DE_PAGINA.find((n) => n === limite);
  return oferecido ? { ...filtros, limite: oferecido, pagina } : filtros;
}

/** Everything that narrows the list is taken away; order and page size stay. */
export const semFiltros = (filtros: FiltrosDaLista): FiltrosDaLista => ({
  ...FILTROS_PADRAO,
  ordem: filtros.ordem,
  limite: filtros.limite,
});

/** Whether anything but the default list filter narrows the list. */
export const estaFiltrado = (filtros: FiltrosDaLista): boolean =>
  filtros.busca.length > 0 || filtros.painel !== null || filtrosAtivos(filtros).length > 0;

/** A filter that is on, as its chip shows it: 'Status: Agendado'. */
export interface FiltroAtivo {
  id: string;
  name: string;
  label: string;
}

/** One chip for each filter of the dialog. Search terms and counters show themselves where they are chosen. */
export function filtrosAtivos(filtros: FiltrosDaLista): FiltroAtivo[] {
  return [
    ...filtros.status.map((id) => ({
      id: `status:${id}`,
      name: 'Status',
      label: statusDe(id)?.descricao ?? '',
    })),
    ...filtros.tipoExame.map((id) => ({
      id: `tipoExame:${id}`,
      name: 'Tipo de exame',
      label: tipoExame(id).descricao,
    })),
    ...(filtros.datas
      ? [
          {
            id: 'datas',
            name: 'Solicitado em',
            label:
              filtros.datas[0] === filtros.datas[1]
                ? formatarData(filtros.datas[0])
                : `${formatarData(filtros.datas[0])} a ${formatarData(filtros.datas[1])}`,
          },
        ]
      : []),
  ];
}

/** Takes one chip away. */
export function semFiltro(filtros: FiltrosDaLista, idDoChip: string): FiltrosDaLista {
  const [tipo, id] = idDoChip.split(':');
  if (tipo === 'datas') return daPrimeira(filtros, { datas: null });
  if (tipo === 'status')
    return daPrimeira(filtros, { status: filtros.status.filter((s) => String(s) !== id) });
  if (tipo === 'tipoExame')
    return daPrimeira(filtros, { tipoExame: filtros.tipoExame.filter((t) => String(t) !== id) });
  return filtros;
}
