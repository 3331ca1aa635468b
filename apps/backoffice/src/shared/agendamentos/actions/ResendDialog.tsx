import { listMail, messageTimeline, previewMessage, resendMessage } from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { ConfirmDialog } from '@apto/ui';
import { notify } from '../../notices/index.ts';
import { Previews } from '../preview/Previews.tsx';

interface Props {
  agendamentoId: number;
  messageId: number;
  onClose: () => void;
}

/** 'Enviar de novo' of the timeline and of the list of messages: the message as it would be written now, then one press. */
export default function ResendDialog({ agendamentoId, messageId, onClose }: Props) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const params = { id: agendamentoId, mensagem: messageId };
  const preview = useCall(previewMessage, { params });
  const { data } = preview;

  async function send(): Promise<void> {
    try {
      await api.invoke(resendMessage, { params }, { idempotencyKey: attempt.keyFor(params) });
    } catch (failure) {
      attempt.restartIfRefused(failure);
      throw failure;
    }
    notify({ tone: 'success', title: 'Mensagem na fila de envio.' });
    await reload(messageTimeline, listMail);
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Enviar esta mensagem de novo?"
      confirmLabel="Enviar de novo"
      busyMessage="Enviando a mensagem..."
      width={800}
      onConfirm={send}
      disabledReason={data === undefined ? 'Aguarde a prévia da mensagem.' : undefined}
    >
      <Previews messages={data && [data]} read={preview} />
    </ConfirmDialog>
  );
}
