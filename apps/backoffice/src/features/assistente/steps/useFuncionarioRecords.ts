import { funcionariosBySituation, type FuncionarioSummary } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PEDIDO_SITUATIONS } from '@apto/domain/pedido';
import { useCallback, useEffect, useState } from 'react';
import { usePaginatedOptions } from '../../../shared/usePaginatedOptions.ts';

export const FUNCIONARIO_PARAMS = { situacoes: PEDIDO_SITUATIONS.join(',') };

/**
 * Employees found by name or CPF, and the records of those who are picked: a page that goes away with another search
 * must not take them along, and a draft brings back only their ids.
 * @param cliente whose employees are listed; null: everybody's. Who is looked for and is none of them is found among the
 * others' employees, to be shown as somebody who cannot be chosen (doc2 §2.3)
 * @param unidade of which branch of theirs; null: of all
 */
export function useFuncionarioRecords(
  exame: number | null,
  cliente: number | null,
  unidade: number | null,
  pickedIds: readonly number[],
) {
  const [seen, setSeen] = useState<ReadonlyMap<number, FuncionarioSummary>>(new Map());
  const own = usePaginatedOptions(funcionariosBySituation, ({ page, limit, search }) => ({
    params: FUNCIONARIO_PARAMS,
    query: {
      page,
      limit,
      filter: search,
      ...(exame === null ? {} : { exame }),
      ...(cliente === null ? {} : { customerId: cliente }),
      ...(unidade === null ? {} : { unidadeId: unidade }),
    },
  }));
  const isNoneOfTheirs =
    cliente !== null &&
    unidade === null &&
    own.records.length === 0 &&
    !own.list.isLoading &&
    own.list.loadError === undefined;
  const others = usePaginatedOptions(funcionariosBySituation, ({ page, limit, search }) =>
    isNoneOfTheirs && search !== undefined
      ? {
          params: FUNCIONARIO_PARAMS,
          query: { page, limit, filter: search, ...(exame === null ? {} : { exame }) },
        }
      : null,
  );
  const [searchOwn, searchOthers] = [own.list.onSearch, others.list.onSearch];
  const onSearch = useCallback(
    (text: string) => {
      searchOwn(text);
      searchOthers(text);
    },
    [searchOwn, searchOthers],
  );
  const { records } = isNoneOfTheirs ? others : own;
  const list = { ...(isNoneOfTheirs ? others : own).list, onSearch };
  const remaining = pickedIds.filter((id) => !seen.has(id) && !records.some((f) => f.id === id));
  const backfill = useCall(
    funcionariosBySituation,
    remaining.length === 0
      ? null
      : { params: FUNCIONARIO_PARAMS, query: { ids: remaining.join(','), limit: 100 } },
  );

  const arrived = [...records, ...(backfill.data?.items ?? [])].filter(
    (f) => pickedIds.includes(f.id) && !seen.has(f.id),
  );
  const key = arrived.map(({ id }) => id).join();
  useEffect(() => {
    if (arrived.length > 0)
      setSeen((before) => new Map([...before, ...arrived.map((f) => [f.id, f] as const)]));
    // oxlint-disable-next-line react/exhaustive-deps -- the arrivals are told apart by their ids; the list is a new array at each render
  }, [key]);

  return {
    records,
    list,
    recordOf: (id: number): FuncionarioSummary | undefined =>
      seen.get(id) ?? records.find((f) => f.id === id) ?? backfill.data?.items.find((f) => f.id === id),
  };
}
