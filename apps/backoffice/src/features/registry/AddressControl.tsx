import type { Field, RegistryValues } from '@apto/domain/registry';
import { useCepLookup } from '@apto/api-client/react';
import { AddressFields, EMPTY_ADDRESS } from '@apto/ui';
import type { ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';

interface Props {
  readonly control: Control<RegistryValues>;
  /** The fields of the section that the address is made of. */
  readonly fields: readonly Field[];
  /** The city's own field; it is given the name of the city that a CEP brought. */
  readonly cityField: (found: string | null) => ReactNode;
  readonly isReadOnly: boolean;
}

/** The names of the fields that are one address, as `addressFields` declares them; the city is chosen. */
const NAMES = ['zipCode', 'street', 'number', 'addressComplement', 'neighborhood'] as const;
export const CITY = 'idCity';
/** What the form calls the address: its parts are `{ADDRESS_NAME}.street` and so on. */
export const ADDRESS_NAME = 'endereco';

const isOfAddress = ({ name }: Field): boolean => name === CITY || NAMES.some((each) => each === name);

/** Takes the whole address out of a section's fields; null where it has none. */
export function addressOf(fields: readonly Field[]): { address: readonly Field[]; rest: Field[] } | null {
  const address = fields.filter(isOfAddress);
  if (address.length !== NAMES.length + 1) return null;
  return { address, rest: fields.filter((field) => !isOfAddress(field)) };
}

/** The address of a record, each part a field of its form; a CEP brings what the server knows of it. */
export function AddressControl({ control, fields, cityField, isReadOnly }: Props) {
  const city = useController({ control, name: CITY });
  const { lookUp, foundCity } = useCepLookup(city.field.value, city.field.onChange);
  const bound = {
    zipCode: useController({ control, name: 'zipCode' }),
    street: useController({ control, name: 'street' }),
    number: useController({ control, name: 'number' }),
    addressComplement: useController({ control, name: 'addressComplement' }),
    neighborhood: useController({ control, name: 'neighborhood' }),
  };
  const ofEach = <T,>(read: (name: (typeof NAMES)[number]) => T) =>
    Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<(typeof NAMES)[number], T>;
  return (
    <AddressFields
      name={ADDRESS_NAME}
      value={{ ...EMPTY_ADDRESS, ...ofEach((name) => String(bound[name].field.value ?? '')) }}
      onChange={(change) => {
        for (const name of NAMES) {
          const typed = change[name];
          if (typed !== undefined) bound[name].field.onChange(typed === '' ? null : typed);
        }
      }}
      parts={ofEach((name) => ({
        isRequired: !isReadOnly && fields.find((field) => field.name === name)?.isRequired === true,
        errorMessage: bound[name].fieldState.error?.message,
        onBlur: bound[name].field.onBlur,
        ref: bound[name].field.ref,
      }))}
      cityField={cityField(foundCity?.name ?? null)}
      {...(isReadOnly ? {} : { onLookup: lookUp })}
      isReadOnly={isReadOnly}
    />
  );
}
