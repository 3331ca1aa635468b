import { takeOverAtendimento, type AgendamentoRow } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { QUEUE_NOTICE } from '@apto/domain/queue';
import { ConfirmDialog, Text } from '@apto/ui';
import { notify } from '../../shared/notices/index.ts';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  onTake: () => void;
}

/** Taking over from a colleague is agreed to with the name of who has it. */
export default function TakeOverDialog({ row, onClose, onTake }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const holder = row.responsavel;
  async function take(): Promise<void> {
    const body = { responsavelId: holder?.id ?? null };
    try {
      const options = { idempotencyKey: attempt.keyFor([row.id, body]) };
      await api.invoke(takeOverAtendimento, { params: { id: row.id }, body }, options);
    } catch (error) {
      attempt.restartIfRefused(error);
      throw error;
    }
    notify(QUEUE_NOTICE.takenOver());
    onTake();
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Assumir o atendimento de ${row.funcionario.name}?`}
      confirmLabel="Assumir atendimento"
      busyMessage="Assumindo o atendimento..."
      onConfirm={take}
    >
      <Text>
        {holder === null
          ? 'Ninguém está com este pedido agora.'
          : `${holder.name} está com este pedido agora e verá na fila que ele passou para você.`}
      </Text>
    </ConfirmDialog>
  );
}
