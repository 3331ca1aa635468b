import type { ApiError } from '@apto/api-client';
import { DataTable, Pagination, type DataTableProps, type PaginationProps } from '@apto/ui';
import { useEffect, useState } from 'react';
import { messageFrom } from './notices/index.ts';
import { useSession } from './session/index.ts';

/** A page of a list as `useCall` gives it. */
interface List<Row> {
  readonly data:
    | {
        readonly items: readonly Row[];
        readonly meta: { readonly totalItems: number; readonly hasMoreItems?: boolean | undefined };
      }
    | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

type Given = 'rows' | 'isLoading' | 'isRefreshing' | 'skeletonRows' | 'error' | 'onRetry' | 'footer';
type Paging = Pick<
  PaginationProps,
  'page' | 'pageSize' | 'onPageChange' | 'onPageSizeChange' | 'pageSizeOptions'
>;

interface Props<Row> extends Omit<DataTableProps<Row>, Given>, Paging {
  readonly list: List<Row>;
  /** What stands above the server's own words when the list cannot be read. */
  readonly failure?: string;
  /** It is read again and again by itself: that is not shown. */
  readonly isQuiet?: boolean | undefined;
  /** What the pager is called; needed where there are two. */
  readonly pagesLabel?: string;
}

/** A table over one page of a call's list, with its pager: loading, failure with another try, and refreshing. */
export function PagedTable<Row>({
  list: { data, error, isLoading, isValidating, mutate },
  failure = 'Problemas ao listar os registros!',
  isQuiet = false,
  pagesLabel,
  page,
  pageSize,
  pageSizeOptions,
  onPageChange,
  onPageSizeChange,
  storageKey,
  ...table
}: Props<Row>) {
  const { profile } = useSession();
  const total = data?.meta.totalItems;
  const lastPage = total === undefined ? null : Math.max(1, Math.ceil(total / pageSize));
  // A page past the end (an old link, a filter that finds less) shows the last one.
  useEffect(() => {
    if (lastPage !== null && page > lastPage && !isValidating) onPageChange(lastPage);
  });
  return (
    <DataTable
      {...table}
      // Two people at one computer arrange their columns each for themselves.
      {...(storageKey === undefined ? {} : { storageKey: `usuario:${profile.id}:${storageKey}` })}
      rows={data?.items ?? []}
      // The rows of the page before stay until the next are there.
      isLoading={isLoading && data === undefined}
      isRefreshing={isValidating && data !== undefined && !isQuiet}
      skeletonRows={pageSize}
      error={
        error
          ? { message: failure, detail: messageFrom(error), requestId: error.requestId ?? undefined }
          : null
      }
      onRetry={() => void mutate()}
      footer={
        <Pagination
          {...(pagesLabel === undefined ? {} : { label: pagesLabel })}
          page={page}
          pageSize={pageSize}
          totalItems={total}
          hasMoreItems={data?.meta.hasMoreItems ?? false}
          isLoading={isLoading}
          isFailed={Boolean(error)}
          pageSizeOptions={pageSizeOptions}
          onPageChange={onPageChange}
          onPageSizeChange={onPageSizeChange}
        />
      }
    />
  );
}

/** doc3 §9 'Generic grid'. */
export const PAGE_SIZES = [10, 50, 100] as const;

/** Which page of a list is shown, and how many rows it has; `paging` is what the table takes. A screen's own list has it in its address: `useListAddress`. */
export function usePaging() {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(PAGE_SIZES[0]);
  return {
    page,
    limit,
    toFirst: () => setPage(1),
    paging: {
      page,
      pageSize: limit,
      pageSizeOptions: PAGE_SIZES,
      onPageChange: setPage,
      onPageSizeChange: (size: number, at: number) => {
        setLimit(size);
        setPage(at);
      },
    },
  };
}
