import { activityLabels, filtersOf, formatValue, type Registry } from '@apto/domain/registry';
import { SegmentedControl, type ActiveFilter } from '@apto/ui';
import type { ReactNode } from 'react';
import { FiltersPanel } from '../../shared/FiltersPanel.tsx';
import { useMediumScreen, useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { RegistryFilters } from './RegistryFilters.tsx';
import { useFilterNames } from './useFilterNames.ts';
import { narrowedTo, type Shown, type useListState } from './useListState.ts';

const SHOWN: readonly Shown[] = ['all', 'active', 'inactive'];

/** Fields that fit beside the search on a wide window. */
const BESIDE_SEARCH = 2;

/** Of the situation among the active filters: no field of a registry is called so. */
const SITUATION = 'ativo';

interface ListFilters {
  /** What stands beside the search. */
  readonly filters: ReactNode;
  /** What narrows the list and is out of sight there. */
  readonly active: readonly ActiveFilter[];
  readonly onRemoveFilter: (id: string) => void;
}

/**
 * What a registry's list is narrowed by, in the room that there is: on a wide window every field beside the search, on a
 * small one behind 'Filtros', and on a phone the situation too. What a panel hides while it is closed is a chip.
 */
export function useListFilters(registry: Registry, listState: ReturnType<typeof useListState>): ListFilters {
  const isNarrow = useNarrowScreen();
  const isMedium = useMediumScreen();
  const fields = filtersOf(registry);
  const given = narrowedTo(registry, listState);
  const hasSituation = registry.hasActivation !== false;
  const isInPanel =
    fields.length > BESIDE_SEARCH || (isMedium && fields.length > 0) || (isNarrow && hasSituation);
  const names = useFilterNames(registry, isInPanel ? given : {});

  const labels = activityLabels(registry);
  const situation = hasSituation ? (
    <SegmentedControl<Shown>
      label="Situação"
      options={SHOWN.map((value) => ({ value, label: labels[value] }))}
      value={listState.shown}
      onChange={(shown) => listState.narrow({ shown })}
    />
  ) : null;
  const own = <RegistryFilters registry={registry} listState={listState} isInPanel={isInPanel} />;
  const clearField = (id: string): void =>
    id === SITUATION
      ? listState.narrow({ shown: 'all' })
      : listState.narrow({ filters: { ...listState.filters, [id]: '' } });

  if (!isInPanel)
    return {
      filters: (
        <>
          {situation}
          {own}
        </>
      ),
      active: [],
      onRemoveFilter: clearField,
    };

  const active: ActiveFilter[] = [
    ...(isNarrow && listState.shown !== 'all'
      ? [{ id: SITUATION, name: 'Situação', label: labels[listState.shown] }]
      : []),
    ...fields.flatMap((field) => {
      const value = given[field.name];
      if (value === undefined) return [];
      const label = field.type === 'combo' ? (names[field.name] ?? '…') : formatValue(field, value);
      return [{ id: field.name, name: field.columnLabel ?? field.label, label }];
    }),
  ];
  return {
    filters: (
      <>
        {isNarrow ? null : situation}
        <FiltersPanel count={active.length}>
          {isNarrow ? situation : null}
          {own}
        </FiltersPanel>
      </>
    ),
    active,
    onRemoveFilter: clearField,
  };
}
