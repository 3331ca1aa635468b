import { getCliente, listPrestadores } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';

/** Whom the address names: what nobody knows by that id is no choice, and is to be made anew. */
export function useGiven(prestadorId: number | null, clienteId: number | null) {
  const clinic = useCall(
    listPrestadores,
    prestadorId === null ? null : { query: { ids: String(prestadorId) } },
  );
  const customer = useCall(getCliente, clienteId === null ? null : { params: { id: clienteId } });
  const isClinicLost = clinic.data?.items.length === 0;
  const isCustomerLost = customer.error?.status === 404;
  const lost = [...(isClinicLost ? ['um prestador'] : []), ...(isCustomerLost ? ['um cliente'] : [])];
  return {
    prestadorId: isClinicLost ? null : prestadorId,
    clienteId: isCustomerLost ? null : clienteId,
    lost:
      lost.length === 0
        ? null
        : `${lost.join(' e ')} que não ${lost.length === 1 ? 'foi encontrado' : 'foram encontrados'}`,
    /** What failed for another reason is judged by the server. */
    isLookedFor:
      (prestadorId !== null && !clinic.data && !clinic.error) ||
      (clienteId !== null && !customer.data && !customer.error),
  };
}
