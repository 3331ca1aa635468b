import type { AGENDAMENTO_SORT_FIELDS, Input, listAgendamentos } from '@apto/api-client';
import { isTipoExame } from '@apto/domain/exames';
import { COUNTERS, isStatus } from '@apto/domain/status';
import { isCivilDate, type CivilDate } from '@apto/domain/time';

/** Page sizes of the list (doc1 §2.1). */
export const PAGE_SIZES = [10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export type OrderField = (typeof AGENDAMENTO_SORT_FIELDS)[number];
/** The declared sort fields. Their list lives beside a schema, which browsers do not load. */
export const ORDER_FIELDS = [
  'createdAt',
  'funcionario',
  'cliente',
  'tipoExame',
  'status',
  'dataAgendamento',
  'prazo',
] as const satisfies readonly OrderField[];
export interface SortOrder {
  field: OrderField;
  direction: 'ASC' | 'DESC';
}
/** Newest requests first. */
export const DEFAULT_ORDER: SortOrder = { field: 'createdAt', direction: 'DESC' };

export type Panel = keyof typeof COUNTERS;

/** The attendant whom what nobody has in hand is filtered by. */
export const NOBODY = 0;
/** What nobody has in hand, as column and filter call it. */
export const NOBODY_LABEL = 'Ninguém';

/** Everything that the list's address says. */
export interface ListFilters {
  /** Search chips: employee names, alternatives of one another. */
  search: readonly string[];
  /** Status ids; empty: the default list (doc1 §4). */
  status: readonly number[];
  tipoExame: readonly number[];
  /** Requested-on range, inclusive. */
  dates: readonly [CivilDate, CivilDate] | null;
  panel: Panel | null;
  /** Only what the wizard directed to an attendant (decision 54). */
  directed: boolean;
  /** Who has it in hand; 0: nobody; null: whoever. */
  attendant: number | null;
  client: number | null;
  clinic: number | null;
  page: number;
  limit: PageSize;
  order: SortOrder;
}

export const DEFAULT_FILTERS: ListFilters = {
  search: [],
  status: [],
  tipoExame: [],
  dates: null,
  panel: null,
  directed: false,
  attendant: null,
  client: null,
  clinic: null,
  page: 1,
  limit: PAGE_SIZES[0],
  order: DEFAULT_ORDER,
};

const MAX_TERM_LENGTH = 120;
const MAX_TERMS = 20;

function integers(values: readonly string[], accepts: (id: number) => boolean): number[] {
  const ids = values.flatMap((v) => v.split(',')).map((v) => (/^\d{1,9}$/.test(v.trim()) ? Number(v) : NaN));
  return [...new Set(ids.filter(accepts))];
}

function readOrder(text: string | null, byDefault: SortOrder): SortOrder {
  const [field, direction] = (text ?? '').split(' ');
  const known = ORDER_FIELDS.find((c) => c === field);
  if (!known) return byDefault;
  return { field: known, direction: direction === 'DESC' ? 'DESC' : 'ASC' };
}

function readDates(start: string | null, end: string | null): ListFilters['dates'] {
  if (!isCivilDate(start) || !isCivilDate(end)) return null;
  return start <= end ? [start, end] : [end, start];
}

/** One record's number; null where the address has none. */
function readId(query: URLSearchParams, name: string, least = 1): number | null {
  const id = integers([query.get(name) ?? ''], (n) => n >= least)[0];
  return id ?? null;
}

/** Reads an address. A part that means nothing is left out: a mistyped link still shows a list. */
export function readFilters(query: URLSearchParams, byDefault = DEFAULT_ORDER): ListFilters {
  const page = Number(query.get('page'));
  const limit = PAGE_SIZES.find((n) => String(n) === query.get('limit'));
  const panel = query.get('painel');
  const terms = query.getAll('filter').map((t) => t.trim().slice(0, MAX_TERM_LENGTH));
  return {
    search: [...new Set(terms.filter(Boolean))].slice(0, MAX_TERMS),
    status: integers(query.getAll('status'), isStatus),
    tipoExame: integers(query.getAll('tipoExame'), isTipoExame),
    dates: readDates(query.get('dataInicial'), query.get('dataFinal')),
    panel: panel && Object.hasOwn(COUNTERS, panel) ? (panel as Panel) : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: limit ?? PAGE_SIZES[0],
    directed: query.has('direcionado'),
    attendant: readId(query, 'atendente', NOBODY),
    client: readId(query, 'cliente'),
    clinic: readId(query, 'clinica'),
    order: readOrder(query.get('sort'), byDefault),
  };
}

/** Writes an address; what equals the default is left out, so that the plain list has a plain address. */
export function writeFilters(filters: ListFilters, byDefault = DEFAULT_ORDER): URLSearchParams {
  const query = new URLSearchParams();
  for (const term of filters.search) query.append('filter', term);
  if (filters.status.length > 0) query.set('status', filters.status.join(','));
  if (filters.tipoExame.length > 0) query.set('tipoExame', filters.tipoExame.join(','));
  if (filters.dates) {
    query.set('dataInicial', filters.dates[0]);
    query.set('dataFinal', filters.dates[1]);
  }
  if (filters.panel) query.set('painel', filters.panel);
  if (filters.directed) query.set('direcionado', '1');
  if (filters.attendant !== null) query.set('atendente', String(filters.attendant));
  if (filters.client !== null) query.set('cliente', String(filters.client));
  if (filters.clinic !== null) query.set('clinica', String(filters.clinic));
  const { field, direction } = filters.order;
  if (field !== byDefault.field || direction !== byDefault.direction)
    query.set('sort', `${field} ${direction}`);
  if (filters.limit !== DEFAULT_FILTERS.limit) query.set('limit', String(filters.limit));
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

type ApiQuery = NonNullable<Input<typeof listAgendamentos>['query']>;

/**
 * What is filtered, as the wire spells it; the spreadsheet asks for exactly this (doc1 §7). Without statuses the server
 * applies the default list filter (doc1 §4), for which it has an index.
 */
export function filterQuery(filters: ListFilters) {
  return {
    ...(filters.search.length > 0 ? { filter: [...filters.search] } : {}),
    sort: `${filters.order.field} ${filters.order.direction}`,
    filtrosExtras: {
      ...(filters.status.length > 0 ? { status: [...filters.status] } : {}),
      ...(filters.tipoExame.length > 0 ? { tipoExame: [...filters.tipoExame] } : {}),
      ...(filters.dates ? { datas: [filters.dates[0], filters.dates[1]] as [CivilDate, CivilDate] } : {}),
      ...(filters.panel ? { painel: filters.panel } : {}),
      ...(filters.directed ? { direcionarParaAtendente: true as const } : {}),
      ...(filters.attendant === null ? {} : { responsavelId: filters.attendant }),
      ...(filters.client === null ? {} : { clienteId: filters.client }),
      ...(filters.clinic === null ? {} : { prestadorId: filters.clinic }),
    },
  } satisfies Omit<ApiQuery, 'page' | 'limit'>;
}

/** The newest requests that the filter finds, whatever order and page the list shows. */
export const recentQuery = (filters: ListFilters): ApiQuery => ({
  ...filterQuery({ ...filters, order: DEFAULT_ORDER }),
  page: 1,
  limit: PAGE_SIZES[2],
});

/** The list's query: what is filtered, and the page. */
export const listQuery = (filters: ListFilters): ApiQuery => ({
  ...filterQuery(filters),
  page: filters.page,
  limit: filters.limit,
});
