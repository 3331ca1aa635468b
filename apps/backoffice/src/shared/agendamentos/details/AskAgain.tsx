import { getCliente, type AgendamentoDetail } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import { AGAIN_STATUSES, askAgainReason, isStatusIn } from '@apto/domain/status';
import { Button } from '@apto/ui';
import { RotateCcw } from '@apto/ui/icons';
import { useNavigate } from 'react-router-dom';
import { askAgainRoute } from '../../routing/addresses.ts';
import { usePermission } from '../../session/index.ts';

/** 'Pedir de novo', of an exam that was missed or not confirmed, within the customer's limit (docs/decisions/0214). */
export function AskAgain({ agendamento }: { agendamento: AgendamentoDetail }) {
  const navigate = useNavigate();
  const mayCreate = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  const isOver = isStatusIn(agendamento.idStatus, AGAIN_STATUSES);
  const { data, isLoading } = useCall(
    getCliente,
    isOver && mayCreate ? { params: { id: agendamento.idCliente } } : null,
  );
  const reason = askAgainReason(agendamento, data?.limiteReagendamento, mayCreate);
  if (reason === undefined) return null;
  return (
    <Button
      icon={<RotateCcw />}
      isPending={isLoading}
      disabledReason={reason ?? undefined}
      onPress={() => void navigate(askAgainRoute(agendamento.id))}
    >
      Pedir de novo
    </Button>
  );
}
