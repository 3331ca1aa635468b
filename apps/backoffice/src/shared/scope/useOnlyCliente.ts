import { getCliente } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { useSession } from '../session/index.ts';

/** The one customer of whoever has no other; null: there are more, or all of them. */
export function useOnlyCliente(): { readonly id: number; readonly name: string | null } | null {
  const { clientes } = useSession().profile;
  const [first] = clientes;
  const id = clientes.length === 1 && first !== undefined ? first : null;
  const { data } = useCall(getCliente, id === null ? null : { params: { id } });
  return id === null ? null : { id, name: data?.name ?? null };
}
