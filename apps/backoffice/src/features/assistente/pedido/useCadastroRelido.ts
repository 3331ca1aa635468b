import { funcionariosPorSituacao } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { SITUACOES_DO_PEDIDO } from '../campos/funcionarios.ts';
import { semCadastroAtom } from './pedido.ts';
import type { Leitura } from './useRegrasDoCliente.ts';
import { usePedido } from './usePedido.ts';

/**
 * A draft says of nobody that they are PCD or that their risk changed (decision 18): for the employees it brought back,
 * the registry is asked again, so that the steps and the questions of the request are the same as before.
 */
export function useCadastroRelido(): Leitura {
  const [, despachar] = usePedido();
  const [ids, setIds] = useAtom(semCadastroAtom);
  const registros = useChamada(
    funcionariosPorSituacao,
    ids.length === 0
      ? null
      : { params: { situacoes: SITUACOES_DO_PEDIDO }, query: { ids: ids.join(','), limit: 100 } },
  );
  useEffect(() => {
    if (!registros.data) return;
    despachar(
      ...registros.data.items.map(
        ({ id, pcd, mudouRisco }) => ({ tipo: 'CADASTRO_RELIDO', id, pcd, mudouRisco }) as const,
      ),
    );
    setIds([]);
  }, [despachar, registros.data, setIds]);
  return {
    carregando: registros.isLoading,
    erro: registros.error,
    tentarNovamente: () => void registros.mutate(),
  };
}
