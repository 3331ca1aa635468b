import { funcionariosBySituation } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PEDIDO_SITUATIONS } from '@apto/domain/pedido';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { withoutRegistrationAtom } from './pedido.ts';
import type { ReadState } from './useClienteRules.ts';
import { useDispatch } from './usePedido.ts';

/**
 * A draft says of nobody that they are PCD or that their risk changed (decision 18): for the employees it brought back,
 * the registry is asked again, so that the steps and the questions of the request are the same as before.
 */
export function useRereadRegistration(): ReadState {
  const dispatch = useDispatch();
  const [ids, setIds] = useAtom(withoutRegistrationAtom);
  const records = useCall(
    funcionariosBySituation,
    ids.length === 0
      ? null
      : { params: { situacoes: PEDIDO_SITUATIONS.join(',') }, query: { ids: ids.join(','), limit: 100 } },
  );
  useEffect(() => {
    if (!records.data) return;
    dispatch(
      ...records.data.items.map(
        ({ id, pcd, mudouRisco }) => ({ type: 'REGISTRATION_REREAD', id, pcd, mudouRisco }) as const,
      ),
    );
    setIds([]);
  }, [dispatch, records.data, setIds]);
  return {
    loading: records.isLoading,
    error: records.error,
    retry: () => void records.mutate(),
  };
}
