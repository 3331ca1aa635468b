import { prestadorPrices, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { DEFAULT_ERROR_TITLE } from '@apto/domain/messages';
import { centavosFrom, formatReais } from '@apto/domain/money';
import { DataTable, EmptyState, Pagination, type DataTableColumn } from '@apto/ui';
import { useEffect, useState } from 'react';
import { messageFrom, notifyError } from '../notices/index.ts';

type Price = Answer<typeof prestadorPrices>['items'][number];

/** doc2 §9: 10 rows, options 5/10/25. */
const PAGE_SIZES = [5, 10, 25] as const;
const FIRST_SIZE = 10;

const COLUMNS: readonly DataTableColumn<Price>[] = [
  {
    id: 'procedimento',
    header: 'Exame',
    sortKey: 'procedimento',
    isRowHeader: true,
    isGrow: true,
    cell: ({ procedimento }) => procedimento.name,
  },
  {
    id: 'valorCobrar',
    header: 'Valor cobrado',
    sortKey: 'valor_cobrar',
    isNumeric: true,
    align: 'end',
    cell: ({ valorCobrar }) => formatReais(centavosFrom(valorCobrar)),
  },
];
const idOf = ({ id }: Price): string => String(id);
const nameOf = ({ procedimento }: Price): string => procedimento.name;

/** What a clinic charges, exam by exam (doc2 §2.13). */
export function PriceTable({ prestadorId }: { prestadorId: number }) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(FIRST_SIZE);
  const [sort, setSort] = useState<{ key: string; direction: 'asc' | 'desc' } | null>(null);
  const { data, error, isLoading, mutate } = useCall(
    prestadorPrices,
    {
      params: { id: prestadorId },
      query: {
        page,
        limit,
        ...(sort ? { sort: `${sort.key} ${sort.direction === 'desc' ? 'DESC' : 'ASC'}` } : {}),
      },
    },
    { keepPreviousData: true },
  );
  useEffect(() => {
    // doc2 §8 'Price list failure': generic error toast.
    if (error) notifyError(error, DEFAULT_ERROR_TITLE);
  }, [error]);
  return (
    <DataTable
      label="Valores dos exames do prestador"
      columns={COLUMNS}
      rows={data?.items ?? []}
      getRowId={idOf}
      getRowLabel={nameOf}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setPage(1);
      }}
      isLoading={!data && isLoading}
      isRefreshing={data !== undefined && isLoading}
      error={
        error
          ? {
              message: 'Não foi possível carregar os valores.',
              detail: messageFrom(error),
              requestId: error.requestId ?? undefined,
            }
          : null
      }
      onRetry={() => void mutate()}
      empty={
        <EmptyState
          title="Nenhum registro encontrado."
          description="Este prestador ainda não tem valores cadastrados."
        />
      }
      footer={
        <Pagination
          label="Páginas dos valores"
          page={page}
          pageSize={limit}
          pageSizeOptions={PAGE_SIZES}
          totalItems={data?.meta.totalItems}
          isFailed={error !== undefined && !data}
          onPageChange={setPage}
          onPageSizeChange={(size, kept) => {
            setLimit(size);
            setPage(kept);
          }}
        />
      }
    />
  );
}
