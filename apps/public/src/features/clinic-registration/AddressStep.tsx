import { useCepLookup } from '@apto/api-client/react';
import type { Field, RegistryValues } from '@apto/domain/registry';
import { AddressFields, EMPTY_ADDRESS, type AddressPart } from '@apto/ui';
import { RegistrationField } from './RegistrationField.tsx';

interface Props {
  readonly fields: readonly Field[];
  readonly values: Readonly<RegistryValues>;
  /** The name of the city that is chosen. */
  readonly city: string | null;
  readonly wordOf: (name: string) => string | undefined;
  readonly onChange: (changed: RegistryValues) => void;
}

const isPart = (name: string): name is AddressPart => Object.hasOwn(EMPTY_ADDRESS, name);

const CITY = 'idCity';

/**
 * Where the clinic is: its own address, which its browser may know, and of which a CEP brings the street and the city; the
 * city is one of all municipalities.
 */
export function AddressStep({ fields, values, city, wordOf, onChange }: Props) {
  const { lookUp, foundCity } = useCepLookup(values[CITY], (id) => onChange({ [CITY]: id }));
  const parts = fields.filter(({ name }) => isPart(name));
  const ofEach = <T,>(read: (field: Field) => T): Partial<Record<AddressPart, T>> =>
    Object.fromEntries(parts.map((field) => [field.name, read(field)]));
  return (
    <AddressFields
      isOwn
      value={{ ...EMPTY_ADDRESS, ...ofEach(({ name }) => String(values[name] ?? '')) }}
      onChange={(change) => onChange({ ...change })}
      onLookup={lookUp}
      parts={ofEach(({ name, isRequired = false }) => ({ isRequired, errorMessage: wordOf(name) }))}
      cityField={fields
        .filter(({ type }) => type === 'combo')
        .map((field) => (
          <RegistrationField
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            city={foundCity?.name ?? city}
            errorMessage={wordOf(field.name)}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        ))}
    />
  );
}
