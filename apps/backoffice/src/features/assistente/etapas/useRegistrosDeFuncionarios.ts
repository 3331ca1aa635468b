import { funcionariosPorSituacao, type FuncionarioResumido } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { useEffect, useState } from 'react';
import { SITUACOES_DO_PEDIDO } from '../campos/funcionarios.ts';
import { useOpcoesPaginadas } from '../campos/useOpcoesPaginadas.ts';

const params = { situacoes: SITUACOES_DO_PEDIDO };

/**
 * Employees found by name or CPF, and the records of those who are picked: a page that goes away with another search
 * must not take them along, and a draft brings back only their ids.
 */
export function useRegistrosDeFuncionarios(exame: number | null, picados: readonly number[]) {
  const [vistos, setVistos] = useState<ReadonlyMap<number, FuncionarioResumido>>(new Map());
  const { registros, lista } = useOpcoesPaginadas(funcionariosPorSituacao, ({ page, limit, busca }) => ({
    params,
    query: { page, limit, filter: busca, ...(exame === null ? {} : { exame }) },
  }));
  const faltam = picados.filter((id) => !vistos.has(id) && !registros.some((f) => f.id === id));
  const resgate = useChamada(
    funcionariosPorSituacao,
    faltam.length === 0 ? null : { params, query: { ids: faltam.join(','), limit: 100 } },
  );

  const chegados = [...registros, ...(resgate.data?.items ?? [])].filter(
    (f) => picados.includes(f.id) && !vistos.has(f.id),
  );
  const chave = chegados.map(({ id }) => id).join();
  useEffect(() => {
    if (chegados.length > 0)
      setVistos((antes) => new Map([...antes, ...chegados.map((f) => [f.id, f] as const)]));
    // The arrivals are told apart by their ids; the list is a new array at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chave]);

  return {
    registros,
    lista,
    registroDe: (id: number): FuncionarioResumido | undefined =>
      vistos.get(id) ?? registros.find((f) => f.id === id) ?? resgate.data?.items.find((f) => f.id === id),
  };
}
