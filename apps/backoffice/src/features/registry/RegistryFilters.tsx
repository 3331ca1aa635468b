import { registryOptions } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { filtersOf, type FilterField, type Registry } from '@apto/domain/registry';
import { ComboBox, Select } from '@apto/ui';
import { usePaginatedOptions } from '../../shared/usePaginatedOptions.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { narrowedTo, type useListState } from './useListState.ts';

interface ComboProps {
  readonly field: Extract<FilterField, { type: 'combo' }>;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** The customer that its records are of, where the list is narrowed to one. */
  readonly customerId: number | null;
  readonly isInPanel: boolean;
  readonly width: 'full' | 'sm' | 'md';
}

/** Records of another registry, searched by the server; the chosen one's name is asked for where no page has it. */
function FilterCombo({ field, value, onChange, customerId, isInPanel, width }: ComboProps) {
  const { records, list } = usePaginatedOptions(registryOptions, ({ page, limit, search }) => ({
    params: { registry: field.of },
    query: {
      page,
      limit,
      ...(search === undefined ? {} : { filter: search }),
      ...(field.within === undefined || customerId === null ? {} : { customerId }),
    },
  }));
  const listed = records.find(({ id }) => id === value);
  const named = useCall(
    registryOptions,
    value === null || listed ? null : { params: { registry: field.of }, query: { ids: value } },
  );
  const chosen = listed ?? named.data?.items[0];
  return (
    <ComboBox<number>
      {...list}
      label={field.label}
      isLabelHidden={!isInPanel}
      width={width}
      placeholder={isInPanel ? undefined : field.label}
      isClearable
      options={records.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      selectedOption={value === null ? undefined : { value, label: chosen?.name ?? '' }}
      emptyText="Nenhum registro encontrado"
      onChange={onChange}
    />
  );
}

/** The three parts of a hierarchy, the outermost first. */
const PLACE = ['branchId', 'departmentId', 'positionId'] as const;
const isPlaceField = (name: string): boolean => PLACE.some((each) => each === name);

const YES_NO = [
  { value: 'true', label: 'Sim' },
  { value: 'false', label: 'Não' },
];

interface Props {
  readonly registry: Registry;
  readonly listState: ReturnType<typeof useListState>;
  /** They stand one below the other, each with its label, and not beside the search. */
  readonly isInPanel: boolean;
}

/** What a registry's list is narrowed by, beside search and situation (doc3 §2.9). */
export function RegistryFilters({ registry, listState: state, isInPanel }: Props) {
  const fields = filtersOf(registry);
  // Two stand in one line with the search from 1280 px on.
  const width = isInPanel ? 'full' : fields.length > 1 ? 'sm' : 'md';
  const given = narrowedTo(registry, state);
  const customer = given['customerId'];
  const set = (name: string, value: string) =>
    state.narrow({
      filters: {
        ...state.filters,
        // What depends on another choice goes with it.
        ...Object.fromEntries(
          fields.flatMap((field) =>
            field.type === 'combo' && field.within === name ? [[field.name, '']] : [],
          ),
        ),
        [name]: value,
      },
    });
  const isPlaced = isInPanel && PLACE.every((name) => fields.some((field) => field.name === name));
  return fields.map((field) => {
    const value = given[field.name];
    // Where somebody works is one choice: a unit, a sector in it or a position.
    if (isPlaced && isPlaceField(field.name))
      return field.name === PLACE[0] ? (
        <PlaceFilter
          key="place"
          customerId={typeof customer === 'number' ? customer : null}
          value={PLACE.map((name) => given[name])}
          onChange={(ids) =>
            state.narrow({
              filters: {
                ...state.filters,
                ...Object.fromEntries(PLACE.map((name, at) => [name, String(ids[at] ?? '')])),
              },
            })
          }
        />
      ) : null;
    return field.type === 'combo' ? (
      <FilterCombo
        key={field.name}
        field={field}
        value={typeof value === 'number' ? value : null}
        onChange={(id) => set(field.name, id === null ? '' : String(id))}
        customerId={typeof customer === 'number' ? customer : null}
        isInPanel={isInPanel}
        width={width}
      />
    ) : (
      <Select
        key={field.name}
        label={field.label}
        isLabelHidden={!isInPanel}
        width={width}
        placeholder={isInPanel ? undefined : (field.columnLabel ?? field.label)}
        isClearable
        options={field.type === 'boolean' ? YES_NO : field.options}
        value={value === undefined ? null : String(value)}
        onChange={(next) => set(field.name, next ?? '')}
      />
    );
  });
}
