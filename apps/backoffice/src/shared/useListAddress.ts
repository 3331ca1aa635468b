import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZES } from './PagedTable.tsx';

/** What is said of a list in its address; null, or none of several, takes it out. */
type Change = Readonly<Record<string, string | readonly string[] | null>>;

/**
 * Which part of a screen's list is shown, in the address: a link, a reload and the way back show what was seen. One list
 * a screen has it: a second one, and what a dialog lists, keep theirs to themselves (`usePaging`).
 * @param sizes rows of a page that may be chosen; the first one goes without saying
 */
export function useListAddress(sizes: readonly number[] = PAGE_SIZES) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('limit'));
  const [first = 10] = sizes;
  const limit = sizes.includes(asked) ? asked : first;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const set = (change: Change) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          next.delete(name);
          for (const each of typeof value === 'string' ? [value] : (value ?? []))
            if (each !== '') next.append(name, each);
        }
        return next;
      },
      { replace: true },
    );
  const pageText = (at: number) => (at > 1 ? String(at) : null);
  return {
    page,
    limit,
    /** What the address says under a name; empty where it says nothing. */
    get: (name: string): string => params.get(name) ?? '',
    /** All that it says under a name that may be said several times, each once. */
    all: (name: string): readonly string[] => [...new Set(params.getAll(name).filter(Boolean))],
    /** What it says under the names that begin so, by the rest of the name. */
    under: (prefix: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...params]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, value]) => [name.slice(prefix.length), value]),
      ),
    /** Shows other records: they begin at the first page. */
    narrow: (change: Change) => set({ ...change, page: null }),
    paging: {
      page,
      pageSize: limit,
      pageSizeOptions: sizes.length > 1 ? sizes : undefined,
      onPageChange: (at: number) => set({ page: pageText(at) }),
      onPageSizeChange: (size: number, at: number) =>
        set({ limit: size === first ? null : String(size), page: pageText(at) }),
    },
  };
}
