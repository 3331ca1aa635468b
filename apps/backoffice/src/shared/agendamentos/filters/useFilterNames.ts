import { getCliente, getPrestador, listAttendants } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { FilterNames } from './changes.ts';
import { NOBODY, NOBODY_LABEL, type ListFilters } from './url-filters.ts';

/** The names for the chips of attendant, customer and clinic; what is not filtered is not asked for. */
export function useFilterNames({ attendant, client, clinic }: ListFilters): FilterNames {
  const attendants = useCall(listAttendants, attendant ? {} : null).data;
  const cliente = useCall(getCliente, client === null ? null : { params: { id: client } }).data;
  const prestador = useCall(getPrestador, clinic === null ? null : { params: { id: clinic } }).data;
  return {
    attendant: attendant === NOBODY ? NOBODY_LABEL : attendants?.find(({ id }) => id === attendant)?.name,
    client: cliente?.name,
    clinic: prestador?.name,
  };
}
