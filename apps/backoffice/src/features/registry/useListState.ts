import { filtersOf, orderFieldOf, readFilter, type FilterValue, type Registry } from '@apto/domain/registry';
import { useState } from 'react';
import { useListAddress } from '../../shared/useListAddress.ts';
import { useTypedTerm } from '../../shared/useTypedTerm.ts';

/** Which records: all of them, active ones, inactive ones. */
export type Shown = 'all' | 'active' | 'inactive';

/** What a list is narrowed to and how it is ordered. */
export interface Narrowing {
  /** What is searched for: alternatives (docs/decisions/0003). */
  readonly search: readonly string[];
  readonly shown: Shown;
  /** What the list is narrowed to, by the filter's field: as the address has it. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly key: string; readonly direction: 'asc' | 'desc' } | null;
}

const isShown = (text: string): text is Shown => text === 'active' || text === 'inactive';

/** Terms that a list is searched for at once. */
const MAX_TERMS = 10;

/** What the names of filters begin with in the address: no filter is taken for a page. */
const FILTER = 'f.';

const sortText = ({ key, direction }: NonNullable<Narrowing['sort']>) =>
  `${key} ${direction === 'desc' ? 'DESC' : 'ASC'}`;

/** What the search box of a list shows and does. */
export interface SearchBox {
  readonly terms: readonly string[];
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/**
 * Page, search, filter and order of a list, in the address: a link opens what was seen. What is being typed is searched
 * for as well, of this visit alone.
 */
export function useListState() {
  const { page, limit, get, all, under, narrow: setAddress, paging } = useListAddress();
  const shown = get('ativo');
  const [key = '', direction] = get('sort').split(' ');
  const inAddress = all('filter').slice(0, MAX_TERMS);
  // The address follows the box a moment later; without this the whole list would flash between draft and chip.
  const [chosen, setChosen] = useState<{ readonly at: string; readonly terms: readonly string[] }>();
  const at = inAddress.join('\n');
  if (chosen && chosen.at !== at) setChosen(undefined);
  const terms = chosen?.at === at ? chosen.terms : inAddress;
  const { typed, draft, setDraft } = useTypedTerm(terms);
  const own: Narrowing = {
    search: terms,
    shown: isShown(shown) ? shown : 'all',
    filters: under(FILTER),
    sort: key === '' ? null : { key, direction: direction === 'DESC' ? 'desc' : 'asc' },
  };
  const narrow = (change: Partial<Narrowing>): void => {
    const next = { ...own, ...change };
    const filters = {
      ...Object.fromEntries(Object.keys(own.filters).map((name) => [name, ''])),
      ...next.filters,
    };
    if (change.search) setChosen({ at, terms: change.search });
    setAddress({
      filter: next.search,
      ativo: next.shown === 'all' ? null : next.shown,
      sort: next.sort && sortText(next.sort),
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`${FILTER}${name}`, value])),
    });
  };
  const box: SearchBox = {
    terms,
    draft,
    onDraft: (text) => {
      setDraft(text);
      // What is found begins on the first page.
      if (text !== '' && page > 1) narrow({});
    },
  };
  return {
    ...own,
    search: typed === null ? terms : [...terms, typed],
    box,
    page,
    limit,
    paging,
    narrow,
    /** Nothing narrows the list any more. */
    clear: () => {
      setDraft('');
      narrow({ search: [], shown: 'all', filters: {} });
    },
  };
}

/** What the list is narrowed to: what the address says and the declaration knows. */
export const narrowedTo = (
  registry: Registry,
  { filters }: Narrowing,
): Readonly<Record<string, FilterValue>> =>
  Object.fromEntries(
    filtersOf(registry).flatMap((field) => {
      const value = readFilter(field, filters[field.name] ?? '');
      return value === null ? [] : [[field.name, value] as const];
    }),
  );

/** What the calls of list and spreadsheet are asked. */
export function queryOf(registry: Registry, state: Narrowing) {
  const { search, shown, sort } = state;
  const filters = narrowedTo(registry, state);
  const extras = {
    ...(shown === 'all' ? {} : { ativo: shown === 'active' }),
    ...(Object.keys(filters).length === 0 ? {} : { filtros: filters }),
  };
  return {
    // One alone goes as a text, as the document has it.
    ...(search.length === 0 ? {} : { filter: search.length === 1 ? search[0] : [...search] }),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
    // As of a filter: an order that the list does not know is none, and no list that cannot be read.
    ...(sort && orderFieldOf(registry, sort.key) ? { sort: sortText(sort) } : {}),
  };
}
