import { getCliente, getPrestador, listAttendants } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { useEffect } from 'react';
import type { FilterNames } from './changes.ts';
import { NOBODY, NOBODY_LABEL, type ListFilters } from './url-filters.ts';

interface Props {
  readonly filters: ListFilters;
  readonly onKnown: (names: FilterNames) => void;
}

/** Finds the names for the chips of attendant, customer and clinic. Draws nothing, and asks only for what is filtered. */
export function NamesOfFilters({ filters: { attendant, client, clinic }, onKnown }: Props) {
  const attendants = useCall(listAttendants, attendant ? {} : null).data;
  const cliente = useCall(getCliente, client === null ? null : { params: { id: client } }).data?.name;
  const prestador = useCall(getPrestador, clinic === null ? null : { params: { id: clinic } }).data?.name;
  const name = attendant === NOBODY ? NOBODY_LABEL : attendants?.find(({ id }) => id === attendant)?.name;
  useEffect(
    () => onKnown({ attendant: name, client: cliente, clinic: prestador }),
    [name, cliente, prestador, onKnown],
  );
  return null;
}
