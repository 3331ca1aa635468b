import { registryOptions } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { filtersOf, type FilterValue, type Registry } from '@apto/domain/registry';
import useSWR from 'swr';

/** What the records are called that a list is narrowed to, by the filter's field; empty until the server said so. */
export function useFilterNames(
  registry: Registry,
  given: Readonly<Record<string, FilterValue>>,
): Readonly<Record<string, string>> {
  const api = useApi();
  const chosen = filtersOf(registry).flatMap((field) => {
    const id = given[field.name];
    return field.type === 'combo' && typeof id === 'number' ? [{ name: field.name, of: field.of, id }] : [];
  });
  const { data = {} } = useSWR(
    chosen.length === 0 ? null : ['registry-filters', JSON.stringify(chosen)],
    async () =>
      Object.fromEntries(
        await Promise.all(
          chosen.map(async ({ name, of, id }) => {
            const { items } = await api.invoke(registryOptions, {
              params: { registry: of },
              query: { ids: id },
            });
            return [name, items[0]?.name ?? ''] as const;
          }),
        ),
      ),
  );
  return data;
}
