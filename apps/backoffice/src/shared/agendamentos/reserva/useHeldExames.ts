import { procedimentoDetails } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import { usePermission } from '../../session/index.ts';

/**
 * The exams of a request, for which a slot is kept and asked about; null while they are on their way, and for whoever may
 * do neither.
 */
export function useHeldExames(agendamentoId: number) {
  const mayCreate = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  const mayEdit = usePermission(PERMISSION.AGENDAMENTOS_EDITAR);
  const { data } = useCall(
    procedimentoDetails,
    mayCreate || mayEdit ? { params: { id: agendamentoId }, query: { origem: 'AGENDAMENTO' } } : null,
  );
  return data?.map(({ procedimentos: { id, name } }) => ({ id, name })) ?? null;
}
