import { tipoExame } from '@apto/domain/exames';
import { DIRECTED_LABEL } from '@apto/domain/queue';
import { COUNTERS, statusOf } from '@apto/domain/status';
import { formatDate } from '@apto/domain/time';
import { DEFAULT_FILTERS, PAGE_SIZES, type ListFilters, type Panel } from './url-filters.ts';

/** Anything that changes what is listed goes back to page 1 (doc1 §2.1). */
export const fromFirstPage = (filters: ListFilters, change: Partial<ListFilters>): ListFilters => ({
  ...filters,
  ...change,
  page: 1,
});

export const withSearch = (filters: ListFilters, search: readonly string[]): ListFilters =>
  fromFirstPage(filters, { search });

export type DialogChoice = Pick<
  ListFilters,
  'status' | 'tipoExame' | 'dates' | 'directed' | 'attendant' | 'client' | 'clinic'
>;

/** Lists one panel counter, or all again. A counter that is a choice of statuses replaces the chosen ones. */
export function withPanel(filters: ListFilters, panel: Panel | null): ListFilters {
  const status = panel && COUNTERS[panel].status !== null ? [] : filters.status;
  return fromFirstPage(filters, { panel, status });
}

export const withOrder = (filters: ListFilters, order: ListFilters['order']): ListFilters =>
  fromFirstPage(filters, { order });

/** Another page size, on the page that keeps the first record in sight. A size that is not offered changes nothing. */
export function withLimit(filters: ListFilters, limit: number, page: number): ListFilters {
  const offered = PAGE_SIZES.find((n) => n === limit);
  return offered ? { ...filters, limit: offered, page } : filters;
}

/** Everything that narrows the list is taken away; order and page size stay. */
export const withoutFilters = (filters: ListFilters): ListFilters => ({
  ...DEFAULT_FILTERS,
  order: filters.order,
  limit: filters.limit,
});

/** Whether anything but the default list filter narrows the list. */
export const isFiltered = (filters: ListFilters): boolean =>
  filters.search.length > 0 || filters.panel !== null || activeFilters(filters).length > 0;

/** A filter that is on, as its chip shows it: 'Status: Agendado'. */
export interface ActiveFilter {
  id: string;
  name: string;
  label: string;
}

/** How those are called of whom an address has but the number. */
export interface FilterNames {
  readonly attendant?: string | undefined;
  readonly client?: string | undefined;
  readonly clinic?: string | undefined;
}

const WHOSE = [
  ['attendant', 'Atendente'],
  ['client', 'Cliente'],
  ['clinic', 'Clínica'],
] as const;

/** One chip for each filter of the dialog. Search terms and counters show themselves where they are chosen. */
export function activeFilters(filters: ListFilters, names: FilterNames = {}): ActiveFilter[] {
  return [
    ...filters.status.map((id) => ({
      id: `status:${id}`,
      name: 'Status',
      label: statusOf(id)?.descricao ?? '',
    })),
    ...filters.tipoExame.map((id) => ({
      id: `tipoExame:${id}`,
      name: 'Tipo de exame',
      label: tipoExame(id).descricao,
    })),
    ...(filters.dates
      ? [
          {
            id: 'dates',
            name: 'Solicitado em',
            label:
              filters.dates[0] === filters.dates[1]
                ? formatDate(filters.dates[0])
                : `${formatDate(filters.dates[0])} a ${formatDate(filters.dates[1])}`,
          },
        ]
      : []),
    ...(filters.directed ? [{ id: 'directed', name: 'Pedido', label: DIRECTED_LABEL }] : []),
    ...WHOSE.flatMap(([id, name]) => (filters[id] === null ? [] : [{ id, name, label: names[id] ?? '…' }])),
  ];
}

/** Takes one chip away: of several statuses or types one, of anything else all. */
export function withoutFilter(filters: ListFilters, chipId: string): ListFilters {
  const [part, id] = chipId.split(':') as [keyof DialogChoice, string | undefined];
  const rest =
    part === 'status' || part === 'tipoExame' ? filters[part].filter((one) => String(one) !== id) : null;
  return fromFirstPage(filters, { [part]: rest ?? DEFAULT_FILTERS[part] });
}
