import type { AgendamentoDetail } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import { showsStart, NO_PERMISSION_REASON } from '@apto/domain/status';
import { Button, Inline } from '@apto/ui';
import { CalendarPlus } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { usePermission } from '../../../shared/session/index.ts';

const StartDialog = onDemand(() => import('./StartDialog.tsx'));

/** 'Iniciar', while the employee is to book (doc1 §2.1), for whoever may create appointments. */
export function StartButton({
  agendamento,
  onSchedule,
}: {
  agendamento: AgendamentoDetail;
  onSchedule: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const can = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  if (!showsStart(agendamento.idStatus)) return null;
  return (
    <Inline>
      <Button
        icon={<CalendarPlus />}
        onPress={() => setIsOpen(true)}
        disabledReason={can ? undefined : NO_PERMISSION_REASON}
      >
        Iniciar
      </Button>
      {isOpen ? (
        <StartDialog agendamento={agendamento} onSchedule={onSchedule} onClose={close} onFail={close} />
      ) : null}
    </Inline>
  );
}
