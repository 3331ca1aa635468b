import { changeStatus } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { ACTION_NOTICE, ENDING_NOTICE } from '@apto/domain/messages';
import { MAX_REASON_LENGTH, statusRecord } from '@apto/domain/status';
import { DescriptionDialog } from '@apto/ui';
import { useUndo, withUndoHint } from '../undo/useUndo.ts';
import { notifyError } from '../../notices/index.ts';
import type { OpenChange } from './useStatusChange.ts';

const TEXTS = {
  ALTERAR: {
    transition: 'SOLICITAR_ALTERACAO',
    success: ACTION_NOTICE.changeRequested,
    title: 'Solicitar alteração',
    consequence: (name: string) =>
      `O agendamento de ${name} já está em andamento. Diga o que precisa mudar, e quem cuida dele responde.`,
    label: 'Alteração desejada',
    confirm: 'Solicitar alteração',
    tone: 'neutral',
  },
  CANCELAR: {
    transition: 'CANCELAR',
    success: ENDING_NOTICE.cancelled,
    title: 'Cancelar agendamento',
    consequence: (name: string) => `O agendamento de ${name} será cancelado.`,
    label: 'Motivo do cancelamento',
    confirm: 'Cancelar agendamento',
    tone: 'danger',
  },
  DESISTENCIA: {
    transition: 'DESISTIR',
    success: ENDING_NOTICE.desistencia,
    title: 'Desistência de Vaga',
    consequence: (name: string) => `A vaga de ${name} será liberada.`,
    label: 'Motivo da desistência',
    confirm: 'Desistir da vaga',
    tone: 'danger',
  },
} as const;

interface Props {
  open: OpenChange;
  onClose: () => void;
  /** The status has changed. */
  onChange: () => void;
}

/** Asks why, for Cancelar and Desistência de Vaga, and what, for a change request (doc1 §2.5); then does it. */
export default function AskReasonDialog({ open, onClose, onChange }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const notifyDone = useUndo(onChange);
  const { action, agendamento } = open;
  const texts = TEXTS[action];

  async function confirm(reason: string): Promise<void> {
    const body = statusRecord(texts.transition, agendamento.id, reason);
    let version: number;
    try {
      const done = await api.invoke(changeStatus, { body }, { idempotencyKey: attempt.keyFor(reason) });
      version = done.agendamento.version;
    } catch (error) {
      // doc1 §8: the server's message, as a toast; the dialog shows it as well, beside the text that was typed.
      notifyError(error);
      throw error;
    }
    notifyDone(texts.transition, texts.success(), { id: agendamento.id, version });
    onChange();
  }

  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.title}
      label={texts.label}
      maxLength={MAX_REASON_LENGTH}
      confirmLabel={texts.confirm}
      cancelLabel="Voltar"
      tone={texts.tone}
      onConfirm={(reason) => confirm(reason ?? '')}
    >
      {withUndoHint(texts.transition, texts.consequence(agendamento.funcionario.name))}
    </DescriptionDialog>
  );
}
