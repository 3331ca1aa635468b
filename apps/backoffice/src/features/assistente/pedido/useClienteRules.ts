import { atendimentoMethod, getCliente } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { pedidoCliente, readWho } from '@apto/domain/pedido';
import { useEffect } from 'react';
import { useDispatch, usePedidoPart } from './usePedido.ts';

/** What a group of reads that the wizard stands on has come to. */
export interface ReadState {
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Several groups of reads as one. */
export const mergeReads = (...reads: readonly ReadState[]): ReadState => ({
  loading: reads.some(({ loading }) => loading),
  error: reads.find(({ error }) => error)?.error,
  retry: () => {
    for (const read of reads) if (read.error) read.retry();
  },
});

/** The client's settings, and who schedules and notifies for this exam type (doc2 §6, §7). */
export function useClienteRules(): ReadState {
  const id = usePedidoPart('cliente')?.id ?? null;
  const type = usePedidoPart('tipoExame')?.id ?? null;
  const dispatch = useDispatch();
  const record = useCall(getCliente, id === null ? null : { params: { id } });
  const method = useCall(
    atendimentoMethod,
    id === null || type === null ? null : { params: { clientId: id, examTypeId: type } },
  );

  // One after the other: what holds for the exam type goes over what holds for the client.
  useEffect(() => {
    if (!record.data) return;
    dispatch({ type: 'CLIENTE_LOADED', cliente: pedidoCliente(record.data) });
    const quemAgenda = readWho(method.data?.quemAgenda);
    const quemAvisa = readWho(method.data?.quemAvisa);
    if (quemAgenda && quemAvisa) dispatch({ type: 'METHOD_LOADED', quemAgenda, quemAvisa });
  }, [dispatch, method.data, record.data]);

  return {
    loading: record.isLoading || method.isLoading,
    error: record.error ?? method.error,
    retry: () => {
      if (record.error) void record.mutate();
      if (method.error) void method.mutate();
    },
  };
}
