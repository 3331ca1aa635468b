import { changeStatus, getCliente, type AgendamentoRow } from '@apto/api-client';
import { useApi, useIdempotencyKey, useNow } from '@apto/api-client/react';
import { ENDING_NOTICE } from '@apto/domain/messages';
import { hasReachedMissedLimit, missedTooEarly, statusRecord } from '@apto/domain/status';
import { ConfirmDialog, InlineAlert, Stack, Text } from '@apto/ui';
import { useUndo, withUndoHint } from '../undo/useUndo.ts';
import { notify, isSilent } from '../../notices/index.ts';

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
  const notifyDone = useUndo(onMark);
  const early = missedTooEarly(row, useNow());

  /** How many may be missed, or null where it could not be read: the mark itself stands, and is said. */
  const missedLimit = (): Promise<number | null> =>
    api.invoke(getCliente, { params: { id: row.idCliente } }).then(
      ({ limiteReagendamento }) => limiteReagendamento,
      () => null,
    );

  async function mark(): Promise<void> {
    let done: { version: number; quantidadeFaltaConsulta: number };
    try {
      const body = statusRecord('MARCAR_FALTA', row.id);
      const answer = await api.invoke(changeStatus, { body }, { idempotencyKey: attempt.keyFor(body) });
      done = answer.agendamento;
    } catch (error) {
      // The dialog shows the server's sentence below the question.
      if (!isSilent(error)) notify(ENDING_NOTICE.markMissedFailed());
      throw error;
    }
    const hasReachedLimit = hasReachedMissedLimit(done.quantidadeFaltaConsulta, await missedLimit());
    notifyDone('MARCAR_FALTA', ENDING_NOTICE.markedMissed(hasReachedLimit), {
      id: row.id,
      version: done.version,
    });
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
      cancelLabel="Voltar"
      busyMessage="Marcando a falta..."
      onConfirm={mark}
    >
      <Stack gap="x3">
        <Text>Deseja alterar o status para falta consulta?</Text>
        {early ? <InlineAlert tone="warning">{early}</InlineAlert> : null}
        <Text size="s13" tone="muted">
          {withUndoHint('MARCAR_FALTA', `${row.funcionario.name}, ${row.tipoExame.descricao}.`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
