import { listRegistry } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { hierarchy, type FilterValue } from '@apto/domain/registry';
import { TreeSelect } from '@apto/ui';
import useSWR from 'swr';
import { idsOfPlace, placeId, placeTree } from './placeTree.ts';

interface Props {
  readonly customerId: number | null;
  /** The ids of unit, sector and position, as far as they are chosen. */
  readonly value: readonly (FilterValue | undefined)[];
  readonly onChange: (ids: readonly number[]) => void;
}

const PAGE = 100;
/** Pages that are read at most: a thousand hierarchies of one customer. */
const MAX_PAGES = 10;

/** Where somebody works, of one customer: a unit, a sector in it, or a position there. */
export function PlaceFilter({ customerId, value, onChange }: Props) {
  const api = useApi();
  const { data = [], isLoading } = useSWR(
    customerId === null ? null : ['registry-places', customerId],
    async () => {
      const all = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { items, meta } = await api.invoke(listRegistry, {
          params: { registry: hierarchy.name },
          query: { page, limit: PAGE, extras: { filtros: { customerId: customerId ?? 0 } } },
        });
        all.push(...items);
        if (page >= meta.totalPages) break;
      }
      return placeTree(all);
    },
  );
  const chosen = placeId(value);
  return (
    <TreeSelect
      label="Unidade, setor e cargo"
      placeholder="Todos"
      nodes={data}
      value={chosen === '' ? [] : [chosen]}
      onChange={([place]) => onChange(place === undefined ? [] : idsOfPlace(place))}
      isDisabled={customerId === null}
      {...(customerId === null ? { description: 'Escolha o cliente antes.' } : {})}
      emptyText={isLoading ? 'Carregando…' : 'Este cliente não tem hierarquias.'}
    />
  );
}
