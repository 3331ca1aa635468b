import { funcionariosPorSituacao } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { marcarPcd, SITUACOES_DO_PEDIDO } from '../campos/funcionarios.ts';
import { semPcdAtom } from './pedido.ts';
import type { Leitura } from './useRegrasDoCliente.ts';
import { usePedido } from './usePedido.ts';

/**
 * A draft says of nobody that they are PCD (decision 18): for the employees it brought back, the registry is asked
 * again, so that the steps of the request are the same as before.
 */
export function usePcdDoCadastro(): Leitura {
  const [, despachar] = usePedido();
  const [ids, setIds] = useAtom(semPcdAtom);
  const registros = useChamada(
    funcionariosPorSituacao,
    ids.length === 0
      ? null
      : { params: { situacoes: SITUACOES_DO_PEDIDO }, query: { ids: ids.join(','), limit: 100 } },
  );
  useEffect(() => {
    if (!registros.data) return;
    despachar(...marcarPcd(registros.data.items));
    setIds([]);
  }, [despachar, registros.data, setIds]);
  return {
    carregando: registros.isLoading,
    erro: registros.error,
    tentarNovamente: () => void registros.mutate(),
  };
}
