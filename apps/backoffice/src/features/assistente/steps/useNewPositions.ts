import { funcionariosBySituation } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PEDIDO_SITUATIONS } from '@apto/domain/pedido';
import { PERMISSION } from '@apto/domain/permissions';
import { useSetAtom } from 'jotai';
import { usePermission } from '../../../shared/session/index.ts';
import { withoutRegistrationAtom } from '../pedido/pedido.ts';

/** Where the pending function changes of employees lead (docs/decisions/0162). */
export function useNewPositions(ids: readonly number[]) {
  const mayChange = usePermission(PERMISSION.ESTRUTURA_FUNCIONARIO_EDITAR);
  const askAgain = useSetAtom(withoutRegistrationAtom);
  const { data, mutate } = useCall(
    funcionariosBySituation,
    ids.length === 0
      ? null
      : { params: { situacoes: PEDIDO_SITUATIONS.join(',') }, query: { ids: ids.join(','), limit: 100 } },
  );
  return {
    positionOf: (id: number): string | null =>
      data?.items.find((funcionario) => funcionario.id === id)?.novaHierarquia?.nome ?? null,
    mayChange,
    /** After a change: other risks may ask another question, or none (doc2 §4). */
    reread: () => {
      void mutate();
      askAgain(ids);
    },
  };
}
