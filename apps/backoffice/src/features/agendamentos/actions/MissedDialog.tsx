import { changeStatus, getCliente, type AgendamentoRow } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { AGENDAMENTOS_NOTICE } from '@apto/domain/messages';
import { hasReachedMissedLimit, statusRecord } from '@apto/domain/status';
import { ConfirmDialog, Stack, Text } from '@apto/ui';
import { notify, isSilent } from '../../../shared/notices/index.ts';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  /** The status has changed. */
  onMark: () => void;
}

/** Falta Consulta (doc1 §2.5, §4 'Missed appointment'): one question; then whether there will be another chance. */
export default function MissedDialog({ row, onClose, onMark }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();

  /** How many may be missed, or null where it could not be read: the mark itself stands, and is said. */
  const missedLimit = (): Promise<number | null> =>
    api.invoke(getCliente, { params: { id: row.idCliente } }).then(
      ({ limiteReagendamento }) => limiteReagendamento,
      () => null,
    );

  async function mark(): Promise<void> {
    let missed: number;
    try {
      const body = statusRecord('MARCAR_FALTA', row.id);
      const { agendamento } = await api.invoke(
        changeStatus,
        { body },
        { idempotencyKey: attempt.keyFor(body) },
      );
      missed = agendamento.quantidadeFaltaConsulta;
    } catch (error) {
      // The dialog shows the server's sentence below the question.
      if (!isSilent(error)) notify(AGENDAMENTOS_NOTICE.markMissedFailed());
      throw error;
    }
    notify(AGENDAMENTOS_NOTICE.markedMissed(hasReachedMissedLimit(missed, await missedLimit())));
    onMark();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Pré-solicitação"
      confirmLabel="Marcar falta"
      busyMessage="Marcando a falta..."
      onConfirm={mark}
    >
      <Stack gap="x3">
        <Text>Deseja alterar o status para falta consulta?</Text>
        <Text size="s13" tone="muted">
          {`${row.funcionario.name}, ${row.tipoExame.descricao}. Isso não pode ser desfeito.`}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
