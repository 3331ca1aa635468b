import { funcionariosBySituation } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { needsNewHierarquia } from '@apto/domain/exames';
import { PEDIDO_SITUATIONS } from '@apto/domain/pedido';
import { PERMISSION } from '@apto/domain/permissions';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { usePermission } from '../../../shared/session/index.ts';
import { funcionarioIdsAtom, pedidoAtom, withoutRegistrationAtom } from '../pedido/pedido.ts';

/** Who changes their function by this request, by comma; empty for any other exam type. */
const changersAtom = atom((get): string => {
  const { tipoExame } = get(pedidoAtom);
  return needsNewHierarquia(tipoExame?.id) ? get(funcionarioIdsAtom).join(',') : '';
});

/** Where the pending function changes of the request's employees lead (docs/decisions/0162). */
export function useNewPositions() {
  const ids = useAtomValue(changersAtom);
  const mayChange = usePermission(PERMISSION.ESTRUTURA_FUNCIONARIO_EDITAR);
  const askAgain = useSetAtom(withoutRegistrationAtom);
  const { data, mutate } = useCall(
    funcionariosBySituation,
    ids === '' ? null : { params: { situacoes: PEDIDO_SITUATIONS.join(',') }, query: { ids, limit: 100 } },
  );
  return {
    positionOf: (id: number): string | null =>
      data?.items.find((funcionario) => funcionario.id === id)?.novaHierarquia?.nome ?? null,
    mayChange,
    /** After a change: other risks may ask another question, or none (doc2 §4). */
    reread: () => {
      void mutate();
      askAgain(ids.split(',').map(Number));
    },
  };
}
