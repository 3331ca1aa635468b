import { changeStatus, type AgendamentoRow } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { ACTION_NOTICE, ANSWER_REQUIRED_MESSAGE } from '@apto/domain/messages';
import { MAX_REASON_LENGTH, statusRecord } from '@apto/domain/status';
import { DescriptionDialog } from '@apto/ui';
import { notify, isSilent } from '../../notices/index.ts';
import { Pendencia } from '../details/Pendencia.tsx';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  /** The status has changed. */
  onResolve: () => void;
}

/** Pendências (doc1 §2.5): whom and what it is about, a required answer, Voltar and Finalizar. */
export default function PendenciaDialog({ row, onClose, onResolve }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();

  async function finish(response: string | null): Promise<void> {
    try {
      const body = statusRecord('RESOLVER_PENDENCIA', row.id, response ?? '');
      await api.invoke(changeStatus, { body }, { idempotencyKey: attempt.keyFor(body.descricao) });
    } catch (error) {
      if (!isSilent(error)) notify(ACTION_NOTICE.pendenciaFailed());
      throw error;
    }
    notify(ACTION_NOTICE.pendenciaResolved());
    onResolve();
  }

  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Pendências"
      label="Resposta"
      requiredMessage={ANSWER_REQUIRED_MESSAGE}
      maxLength={MAX_REASON_LENGTH}
      confirmLabel="Finalizar"
      cancelLabel="Voltar"
      onConfirm={finish}
    >
      <Pendencia id={row.id} idStatus={row.status.id} name={row.funcionario.name} />
    </DescriptionDialog>
  );
}
