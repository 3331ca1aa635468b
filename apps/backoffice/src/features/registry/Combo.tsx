import { registryOptions } from '@apto/api-client';
import type { Field, RegistryValue } from '@apto/domain/registry';
import { ComboBox } from '@apto/ui';
import { useState, type Ref } from 'react';
import { usePaginatedOptions } from '../../shared/usePaginatedOptions.ts';

interface Props {
  field: Field & { type: 'combo' };
  label: string;
  placeholder?: string;
  isRequired: boolean;
  isReadOnly: boolean;
  description?: string;
  errorMessage: string | undefined;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  value: number | null;
  /** @param name of what was chosen */
  onChange: (value: RegistryValue, name: string | null) => void;
  /** The chosen one's name, as the record has it. */
  chosen: string | null;
  within: RegistryValue | undefined;
}

/** Chooses a record of another registry; where that depends on a customer, of that customer's alone. */
export function Combo({ field, chosen, within, value, onChange, ...shared }: Props) {
  const isWaiting = within === null;
  const { records, list } = usePaginatedOptions(registryOptions, ({ page, limit, search }) =>
    isWaiting
      ? null
      : {
          params: { registry: field.of },
          query: {
            page,
            limit,
            ...(search === undefined ? {} : { filter: search }),
            ...(typeof within === 'number' ? { customerId: within } : {}),
          },
        },
  );
  const [picked, setPicked] = useState<{ value: number; label: string } | null>(null);
  const options = records.map(({ id, name, bloqueio: reason }) => ({
    value: id,
    label: name,
    ...(field.isReleased && reason !== undefined ? { disabledReason: reason } : {}),
  }));
  const selected =
    value === null
      ? undefined
      : picked?.value === value
        ? picked
        : { value, label: options.find((option) => option.value === value)?.label ?? chosen ?? '' };
  return (
    <ComboBox<number>
      {...shared}
      {...list}
      options={options}
      value={value}
      selectedOption={selected}
      emptyText={isWaiting ? 'Escolha o cliente antes' : 'Nenhum registro encontrado'}
      onChange={(next, option) => {
        setPicked(next === null || !option ? null : { value: next, label: option.label });
        onChange(next, next === null ? null : (option?.label ?? null));
      }}
    />
  );
}
