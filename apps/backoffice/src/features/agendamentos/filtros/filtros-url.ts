import type { CAMPOS_ORDENACAO_AGENDAMENTO, Entrada, listarAgendamentos } from '@apto/api-client';
import { CONTADORES, ehDataCivil, ehStatus, ehTipoExame, type DataCivil } from '@apto/domain';

/** Page sizes of the list (doc1 §2.1). */
export const TAMANHOS_DE_PAGINA = [10, 20, 50] as const;
export type TamanhoDePagina = (typeof TAMANHOS_DE_PAGINA)[number];

export type CampoDeOrdem = (typeof CAMPOS_ORDENACAO_AGENDAMENTO)[number];
/** The declared sort fields. Their list lives beside a schema, which browsers do not load. */
export const CAMPOS_DE_ORDEM = [
  'createdAt',
  'funcionario',
  'cliente',
  'tipoExame',
  'status',
  'dataAgendamento',
] as const satisfies readonly CampoDeOrdem[];
export interface Ordem {
  campo: CampoDeOrdem;
  direcao: 'ASC' | 'DESC';
}
/** Newest requests first. */
export const ORDEM_PADRAO: Ordem = { campo: 'createdAt', direcao: 'DESC' };

export type Painel = keyof typeof CONTADORES;

/** Everything that the list's address says. */
export interface FiltrosDaLista {
  /** Search chips: employee names, alternatives of one another. */
  busca: readonly string[];
  /** Status ids; empty: the default list (doc1 §4). */
  status: readonly number[];
  tipoExame: readonly number[];
  /** Requested-on range, inclusive. */
  datas: readonly [DataCivil, DataCivil] | null;
  painel: Painel | null;
  pagina: number;
  limite: TamanhoDePagina;
  ordem: Ordem;
}

export const FILTROS_PADRAO: FiltrosDaLista = {
  busca: [],
  status: [],
  tipoExame: [],
  datas: null,
  painel: null,
  pagina: 1,
  limite: TAMANHOS_DE_PAGINA[0],
  ordem: ORDEM_PADRAO,
};

const MAIOR_TERMO = 120;
const MAXIMO_DE_TERMOS = 20;

function inteiros(valores: readonly string[], aceita: (id: number) => boolean): number[] {
  const lidos = valores
    .flatMap((v) => v.split(','))
    .map((v) => (/^\d{1,9}$/.test(v.trim()) ? Number(v) : NaN));
  return [...new Set(lidos.filter(aceita))];
}

function lerOrdem(texto: string | null): Ordem {
  const [campo, direcao] = (texto ?? '').split(' ');
  const conhecido = CAMPOS_DE_ORDEM.find((c) => c === campo);
  if (!conhecido) return ORDEM_PADRAO;
  return { campo: conhecido, direcao: direcao === 'DESC' ? 'DESC' : 'ASC' };
}

function lerDatas(inicio: string | null, fim: string | null): FiltrosDaLista['datas'] {
  if (!ehDataCivil(inicio) || !ehDataCivil(fim)) return null;
  return inicio <= fim ? [inicio, fim] : [fim, inicio];
}

/** Reads an address. A part that means nothing is left out: a mistyped link still shows a list. */
export function lerFiltros(consulta: URLSearchParams): FiltrosDaLista {
  const pagina = Number(consulta.get('page'));
  const limite = TAMANHOS_DE_PAGINA.find((n) => String(n) === consulta.get('limit'));
  const painel = consulta.get('painel');
  const termos = consulta.getAll('filter').map((t) => t.trim().slice(0, MAIOR_TERMO));
  return {
    busca: [...new Set(termos.filter(Boolean))].slice(0, MAXIMO_DE_TERMOS),
    status: inteiros(consulta.getAll('status'), ehStatus),
    tipoExame: inteiros(consulta.getAll('tipoExame'), ehTipoExame),
    datas: lerDatas(consulta.get('dataInicial'), consulta.get('dataFinal')),
    painel: painel && Object.hasOwn(CONTADORES, painel) ? (painel as Painel) : null,
    pagina: Number.isSafeInteger(pagina) && pagina > 0 ? pagina : 1,
    limite: limite ?? TAMANHOS_DE_PAGINA[0],
    ordem: lerOrdem(consulta.get('sort')),
  };
}

/** Writes an address; what equals the default is left out, so that the plain list has a plain address. */
export function escreverFiltros(filtros: FiltrosDaLista): URLSearchParams {
  const consulta = new URLSearchParams();
  for (const termo of filtros.busca) consulta.append('filter', termo);
  if (filtros.status.length > 0) consulta.set('status', filtros.status.join(','));
  if (filtros.tipoExame.length > 0) consulta.set('tipoExame', filtros.tipoExame.join(','));
  if (filtros.datas) {
    consulta.set('dataInicial', filtros.datas[0]);
    consulta.set('dataFinal', filtros.datas[1]);
  }
  if (filtros.painel) consulta.set('painel', filtros.painel);
  const { campo, direcao } = filtros.ordem;
  if (campo !== ORDEM_PADRAO.campo || direcao !== ORDEM_PADRAO.direcao)
    consulta.set('sort', `${campo} ${direcao}`);
  if (filtros.limite !== FILTROS_PADRAO.limite) consulta.set('limit', String(filtros.limite));
  if (filtros.pagina > 1) consulta.set('page', String(filtros.pagina));
  return consulta;
}

type ConsultaDaApi = NonNullable<Entrada<typeof listarAgendamentos>['query']>;

/**
 * What is filtered, as the wire spells it; the spreadsheet asks for exactly this (doc1 §7). Without statuses the server
 * applies the default list filter (doc1 §4), for which it has an index.
 */
export function consultaDoFiltro(filtros: FiltrosDaLista): Omit<ConsultaDaApi, 'page' | 'limit'> {
  return {
    ...(filtros.busca.length > 0 ? { filter: [...filtros.busca] } : {}),
    sort: `${filtros.ordem.campo} ${filtros.ordem.direcao}`,
    filtrosExtras: {
      ...(filtros.status.length > 0 ? { status: [...filtros.status] } : {}),
      ...(filtros.tipoExame.length > 0 ? { tipoExame: [...filtros.tipoExame] } : {}),
      ...(filtros.datas ? { datas: [filtros.datas[0], filtros.datas[1]] } : {}),
      ...(filtros.painel ? { painel: filtros.painel } : {}),
    },
  };
}

/** The newest requests that the filter finds, whatever order and page the list shows. */
export const consultaDosRecentes = (filtros: FiltrosDaLista): ConsultaDaApi => ({
  ...consultaDoFiltro({ ...filtros, ordem: ORDEM_PADRAO }),
  page: 1,
  limit: TAMANHOS_DE_PAGINA[2],
});

/** The list's query: what is filtered, and the page. */
export const consultaDaLista = (filtros: FiltrosDaLista): ConsultaDaApi => ({
  ...consultaDoFiltro(filtros),
  page: filtros.pagina,
  limit: filtros.limite,
});
