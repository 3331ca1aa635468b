import { getCliente, listClientes } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ComboBox } from '@apto/ui';
import { useState } from 'react';
import { usePaginatedOptions } from './usePaginatedOptions.ts';

interface Props {
  readonly value: number | null;
  readonly isLocked?: boolean;
  /** Whether it may stay empty, as in a filter. */
  readonly isAny?: boolean;
  readonly onChange: (id: number | null) => void;
}

/** A customer of the scope. */
export function ClienteField({ value, isLocked = false, isAny = false, onChange }: Props) {
  const [picked, setPicked] = useState<{ value: number; label: string } | null>(null);
  const { records, list } = usePaginatedOptions(listClientes, ({ page, limit, search }) => ({
    query: { page, limit, ...(search === undefined ? {} : { filter: search }) },
  }));
  const isKnown = value === null || picked?.value === value;
  const named = useCall(getCliente, isKnown ? null : { params: { id: value } });
  const chosen = isKnown ? picked : named.data ? { value, label: named.data.name } : null;
  return (
    <ComboBox<number>
      {...list}
      label="Cliente"
      isRequired={!isAny}
      isClearable={isAny}
      placeholder={isAny ? 'Qualquer um' : undefined}
      isReadOnly={isLocked}
      options={records.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      selectedOption={value === null ? undefined : (chosen ?? undefined)}
      errorMessage={named.error ? named.error.message : undefined}
      emptyText="Nenhum registro encontrado"
      onChange={(id, option) => {
        setPicked(id === null || !option ? null : { value: id, label: option.label });
        onChange(id);
      }}
    />
  );
}
