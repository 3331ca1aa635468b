import { filtersOf, readFilter, type FilterValue, type Registry } from '@apto/domain/registry';
import { useSearchParams } from 'react-router-dom';

/** Rows of a page (doc3 §9 'Generic grid'). */
export const PAGE_SIZES = [10, 50, 100] as const;

/** Which records: all of them, active ones, inactive ones. */
export type Shown = 'all' | 'active' | 'inactive';

export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly shown: Shown;
  /** What the list is narrowed to, by the filter's field: as the address has it. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly key: string; readonly direction: 'asc' | 'desc' } | null;
}

const isShown = (text: string | null): text is Shown => text === 'active' || text === 'inactive';

/** What the names of filters begin with in the address: no filter is taken for a page. */
const FILTER = 'f.';

const read = (params: URLSearchParams): ListState => {
  const limit = Number(params.get('limit'));
  const shown = params.get('ativo');
  const [key = '', direction] = (params.get('sort') ?? '').split(' ');
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
    search: params.get('filter') ?? '',
    shown: isShown(shown) ? shown : 'all',
    filters: Object.fromEntries(
      [...params]
        .filter(([name]) => name.startsWith(FILTER))
        .map(([name, value]) => [name.slice(FILTER.length), value]),
    ),
    sort: key === '' ? null : { key, direction: direction === 'DESC' ? 'desc' : 'asc' },
  };
};

const write = ({ page, limit, search, shown, filters, sort }: ListState): URLSearchParams => {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (limit !== PAGE_SIZES[0]) params.set('limit', String(limit));
  if (search !== '') params.set('filter', search);
  if (shown !== 'all') params.set('ativo', shown);
  for (const [name, value] of Object.entries(filters))
    if (value !== '') params.set(`${FILTER}${name}`, value);
  if (sort) params.set('sort', `${sort.key} ${sort.direction === 'desc' ? 'DESC' : 'ASC'}`);
  return params;
};

/** Page, search, filter and order of a list, in the address: a link opens what was seen. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = read(params);
  return [
    state,
    // Anything but another page begins at the first one.
    (change) => setParams(write({ ...state, page: 1, ...change }), { replace: true }),
  ];
}

/** What the list is narrowed to: what the address says and the declaration knows. */
export const narrowedTo = (
  registry: Registry,
  { filters }: ListState,
): Readonly<Record<string, FilterValue>> =>
  Object.fromEntries(
    filtersOf(registry).flatMap((field) => {
      const value = readFilter(field, filters[field.name] ?? '');
      return value === null ? [] : [[field.name, value] as const];
    }),
  );

/** What the calls of list and spreadsheet are asked. */
export function queryOf(registry: Registry, state: ListState) {
  const { search, shown, sort } = state;
  const filters = narrowedTo(registry, state);
  const extras = {
    ...(shown === 'all' ? {} : { ativo: shown === 'active' }),
    ...(Object.keys(filters).length === 0 ? {} : { filtros: filters }),
  };
  return {
    ...(search === '' ? {} : { filter: search }),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
    ...(sort ? { sort: `${sort.key} ${sort.direction === 'desc' ? 'DESC' : 'ASC'}` } : {}),
  };
}
