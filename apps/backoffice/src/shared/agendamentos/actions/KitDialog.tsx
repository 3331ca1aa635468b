import { kitFile, messageTimeline, previewMessages, sendKit, type AgendamentoRow } from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { kitFileName } from '@apto/domain/kit';
import { ACTION_NOTICE } from '@apto/domain/messages';
import { Button, ConfirmDialog, Dialog, ErrorState, PdfViewer, Stack, Text } from '@apto/ui';
import { useEffect, useState } from 'react';
import { messageFrom, notify } from '../../notices/index.ts';
import { Previews } from '../preview/Previews.tsx';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  /** The kit is on its way. */
  onSend: () => void;
}

/** Reenviar Kit (doc1 §2.5): what goes to provider and requester is read first, the PDF with it. */
export default function KitDialog({ row, onClose, onSend }: Props) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const [isPdfOpen, setPdfOpen] = useState(false);
  const previews = useCall(previewMessages, {
    params: { id: row.id },
    query: { tipo: 'KIT' },
  });
  const { data } = previews;
  const reachesNobody = data?.every(({ canal: channel }) => channel === null) ?? false;

  async function send(): Promise<void> {
    const params = { id: row.id };
    try {
      await api.invoke(sendKit, { params }, { idempotencyKey: attempt.keyFor(params) });
    } catch (failure) {
      attempt.restartIfRefused(failure);
      throw failure;
    }
    notify(ACTION_NOTICE.kitSent());
    onSend();
    await reload(messageTimeline);
  }

  return (
    <>
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={`Reenviar o Kit de ${row.funcionario.name}?`}
        confirmLabel="Reenviar Kit"
        busyMessage="Enviando o kit..."
        width={800}
        onConfirm={send}
        disabledReason={
          data === undefined
            ? 'Aguarde a prévia das mensagens.'
            : reachesNobody
              ? 'Nem o prestador nem o solicitante têm um contato válido.'
              : undefined
        }
      >
        <Stack gap="x5">
          <Text>O kit será enviado novamente ao prestador e ao solicitante, como está agora.</Text>
          <div>
            <Button onPress={() => setPdfOpen(true)}>Ver o kit (PDF)</Button>
          </div>
          <Previews messages={data} read={previews} />
        </Stack>
      </ConfirmDialog>
      {isPdfOpen ? <KitPdf row={row} onClose={() => setPdfOpen(false)} /> : null}
    </>
  );
}

/** The kit itself, as it would be attached. */
function KitPdf({ row, onClose }: Pick<Props, 'row' | 'onClose'>) {
  const api = useApi();
  const { id } = row;
  const [pdf, setPdf] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    api.download(kitFile, { params: { id } }, { signal: leaving.signal }).then(
      ({ blob }) => setPdf(blob),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(messageFrom(error) ?? '');
      },
    );
    return () => leaving.abort();
  }, [api, id, attempt]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Kit de ${row.funcionario.name}`}
      width={900}
    >
      {failure === null ? (
        <PdfViewer label={`Kit de ${row.funcionario.name}`} source={pdf} fileName={kitFileName(id)} />
      ) : (
        <ErrorState
          title="Não foi possível abrir o kit."
          description={failure}
          onRetry={() => {
            setFailure(null);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </Dialog>
  );
}
