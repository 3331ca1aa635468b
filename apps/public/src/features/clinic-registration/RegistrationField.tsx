import { listCidades } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { Field, RegistryValue } from '@apto/domain/registry';
import { CnpjField, ComboBox, PhoneField, RadioGroup, TextField } from '@apto/ui';
import { useState } from 'react';

export interface RegistrationFieldProps {
  field: Field;
  value: RegistryValue;
  onChange: (value: RegistryValue) => void;
  errorMessage: string | undefined;
  /** The name of the city that is chosen. */
  city: string | null;
}

const CITIES = 20;

/** The control of one kind of field, on a phone. */
export function RegistrationField({ field, value, onChange, errorMessage, city }: RegistrationFieldProps) {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    label: field.label,
    isRequired: field.isRequired ?? false,
    errorMessage,
    ...(field.help ? { description: field.help } : {}),
  };
  if (field.type === 'combo')
    return (
      <CityField
        {...shared}
        city={city}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
      />
    );
  if (field.type === 'select')
    return (
      <RadioGroup {...shared} options={field.options} value={text === '' ? null : text} onChange={onChange} />
    );
  if (field.type === 'cnpj') return <CnpjField {...shared} value={text} onChange={onChange} />;
  if (field.type === 'phone')
    return (
      <PhoneField
        {...shared}
        variant={field.takesLandline ? 'landline' : 'contato'}
        value={text}
        onChange={onChange}
      />
    );
  return (
    <TextField
      {...shared}
      value={text}
      onChange={onChange}
      {...(field.type === 'email' ? { type: 'email' as const, inputMode: 'email' as const } : {})}
    />
  );
}

type CityProps = Omit<RegistrationFieldProps, 'field' | 'value'> & {
  label: string;
  isRequired: boolean;
  value: number | null;
};

/** Every municipality, found by name. */
function CityField({ city, value, onChange, ...shared }: CityProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<{ value: number; label: string } | null>(null);
  const { data, error, isLoading, mutate } = useCall(
    listCidades,
    { query: { limit: CITIES, ...(search.trim() === '' ? {} : { filter: search.trim() }) } },
    { keepPreviousData: true },
  );
  const options = (data?.items ?? []).map(({ id, cidade, estado: state }) => ({
    value: id,
    label: `${cidade} - ${state}`,
  }));
  return (
    <ComboBox<number>
      {...shared}
      options={options}
      value={value}
      selectedOption={
        value === null
          ? undefined
          : picked?.value === value
            ? picked
            : { value, label: city ?? String(value) }
      }
      onSearch={setSearch}
      isLoading={isLoading}
      loadError={error?.message}
      onRetry={() => void mutate()}
      emptyText="Nenhuma cidade encontrada"
      onChange={(next, option) => {
        setPicked(next === null || !option ? null : { value: next, label: option.label });
        onChange(next);
      }}
    />
  );
}
